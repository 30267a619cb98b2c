import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, VisuallyHidden } from '@shared-kit/ui';
import { resendIn } from './activation.rules.ts';
import type { SentPin } from './activation.rules.ts';
import { labels } from './labels.ts';
import styles from './activate-user.module.css';

/** Requests another PIN, once the first one has had time to arrive. */
export function ResendPin({
  sent,
  onResend,
}: {
  readonly sent: SentPin;
  readonly onResend: () => Promise<boolean>;
}): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  const [hasResent, setResent] = useState(false);
  const seconds = resendIn(sent, now);
  const isWaiting = seconds > 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function resend(): Promise<void> {
    setResent(false);
    setResent(await onResend());
    setNow(Date.now());
  }

  return (
    <p className={styles.other}>
      {isWaiting ? (
        labels.resendIn(seconds)
      ) : (
        <Button variant="ghost" size="small" onClick={() => void resend()}>
          {labels.resend}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{hasResent && labels.resent}</span>
      </VisuallyHidden>
    </p>
  );
}
