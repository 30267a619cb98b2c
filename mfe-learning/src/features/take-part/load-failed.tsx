import { Button } from 'shared-kit/ui';
import { labels } from './labels.ts';
import styles from './take-part.module.css';

/** A part that could not be loaded, in one line, with another try (B8-03, decision 314). */
export function LoadFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <span>{labels.partFailed}</span>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}
