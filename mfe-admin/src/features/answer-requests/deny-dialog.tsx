import { DENIAL_REASON_MAX_LENGTH } from '@shared-kit/contracts/learning';
import { Button } from '@shared-kit/ui';
import { TextAreaField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';

const schema = fieldRules<{ readonly reason: string }>({
  reason: (text) => (text.trim() === '' ? labels.reasonRequired : undefined),
});

const formId = 'deny-admin-requests';

interface DenyDialogProps {
  count: number;
  onClose: () => void;
  onDeny: (reason: string) => void;
}

/** Dialog that asks for the reason of a denial. */
export function DenyDialog({ count, onClose, onDeny }: DenyDialogProps) {
  const { form, onSubmit } = useApiForm({
    schema,
    defaultValues: { reason: '' },
    notNow: 'the reason of a denial is typed',
    submit: async ({ reason }) => onDeny(reason.trim()),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.denyTitle(count)}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.keep}
          </Button>
          <Button type="submit" variant="danger" form={formId}>
            {labels.deny}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextAreaField
          form={form}
          name="reason"
          label={labels.reason}
          hint={labels.denyHint}
          isRequired
          maxLength={DENIAL_REASON_MAX_LENGTH}
        />
      </form>
    </Dialog>
  );
}
