import { useState } from 'react';
import { ApiError, call } from 'shared-kit/api';
import { contactMessageSchema, sendContactMessage } from 'shared-kit/contracts/identity';
import { useActiveSession } from 'shared-kit/session';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** One message at a time: written, kept until it is sent, sent once. `fault` belongs to the field, `refusal` is the server's. */
export function useContactForm() {
  const { idUser } = useActiveSession().viewer;
  const [draft, setDraft] = useState<Draft>(() => readDraft(idUser));
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');

  function write(message: string): void {
    const next = { idMessage: crypto.randomUUID(), message };
    setDraft(next);
    setFault(undefined);
    keepDraft(idUser, next);
  }

  async function send(): Promise<boolean> {
    if (state === 'sending') return false;
    const found = contactMessageSchema.safeParse(draft.message);
    setFault(found.error?.issues[0]?.message);
    setRefusal(undefined);
    if (!found.success) return false;
    setState('sending');
    try {
      await call(sendContactMessage, { body: { message: draft.message, idMessage: draft.idMessage } });
      dropDraft(idUser);
      setState('sent');
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
      setState('open');
      return false;
    }
  }

  function startOver(): void {
    setDraft(readDraft(idUser));
    setState('open');
  }

  return { message: draft.message, fault, refusal, state, write, send, startOver };
}
