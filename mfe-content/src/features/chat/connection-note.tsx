import { useSyncExternalStore } from 'react';
import { Icon, VisuallyHidden, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { RoomView } from './room-view.ts';
import styles from './chat-room.module.css';

/** Shows a note while the connection is impaired; only announces the connecting state to screen readers. */
export function ConnectionNote({ state: known }: { state: RoomView['connection'] }) {
  // The browser knows of a lost network before the connection does.
  const state = useIsOnline() || known === 'refused' ? known : 'lost';
  const text = state === 'open' ? '' : labels.state[state];
  const isShown = text !== '' && state !== 'connecting';
  return (
    <div role="status">
      {isShown ? (
        <p className={classNames(styles.note, styles[state])}>
          <Icon name={state === 'slow' ? 'clock' : 'offline'} size={16} />
          {text}
        </p>
      ) : (
        <VisuallyHidden>{text}</VisuallyHidden>
      )}
    </div>
  );
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('online', notify);
      window.addEventListener('offline', notify);
      return () => {
        window.removeEventListener('online', notify);
        window.removeEventListener('offline', notify);
      };
    },
    () => navigator.onLine,
  );
}
