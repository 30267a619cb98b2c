import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { LATE_AFTER_MS } from './use-is-late.ts';

const PLACEHOLDER = "[role='status'][aria-label='Carregando']";

/**
 * State of the parts: a loading one hides those below it, all are on time and visible, or late ones stand below the others
 * in the order in which they arrive.
 */
export type Arrivals =
  | { readonly kind: 'held' }
  | { readonly kind: 'on-time' }
  | { readonly kind: 'late'; readonly keys: readonly string[] };

/**
 * Watches which parts of the element have loaded, once the time that a loading part may hold the others is over. The last
 * part holds nothing, so it keeps its place.
 */
export function useArrivals(list: RefObject<HTMLElement | null>): Arrivals {
  const [arrivals, setArrivals] = useState<Arrivals>({ kind: 'held' });
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let keys: readonly string[] = [];
    const add = (loaded: readonly Element[]): void => {
      const added = loaded.map(keyOf).filter((key) => !keys.includes(key));
      if (added.length === 0) return;
      keys = [...keys, ...added];
      setArrivals({ kind: 'late', keys });
    };
    const observer = new MutationObserver(() => {
      const parts = [...element.children];
      add(parts.filter(isLoaded));
      if (parts.every((part) => keys.includes(keyOf(part)))) observer.disconnect();
    });
    const timer = setTimeout(() => {
      const parts = [...element.children];
      const onTime = parts.filter((part, at) => isLoaded(part) || at === parts.length - 1);
      if (onTime.length === parts.length) return setArrivals({ kind: 'on-time' });
      observer.observe(element, { childList: true, subtree: true });
      add(onTime);
    }, LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [list]);
  return arrivals;
}

function isLoaded(part: Element): boolean {
  return part.querySelector(PLACEHOLDER) === null;
}

function keyOf(part: Element): string {
  return part.getAttribute('data-part') ?? '';
}
