import { Button, SupportCodeBeside, useRetryUntilReached } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './interactions.module.css';

interface LoadFailedProps {
  /** Error of the failed call. */
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/**
 * Renders a load error in one line, with a retry button (B8-03, decision 314). It goes away by itself after a lost
 * network.
 */
export function LoadFailed({ error, isBusy, onRetry }: LoadFailedProps) {
  useRetryUntilReached({ isFailed: !isBusy, error, retry: onRetry });
  return (
    <div className={styles.failed} role="alert">
      <span>{labels.partFailed}</span>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={onRetry}>
        {labels.retry}
      </Button>
      <SupportCodeBeside error={error} text={labels.partFailed} />
    </div>
  );
}
