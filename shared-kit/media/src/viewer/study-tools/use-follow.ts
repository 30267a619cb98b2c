import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const scrollKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * Scrolls a list so that its current entry is visible, until the person scrolls the list. Moves the list only, never the
 * page.
 * @param current index of the current entry; -1 for none.
 */
export function useFollow(list: RefObject<HTMLElement | null>, current: number) {
  const [isFollowing, setFollowing] = useState(true);
  const isFirst = useRef(true);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const stop = (): void => setFollowing(false);
    const onKey = ({ key }: KeyboardEvent): void => void (scrollKeys.has(key) && stop());
    // A press on the list itself, not on an entry, drags its scroll bar.
    const onPress = ({ target }: PointerEvent): void => void (target === element && stop());
    element.addEventListener('wheel', stop, { passive: true });
    element.addEventListener('touchmove', stop, { passive: true });
    element.addEventListener('keydown', onKey);
    element.addEventListener('pointerdown', onPress);
    return () => {
      element.removeEventListener('wheel', stop);
      element.removeEventListener('touchmove', stop);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('pointerdown', onPress);
    };
  }, [list]);

  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!isFollowing || !entry || !list.current) return;
    const top = entry.offsetTop - (list.current.clientHeight - entry.offsetHeight) / 2;
    const isInstant = isFirst.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current.scrollTo({ top: Math.max(0, top), behavior: isInstant ? 'auto' : 'smooth' });
    isFirst.current = false;
  }, [list, current, isFollowing]);

  return { isFollowing, follow: () => setFollowing(true) };
}
