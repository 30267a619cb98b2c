import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';
import { classNames } from 'shared-kit/ui';
import styles from './tabs.module.css';

export interface Tab {
  key: string;
  label: ReactNode;
  /** Beside the label, e.g. how many there are. */
  count?: number;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Spoken name of the set. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab's key, with `onValueChange`; without them the first opens and the set keeps its own state. */
  value?: string;
  onValueChange?: (key: string) => void;
  /** `line` under the label, `pill` around it. */
  look?: 'line' | 'pill';
}

/** Views of one thing, one at a time. Only the open one is mounted. */
export function Tabs({ label, tabs, value, onValueChange, look = 'line' }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showOpenTab(list.current), [value, tabs.length]);
  return (
    <Radix.Root
      className={styles.tabs}
      {...(value === undefined ? { defaultValue: tabs[0]?.key ?? '' } : { value })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <Radix.List ref={list} className={classNames(styles.list, styles[look])} aria-label={label}>
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

/** Where there is no room for all of them, the open one stands in the middle: what is cut at the edges says that there is more. */
function showOpenTab(list: HTMLElement | null): void {
  const tab = list?.querySelector('[data-state="active"]');
  if (!list || !tab) return;
  const [row, open] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += open.left - row.left - (row.width - open.width) / 2;
}
