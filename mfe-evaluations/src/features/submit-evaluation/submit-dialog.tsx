import { Button, Cluster, Icon, Spinner } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import styles from './submit-dialog.module.css';
import type { SubmitState } from './use-submit-evaluation.ts';

interface SubmitDialogProps {
  readonly state: SubmitState;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** Dialog shown during the submit (B4.6-06); it says so when the submit waits for the network. */
export function SubmitDialog({ state, onRetry, onBack }: SubmitDialogProps) {
  const isFailed = state.kind === 'failed';
  return (
    <Dialog
      isOpen={state.kind !== 'idle'}
      isBlocking={!isFailed}
      onClose={onBack}
      size="small"
      title={isFailed ? labels.failed : labels.processing}
      description={state.kind === 'offline' ? labels.offline : undefined}
      footer={
        isFailed && (
          <>
            <Button variant="secondary" onClick={onBack}>
              {labels.keepAnswering}
            </Button>
            <Button onClick={onRetry}>{labels.retry}</Button>
          </>
        )
      }
    >
      {isFailed ? (
        <p>{state.message}</p>
      ) : (
        <Cluster justify="center" className={styles.sign ?? ''}>
          {state.kind === 'offline' ? <Icon name="offline" size={32} /> : <Spinner size="large" />}
        </Cluster>
      )}
    </Dialog>
  );
}
