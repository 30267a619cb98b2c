import { useState } from 'react';
import { call } from '@shared-kit/runtime/api';
import { contactMessageSchema, sendContactMessage } from '@shared-kit/contracts/identity';
import { useApiForm } from '@shared-kit/ui/forms';
import { useActiveSession } from '@shared-kit/runtime/session';
import * as z from 'zod/mini';
import { dropDraft, storeDraft, readDraft } from './draft.ts';

const schema = z.object({ message: contactMessageSchema });

/** Runs the form of one message. The draft is stored for the tab until it is sent. */
export function useContactForm() {
  const { idUser } = useActiveSession().viewer;
  const [draft, setDraft] = useState(() => readDraft(idUser));
  const [isSent, setSent] = useState(false);
  const { form, ...rest } = useApiForm({
    schema,
    defaultValues: { message: draft.message },
    reValidateMode: 'onSubmit',
    focusOnFailure: 'message',
    submit: async () => {
      // Sends the text of the draft, because the id belongs to it.
      await call(sendContactMessage, { body: { message: draft.message, idMessage: draft.idMessage } });
      dropDraft(idUser);
      setSent(true);
    },
  });

  function storeTyped(): void {
    const next = { idMessage: crypto.randomUUID(), message: form.getValues('message') };
    setDraft(next);
    form.clearErrors('message');
    storeDraft(idUser, next);
  }

  function startOver(): void {
    const next = readDraft(idUser);
    setDraft(next);
    form.reset({ message: next.message });
    setSent(false);
  }

  return { ...rest, form, isSent, storeTyped, startOver };
}
