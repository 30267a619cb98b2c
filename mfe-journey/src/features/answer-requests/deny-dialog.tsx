import { DENIAL_REASON_MAX_LENGTH } from '@shared-kit/contracts/learning';
import type { TeamRequest } from '@shared-kit/contracts/learning';
import { draftInTab, useActiveSession } from '@shared-kit/runtime/session';
import { Button, Stack } from '@shared-kit/ui';
import { TextAreaField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';

const schema = fieldRules<{ readonly reason: string }>({
  reason: (text) => (text.trim() === '' ? labels.reasonRequired : undefined),
});

const formId = 'deny-requests';

interface DenyDialogProps {
  readonly requests: readonly TeamRequest[];
  onClose(): void;
  onDeny(requests: readonly TeamRequest[], reason: string): Promise<void>;
}

/** Dialog that asks for the reason of a denial. */
export function DenyDialog({ requests, onClose, onDeny }: DenyDialogProps) {
  const { idUser } = useActiveSession().viewer;
  const { form, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { reason: '' },
    draft: draftInTab(`deny-requests-${idUser}`),
    notNow: 'the reason of a denial is typed',
    submit: async ({ reason }) => {
      await onDeny(requests, reason.trim());
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.denyTitle(requests.length)}
      description={[...new Set(requests.map(({ person, title }) => `${person.name}: ${title}`))].join('; ')}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.keep}
          </Button>
          <Button type="submit" variant="danger" form={formId} isBusy={isBusy}>
            {labels.deny}
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
            hint={labels.denyHint}
            isRequired
            maxLength={DENIAL_REASON_MAX_LENGTH}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
