import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** Time that the end of a text must stay in view to count as read, in milliseconds. */
const READ_AFTER_MS = 2000;

/** Calls back once when the end of a text was reached. Set the ref on an element after the text. */
export function useReadToEnd(onRead: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const reportRead = useEffectEvent(onRead);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        reportRead();
      }, READ_AFTER_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return end;
}
