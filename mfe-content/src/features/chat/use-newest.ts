import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ChatMessage } from 'shared-kit/contracts/content';

/** Close enough to the end to count as there. */
const slack = 48;

interface Newest {
  readonly isAtEnd: boolean;
  /** Messages of others that came while the person read further up. */
  readonly newBelow: number;
  toEnd(): void;
}

/** Whether the newest message is in sight, and how many are not. */
export function useNewest(
  scroller: RefObject<HTMLDivElement | null>,
  { messages, unsent, idUser }: { messages: readonly ChatMessage[]; unsent: number; idUser: number },
): Newest {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seen, setSeen] = useState(0);
  const newest = messages.at(-1)?.sequence ?? 0;
  if (isAtEnd && seen !== newest) setSeen(newest);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = (): void => setIsAtEnd(-element.scrollTop <= slack);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller]);

  const toEnd = (): void => scroller.current?.scrollTo({ top: 0 });
  // What one has just written is in sight, wherever one was.
  const unsentBefore = useRef(0);
  useLayoutEffect(() => {
    if (unsent > unsentBefore.current) scroller.current?.scrollTo({ top: 0 });
    unsentBefore.current = unsent;
  }, [scroller, unsent]);
  useHeldPlace(scroller, newest, isAtEnd);

  return {
    isAtEnd,
    newBelow: isAtEnd ? 0 : messages.filter((message) => message.sequence > seen && message.idUser !== idUser).length,
    toEnd,
  };
}

/** Browsers that don't anchor scrolling would move what is being read when something comes in below. */
function useHeldPlace(scroller: RefObject<HTMLDivElement | null>, newest: number, isAtEnd: boolean): void {
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const grown = element.scrollHeight - height.current;
    height.current = element.scrollHeight;
    if (!isAtEnd && grown > 0 && !CSS.supports('overflow-anchor', 'auto')) element.scrollTop -= grown;
    // Only what comes in below: that is when the newest changes.
    // oxlint-disable-next-line react/exhaustive-deps -- where the person is does not make anything grow
  }, [scroller, newest]);
}
