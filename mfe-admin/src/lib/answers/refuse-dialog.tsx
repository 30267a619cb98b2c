import { ANSWER_REASON_MAX_LENGTH } from '@shared-kit/contracts/admin';
import { Button } from '@shared-kit/ui';
import { TextAreaField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import type { AnswerWords } from './labels.ts';

const schema = fieldRules<{ readonly reason: string }>({
  reason: (text) => (text.trim() === '' ? labels.reasonRequired : undefined),
});

const formId = 'refuse-waiting';

interface RefuseDialogProps {
  words: Pick<AnswerWords, 'refuse' | 'refuseTitle' | 'refuseHint'>;
  count: number;
  onClose: () => void;
  onRefuse: (reason: string) => void;
}

/** Dialog that asks for the reason of a refusal. */
export function RefuseDialog({ words, count, onClose, onRefuse }: RefuseDialogProps) {
  const { form, onSubmit } = useApiForm({
    schema,
    defaultValues: { reason: '' },
    notNow: 'the reason of a denial is typed',
    submit: async ({ reason }) => onRefuse(reason.trim()),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.refuseTitle(count)}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.keep}
          </Button>
          <Button type="submit" variant="danger" form={formId}>
            {words.refuse}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextAreaField
          form={form}
          name="reason"
          label={labels.reason}
          autoFocus
          hint={words.refuseHint}
          isRequired
          maxLength={ANSWER_REASON_MAX_LENGTH}
        />
      </form>
    </Dialog>
  );
}
