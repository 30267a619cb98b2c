import type { Passkey } from '@shared-kit/contracts/identity';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Button } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { SecurityAction } from './security-action.rules.ts';
import styles from './secure-account.module.css';

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  onAct(action: SecurityAction): void;
}

const isSupported = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Lists the person's passkeys, with the buttons that add and remove them. */
export function PasskeyList({ passkeys, onAct }: PasskeyListProps) {
  return (
    <div>
      <div className={styles.row}>
        <div className={styles.text}>
          <h3 className={styles.name}>{labels.passkeys}</h3>
          <p className={styles.detail}>{labels.passkeysHelp}</p>
          {passkeys.length === 0 && <p className={styles.detail}>{labels.noPasskeys}</p>}
        </div>
        {isSupported() ? (
          <Button variant="secondary" size="small" onClick={() => onAct({ kind: 'add-passkey' })}>
            {labels.addPasskey}
          </Button>
        ) : (
          <p className={styles.detail}>{labels.unsupported}</p>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul role="list" className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <li key={passkey.idPasskey} className={styles.row}>
              <div className={styles.text}>
                <p className={styles.name}>{passkey.name}</p>
                <p className={styles.detail}>
                  {labels.created(formatDate(passkey.createdAt))} ·{' '}
                  {passkey.lastUsedAt === null ? labels.neverUsed : labels.lastUsed(formatDate(passkey.lastUsedAt))}
                </p>
              </div>
              <Button
                variant="ghost"
                size="small"
                aria-label={labels.removePasskey(passkey.name)}
                onClick={() => onAct({ kind: 'remove-passkey', passkey })}
              >
                {labels.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
