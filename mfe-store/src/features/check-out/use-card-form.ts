import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { cardSchema } from 'shared-kit/contracts/store';
import type { CardFields } from 'shared-kit/contracts/store';
import type { Issue } from 'shared-kit/contracts/core';
import { schemaResolver } from './schema-resolver.ts';

const blank: CardFields = { name: '', creditCard: '', expirationDate: '', CVV: '' };

export const schema = cardSchema(() => new Date());

/** The card of a checkout. It lives as long as the checkout is open, in memory only. */
export function useCardForm(): UseFormReturn<CardFields> {
  return useForm<CardFields>({
    defaultValues: blank,
    mode: 'onTouched',
    resolver: schemaResolver(schema),
    shouldUnregister: false,
  });
}

/** Shows what the server found wrong at the fields; tells whether any of it belongs to one. */
export function showIssues(form: UseFormReturn<CardFields>, issues: readonly Issue[]): boolean {
  let isShown = false;
  for (const { path, message } of issues) {
    const field = (Object.keys(blank) as (keyof CardFields)[]).find((name) => path === `body.${name}`);
    if (!field) continue;
    form.setError(field, { type: 'server', message });
    isShown = true;
  }
  return isShown;
}
