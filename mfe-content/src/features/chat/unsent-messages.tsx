import { Button, Icon, VisuallyHidden, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { UnsentMessage } from './room-log.rules.ts';
import type { RoomView } from './room-view.ts';
import styles from './message-list.module.css';

interface UnsentMessagesProps {
  readonly unsent: readonly UnsentMessage[];
  readonly connection: RoomView['connection'];
  readonly onRetry: (clientId: string) => void;
  readonly onDiscard: (clientId: string) => void;
}

/** Lists the viewer's messages that the server has not confirmed, with the problem of each. */
export function UnsentMessages({ unsent, connection, onRetry, onDiscard }: UnsentMessagesProps) {
  if (unsent.length === 0) return null;
  return (
    <ol className={styles.messages}>
      {unsent.map(({ clientId, text, state, reason }) => (
        <li
          key={clientId}
          className={classNames(styles.message, styles.own, styles.headed, state === 'failed' && styles.failed)}
        >
          <div className={styles.bubble}>
            <VisuallyHidden>{`${labels.you}: `}</VisuallyHidden>
            <span className={styles.text}>{text}</span>
            {state === 'sending' && (
              <span className={styles.time}>
                <Icon name="clock" size={12} />
                {connection === 'open' ? labels.sending : labels.waiting}
              </span>
            )}
          </div>
          {state === 'failed' && (
            <p className={styles.fate}>
              <Icon name="alert-circle" size={16} />
              <span>{reason === undefined ? labels.notSent : `${labels.notSent}. ${reason}`}</span>
              <Button size="small" variant="ghost" onClick={() => onRetry(clientId)}>
                {labels.retry}
              </Button>
              <Button size="small" variant="ghost" onClick={() => onDiscard(clientId)}>
                {labels.discard}
              </Button>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
