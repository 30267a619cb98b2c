import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from 'shared-kit/api';
import { register, registrationSchema } from 'shared-kit/contracts/identity';
import type { Registration } from 'shared-kit/contracts/identity';
import { readInTab, removeInTab, writeInTab } from 'shared-kit/session';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import type { OpenedRegistration } from './ticket.rules.ts';
import { useSubmission } from './use-submission.ts';

const KEY = 'registration';

type Draft = Omit<Registration, 'password'>;
const draftSchema = z.object({ phone: z.string(), name: z.string(), email: z.string(), cpf: z.string() });

const blank: Draft = { name: '', email: '', cpf: '' };
const fields = ['name', 'email', 'cpf', 'password'] as const;

const resolver = schemaResolver(registrationSchema);

/** Whoever comes with another phone is somebody else: nothing of the one before stays. */
function draftOf(phone: string): Draft {
  const kept = readInTab(KEY, draftSchema);
  if (kept?.phone === phone) return { name: kept.name, email: kept.email, cpf: kept.cpf };
  removeInTab(KEY);
  return blank;
}

/** The registration form. What was typed, but for the password, outlives a reload and a new validation of the same phone in this tab. */
export function useRegistrationForm({ ticket, phone }: OpenedRegistration) {
  const [draft] = useState(() => draftOf(phone));
  const form = useForm<Registration>({ defaultValues: { ...draft, password: '' }, mode: 'onTouched', resolver });
  const { refusal, isBusy, submit } = useSubmission();

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { name, email, cpf } }) => writeInTab(KEY, { phone, name, email, cpf }),
      }),
    [subscribe, phone],
  );

  const save = form.handleSubmit(async (values) => {
    const refused = await submit(async () => {
      const session = await call(register, { body: { ticket, ...values } });
      removeInTab(KEY);
      return session;
    });
    refused?.issues.forEach(({ path, message }, index) => {
      const field = fields.find((name) => path === `body.${name}`);
      if (field) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  });

  return { form, refusal, isBusy, save };
}
