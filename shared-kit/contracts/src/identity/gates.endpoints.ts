import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema } from '@shared-kit/contracts/core';

/** Gates between the login and the portal besides the terms (B4.11). */
export const gatesSchema = z.object({
  /** Host that the company prefers, when this login used another one and the user has not confirmed with 'Entendi'. */
  acronymHost: z.nullable(z.string()),
  /** True when the user was never asked about topics of interest and the tenant uses them for recommendations. */
  topics: z.boolean(),
  /** True when the tutorial is on and was never completed. */
  onboarding: z.boolean(),
});

export type Gates = z.infer<typeof gatesSchema>;

/** Saves the confirmation 'Entendi' with the session (B4.11-08). */
export const noteAcronym = defineEndpoint({
  id: 'identity.note-acronym',
  method: 'POST',
  path: '/login/acronym',
  access: 'session',
  summary: 'Dispensa o aviso sobre o endereço da empresa nesta sessão',
  reply: doneSchema,
});

/** Returns the current address of the tutorial: links to the tenant's own pages expire. */
export const getOnboarding = defineEndpoint({
  id: 'identity.get-onboarding',
  method: 'GET',
  path: '/users/onboarding/:id',
  access: 'session',
  summary: 'Endereço do tutorial',
  params: z.object({ id: idSchema }),
  reply: z.object({ url: z.string() }),
});

/** Saves that the tutorial was closed, so that it does not open automatically again (B4.11-04). */
export const finishOnboarding = defineEndpoint({
  id: 'identity.finish-onboarding',
  method: 'PUT',
  path: '/users/onboarding/:id',
  access: 'session',
  summary: 'Marca o tutorial como visto',
  params: z.object({ id: idSchema }),
  reply: doneSchema,
});
