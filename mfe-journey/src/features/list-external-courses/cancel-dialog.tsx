import { ApiError } from '@shared-kit/runtime/api';
import type { ExternalCourse } from '@shared-kit/contracts/journey';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { useCancelCourse } from './external-courses.queries.ts';
import { labels } from './labels.ts';

interface CancelDialogProps {
  readonly course: ExternalCourse | undefined;
  onClose(): void;
}

/** Dialog that confirms the cancellation of a course (B2.12-08). */
export function CancelDialog({ course, onClose }: CancelDialogProps) {
  const cancel = useCancelCourse();
  const confirm = (): void => {
    if (!course) return;
    cancel.mutate(
      { params: { id: course.idUserExternalCourse } },
      {
        onSuccess: () => notify({ kind: 'success', text: labels.canceled }),
        onError: (error) =>
          notify({
            kind: 'error',
            text: error instanceof ApiError ? `${labels.saveFailed} ${error.message}` : labels.saveFailed,
            error,
          }),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={course !== undefined}
      title={labels.confirmCancel}
      description={course && labels.cancelIsFinal(course.title)}
      confirmLabel={labels.cancel}
      cancelLabel={labels.keep}
      tone="danger"
      isBusy={cancel.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
