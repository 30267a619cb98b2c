import { useEffect, useRef } from 'react';
import { Button, Spinner } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { RoomView } from './room-view.ts';
import styles from './message-list.module.css';

interface OlderMessagesProps {
  readonly state: RoomView['older'];
  readonly hasOlder: boolean;
  readonly isEmpty: boolean;
  readonly onLoad: () => void;
}

/** Loads older messages when the upper end comes near; the button serves people who cannot scroll and retries. */
export function OlderMessages({ state, hasOlder, isEmpty, onLoad }: OlderMessagesProps) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element || !hasOlder || state !== 'idle') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), {
      root: element.closest('[role="log"]'),
      rootMargin: '400px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasOlder, state, onLoad]);
  if (isEmpty) return null;
  if (!hasOlder) return <p className={styles.beginning}>{labels.beginning}</p>;
  return (
    <div ref={mark} className={styles.older}>
      {state === 'failed' && <p>{labels.olderFailed}</p>}
      {state === 'loading' ? (
        <Spinner label={labels.loadingOlder} />
      ) : (
        <Button size="small" variant="ghost" onClick={onLoad}>
          {labels.loadOlder}
        </Button>
      )}
    </div>
  );
}
