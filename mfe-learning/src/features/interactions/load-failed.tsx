import { Button } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './interactions.module.css';

/** Renders a load error in one line, with a retry button (B8-03, decision 314). */
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
