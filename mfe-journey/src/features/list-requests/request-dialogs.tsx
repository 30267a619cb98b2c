import { ApiError } from '@shared-kit/runtime/api';
import type { EnrollmentRequest } from '@shared-kit/contracts/learning';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Button } from '@shared-kit/ui';
import { ConfirmDialog, Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import styles from './list-requests.module.css';
import { useCancelRequest } from './requests.queries.ts';

/** Open dialog of a request, if any. */
export type RequestQuestion = { readonly kind: 'reason' | 'cancel'; readonly request: EnrollmentRequest } | undefined;

interface RequestDialogsProps {
  readonly question: RequestQuestion;
  onClose(): void;
  onCanceled(): void;
}

/** Dialogs that show the reason of a denial (B2.9-14) and confirm a withdrawal (B2.9-16). */
export function RequestDialogs({ question, onClose, onCanceled }: RequestDialogsProps) {
  const cancel = useCancelRequest();
  const confirm = () => {
    if (!question) return;
    cancel.mutate(
      { params: { idEnrollmentRequest: question.request.idEnrollmentRequest } },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: labels.canceled });
          onCanceled();
        },
        onError: (error) =>
          notify({ kind: 'error', text: error instanceof ApiError ? error.message : String(error), error }),
        onSettled: onClose,
      },
    );
  };
  return (
    <>
      <Dialog
        isOpen={question?.kind === 'reason'}
        onClose={onClose}
        title={labels.reasonTitle}
        size="small"
        description={
          question?.request.statusDate ? labels.deniedOn(formatDate(question.request.statusDate)) : undefined
        }
        footer={<Button onClick={onClose}>{labels.understood}</Button>}
      >
        <p className={styles.reason}>{question?.request.reason || labels.noReason}</p>
      </Dialog>
      <ConfirmDialog
        isOpen={question?.kind === 'cancel'}
        title={labels.confirmCancel}
        description={question?.request.title}
        confirmLabel={labels.confirm}
        cancelLabel={labels.stay}
        tone="danger"
        isBusy={cancel.isPending}
        onConfirm={confirm}
        onCancel={onClose}
      />
    </>
  );
}
