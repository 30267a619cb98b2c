import { useState } from 'react';
import { ANSWER_REASON_MAX_LENGTH, blockPosting } from '@shared-kit/contracts/admin';
import { dayKey } from '@shared-kit/contracts/calendar';
import { call } from '@shared-kit/runtime/api';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { TextAreaField, TextField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { useRefreshBlocks } from './posting-block.queries.ts';

const schema = fieldRules<{ readonly reason: string; readonly untilDay: string }>({
  reason: (text) => (text.trim() === '' ? labels.reasonRequired : undefined),
});

const formId = 'block-posting';

interface BlockDialogProps {
  person: { readonly idPerson: number; readonly name: string };
  onClose: () => void;
}

/** Dialog that blocks the comments, messages and uploads of a person, with a reason and perhaps a last day. */
export function BlockDialog({ person: { idPerson, name }, onClose }: BlockDialogProps) {
  const refresh = useRefreshBlocks();
  const [today] = useState(() => dayKey(new Date()));
  const { form, failure, onSubmit, isBusy } = useApiForm({
    schema,
    defaultValues: { reason: '', untilDay: '' },
    notNow: 'the reason of a block is typed',
    submit: async ({ reason, untilDay }) => {
      await call(blockPosting, {
        params: { idPerson },
        body: { reason: reason.trim(), untilDay: untilDay === '' ? null : untilDay },
      });
      refresh();
      notify({ kind: 'success', text: labels.blocked(name) });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={labels.askTitle(name)}
      description={labels.askHint}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" variant="danger" form={formId} isBusy={isBusy}>
            {labels.block}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack>
          {failure && <Alert tone="danger" title={failure.message} />}
          <TextAreaField
            form={form}
            name="reason"
            label={labels.reason}
            autoFocus
            hint={labels.reasonHint}
            isRequired
            maxLength={ANSWER_REASON_MAX_LENGTH}
          />
          <TextField form={form} name="untilDay" type="date" min={today} label={labels.until} hint={labels.untilHint} />
        </Stack>
      </form>
    </Dialog>
  );
}
