import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '@shared-kit/ui';
import { formatNumber } from '@shared-kit/ui/format';
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

/**
 * Renders tabs over views of one subject. Only the open view is mounted. One tab is in the tab order; arrow keys, Home and
 * End open the others. It is our own, because Radix' tabs would bring 6 KB to the first paint of pages that have tabs.
 */
export function Tabs({ label, tabs, value, onValueChange, appearance = 'line' }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.key ?? '');
  const open = value ?? chosen;
  useLayoutEffect(() => showOpenTab(list.current), [value, tabs.length]);
  function choose(key: string): void {
    if (key === open) return;
    setChosen(key);
    onValueChange?.(key);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = tabAfterKey(tabs, open, event.key);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabId(id, next))?.focus();
  }
  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        className={classNames(styles.list, styles[appearance])}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={tabId(id, tab.key)}
            aria-selected={tab.key === open}
            aria-controls={panelId(id, tab.key)}
            data-state={tab.key === open ? 'active' : 'inactive'}
            tabIndex={tab.key === open ? 0 : -1}
            disabled={tab.isDisabled}
            className={styles.tab}
            onClick={() => choose(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{formatNumber(tab.count)}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={panelId(id, tab.key)}
          aria-labelledby={tabId(id, tab.key)}
          tabIndex={0}
          hidden={tab.key !== open}
          className={styles.content}
        >
          {tab.key === open && tab.content}
        </div>
      ))}
    </div>
  );
}

const tabId = (id: string, key: string): string => `${id}-tab-${key}`;
const panelId = (id: string, key: string): string => `${id}-panel-${key}`;

/** Returns the key of the tab that a pressed key leads to; undefined for other keys. */
function tabAfterKey(tabs: readonly Tab[], open: string, pressed: string): string | undefined {
  const usable = tabs.filter(({ key, isDisabled }) => !isDisabled || key === open).map(({ key }) => key);
  const at = usable.indexOf(open);
  if (pressed === 'ArrowRight') return usable[(at + 1) % usable.length];
  if (pressed === 'ArrowLeft') return usable.at(at - 1);
  if (pressed === 'Home') return usable[0];
  return pressed === 'End' ? usable.at(-1) : undefined;
}

/** Centres the open tab when not all tabs fit: tabs cut off at the edges show that there are more. */
function showOpenTab(list: HTMLElement | null): void {
  const tab = list?.querySelector('[data-state="active"]');
  if (!list || !tab) return;
  const [row, open] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += open.left - row.left - (row.width - open.width) / 2;
}
