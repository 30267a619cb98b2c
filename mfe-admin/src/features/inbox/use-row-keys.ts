import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface RowKeys {
  onAccept(key: string): void;
  onRefuse(key: string): void;
  onToggle(key: string): void;
}

/**
 * Answers a list by keyboard while the focus is in one of its rows: J, K and the arrows move to another row, A accepts, R
 * refuses and X selects. A row carries its id in `data-row` and has a checkbox, which takes the focus.
 */
export function useRowKeys(keys: RowKeys): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
      if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
      const id = row.dataset['row'] ?? '';
      const { onAccept, onRefuse, onToggle } = current.current;
      const [next, previous] = [row.nextElementSibling, row.previousElementSibling];
      switch (event.key.toLowerCase()) {
        case 'j':
        case 'arrowdown':
          focusRow(next);
          break;
        case 'k':
        case 'arrowup':
          focusRow(previous);
          break;
        case 'a':
          focusRow(next ?? previous);
          onAccept(id);
          break;
        case 'r':
          onRefuse(id);
          break;
        case 'x':
          onToggle(id);
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  return list;
}

function focusRow(row: Element | null): void {
  row?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
}
