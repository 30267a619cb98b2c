import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '@shared-kit/runtime/api';
import { register, registrationSchema } from '@shared-kit/contracts/identity';
import type { Registration } from '@shared-kit/contracts/identity';
import { useApiForm } from '@shared-kit/ui/forms';
import { readInTab, removeInTab, writeInTab } from '@shared-kit/runtime/session';
import { startRegisteredSession } from './start-registered-session.ts';
import type { OpenedRegistration } from './ticket.rules.ts';

const KEY = 'registration';

type Draft = Omit<Registration, 'password'>;
const draftSchema = z.object({ phone: z.string(), name: z.string(), email: z.string(), cpf: z.string() });

const blank: Draft = { name: '', email: '', cpf: '' };

/** Returns the draft for this phone. Another phone means another person, so the previous draft is discarded. */
function draftOf(phone: string): Draft {
  const stored = readInTab(KEY, draftSchema);
  if (stored?.phone === phone) return { name: stored.name, email: stored.email, cpf: stored.cpf };
  removeInTab(KEY);
  return blank;
}

/**
 * Runs the registration form. The draft without the password survives a reload and a new validation of the same phone
 * in this tab.
 */
export function useRegistrationForm({ ticket, phone }: OpenedRegistration) {
  const [draft] = useState(() => draftOf(phone));
  const { form, failure, isBusy, onSubmit } = useApiForm<Registration>({
    schema: registrationSchema,
    defaultValues: { ...draft, password: '' },
    mode: 'onTouched',
    submit: async (values) => {
      const session = await call(register, { body: { ticket, ...values } });
      removeInTab(KEY);
      startRegisteredSession(session);
    },
  });

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { name, email, cpf } }) => writeInTab(KEY, { phone, name, email, cpf }),
      }),
    [subscribe, phone],
  );

  return { form, failure, isBusy, onSubmit };
}
