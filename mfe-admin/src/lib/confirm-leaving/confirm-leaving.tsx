import { useLeaveQuestion } from '@shared-kit/runtime/router';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';

/** Confirms that a page with unsaved changes may be left. */
export function ConfirmLeaving({ isOn }: { isOn: boolean }) {
  const question = useLeaveQuestion(isOn);
  return (
    <ConfirmDialog
      isOpen={question.isOpen}
      title={labels.title}
      description={labels.hint}
      confirmLabel={labels.leave}
      cancelLabel={labels.stay}
      onConfirm={question.leave}
      onCancel={question.stay}
    />
  );
}
