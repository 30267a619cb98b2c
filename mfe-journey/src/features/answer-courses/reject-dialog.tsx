import { REJECTION_REASON_MAX_LENGTH } from '@shared-kit/contracts/journey';
import type { TeamExternalCourse } from '@shared-kit/contracts/journey';
import { draftInTab, useActiveSession } from '@shared-kit/runtime/session';
import { Button, Stack } from '@shared-kit/ui';
import { TextAreaField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';

const schema = fieldRules<{ readonly reason: string }>({
  reason: (text) => (text.trim() === '' ? labels.reasonRequired : undefined),
});

const formId = 'reject-course';

interface RejectDialogProps {
  readonly course: TeamExternalCourse;
  onClose(): void;
  onReject(course: TeamExternalCourse, reason: string): Promise<void>;
}

/** Dialog that asks for the reason of a rejection. */
export function RejectDialog({ course, onClose, onReject }: RejectDialogProps) {
  const { idUser } = useActiveSession().viewer;
  const { form, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { reason: '' },
    draft: draftInTab(`reject-course-${idUser}-${course.idUserExternalCourse}`),
    notNow: 'the reason of a rejection is typed',
    submit: async ({ reason }) => {
      await onReject(course, reason.trim());
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.rejectTitle}
      description={`${course.person.name}: ${course.title}`}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.keep}
          </Button>
          <Button type="submit" variant="danger" form={formId} isBusy={isBusy}>
            {labels.reject}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack>
          <TextAreaField
            form={form}
            name="reason"
            label={labels.reason}
            hint={labels.rejectHint}
            isRequired
            maxLength={REJECTION_REASON_MAX_LENGTH}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
