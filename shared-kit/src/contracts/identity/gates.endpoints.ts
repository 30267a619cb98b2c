import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema } from 'shared-kit/contracts/core';

/** What stands between the login and the portal besides the terms (B4.11). */
export const gatesSchema = z.object({
  /** Host that the company wants its people to use, where this login came by another one and 'Entendi' has not been said. */
  acronymHost: z.nullable(z.string()),
  /** Topics of interest were never asked about, and there are recommendations that they are for. */
  topics: z.boolean(),
  /** The tutorial is on and was never shown to its end. */
  onboarding: z.boolean(),
});

export type Gates = z.infer<typeof gatesSchema>;

/** B4.11-08: 'Entendi'. Remembered with the session. */
export const noteAcronym = defineEndpoint({
  id: 'identity.note-acronym',
  method: 'POST',
  path: '/login/acronym',
  access: 'session',
  summary: 'Dispensa o aviso sobre o endereço da empresa nesta sessão',
  reply: doneSchema,
});

/** Where the tutorial is now: links to pages of the tenant's own expire. */
export const getOnboarding = defineEndpoint({
  id: 'identity.get-onboarding',
  method: 'GET',
  path: '/users/onboarding/:id',
  access: 'session',
  summary: 'Endereço do tutorial',
  params: z.object({ id: idSchema }),
  reply: z.object({ url: z.string() }),
});

/** B4.11-04: the tutorial was closed and doesn't come by itself any more. */
export const finishOnboarding = defineEndpoint({
  id: 'identity.finish-onboarding',
  method: 'PUT',
  path: '/users/onboarding/:id',
  access: 'session',
  summary: 'Marca o tutorial como visto',
  params: z.object({ id: idSchema }),
  reply: doneSchema,
});
