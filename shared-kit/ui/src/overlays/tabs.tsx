import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';
import { classNames } from '@shared-kit/ui';
import styles from './tabs.module.css';

/** One tab with its content. */
export interface Tab {
  key: string;
  label: ReactNode;
  /** Count beside the label. */
  count?: number;
  content: ReactNode;
  isDisabled?: boolean;
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** Spoken name of the set. */
  label: string;
  tabs: readonly Tab[];
  /**
   * Key of the open tab, with `onValueChange`; without them the first tab opens and the component keeps its own state.
   */
  value?: string;
  onValueChange?: (key: string) => void;
  /** `line` draws a line under the label, `pill` a shape around it. */
  appearance?: 'line' | 'pill';
}

/** Renders tabs over views of one subject. Only the open view is mounted. */
export function Tabs({ label, tabs, value, onValueChange, appearance = 'line' }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showOpenTab(list.current), [value, tabs.length]);
  return (
    <Radix.Root
      className={styles.tabs}
      {...(value === undefined ? { defaultValue: tabs[0]?.key ?? '' } : { value })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <Radix.List ref={list} className={classNames(styles.list, styles[appearance])} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.key} value={tab.key} disabled={tab.isDisabled} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.key} value={tab.key} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Centres the open tab when not all tabs fit: tabs cut off at the edges show that there are more. */
function showOpenTab(list: HTMLElement | null): void {
  const tab = list?.querySelector('[data-state="active"]');
  if (!list || !tab) return;
  const [row, open] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += open.left - row.left - (row.width - open.width) / 2;
}
