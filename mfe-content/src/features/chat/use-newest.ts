import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ChatMessage } from '@shared-kit/contracts/content';

/** Distance from the end, in pixels, that counts as being at the end. */
const slack = 48;

interface Newest {
  readonly isAtEnd: boolean;
  /** Number of messages of others that arrived while the person read further up. */
  readonly newBelow: number;
  toEnd(): void;
}

/** Returns whether the newest message is in view, and how many new messages are below it. */
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
    const update = (): void => setIsAtEnd(-element.scrollTop <= slack);
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [scroller]);

  const toEnd = (): void => scroller.current?.scrollTo({ top: 0 });
  // Scrolls to a message that the viewer has just written, from any position.
  const unsentBefore = useRef(0);
  useLayoutEffect(() => {
    if (unsent > unsentBefore.current) scroller.current?.scrollTo({ top: 0 });
    unsentBefore.current = unsent;
  }, [scroller, unsent]);
  usePreservedPosition(scroller, newest, isAtEnd);

  return {
    isAtEnd,
    newBelow: isAtEnd ? 0 : messages.filter((message) => message.sequence > seen && message.idUser !== idUser).length,
    toEnd,
  };
}

/** Keeps the reading position in browsers without scroll anchoring when content is added below. */
function usePreservedPosition(scroller: RefObject<HTMLDivElement | null>, newest: number, isAtEnd: boolean): void {
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const grown = element.scrollHeight - height.current;
    height.current = element.scrollHeight;
    if (!isAtEnd && grown > 0 && !CSS.supports('overflow-anchor', 'auto')) element.scrollTop -= grown;
    // Runs only when the newest message changes: that is when content is added below.
    // oxlint-disable-next-line react/exhaustive-deps -- the scroll position does not change the content height
  }, [scroller, newest]);
}
