import { draftInTab, useActiveSession } from '@shared-kit/runtime/session';
import { Button, Stack } from '@shared-kit/ui';
import { TextAreaField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';

const labels = { reason: 'Motivo', required: 'Escreva o motivo.', keep: 'Voltar' } as const;

const schema = fieldRules<{ readonly reason: string }>({
  reason: (text) => (text.trim() === '' ? labels.required : undefined),
});

interface ReasonDialogProps {
  readonly title: string;
  /** Names what is refused, and whose it is. */
  readonly description: string;
  /** Key of the form and of the draft that a reload keeps, one for each thing that can be refused. */
  readonly id: string;
  /** Limit of the call, in characters. */
  readonly maxLength: number;
  readonly hint: string;
  /** Text of the button that refuses. */
  readonly refuse: string;
  onClose(): void;
  /** Receives the trimmed reason. The dialog closes when it is done. */
  onRefuse(reason: string): Promise<void>;
}

/** Dialog that asks for the reason of a refusal. */
export function ReasonDialog({
  title,
  description,
  id,
  maxLength,
  hint,
  refuse,
  onClose,
  onRefuse,
}: ReasonDialogProps) {
  const { idUser } = useActiveSession().viewer;
  const { form, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { reason: '' },
    draft: draftInTab(`${id}-${idUser}`),
    notNow: 'the reason of a refusal is typed',
    submit: async ({ reason }) => {
      await onRefuse(reason.trim());
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.keep}
          </Button>
          <Button type="submit" variant="danger" form={id} isBusy={isBusy}>
            {refuse}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <Stack>
          <TextAreaField form={form} name="reason" label={labels.reason} hint={hint} isRequired maxLength={maxLength} />
        </Stack>
      </form>
    </Dialog>
  );
}
