import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from 'shared-kit/contracts/core';
import { loginSessionSchema } from './login-session.schema.ts';

/**
 * Exchanges a one-time token for a session of its own (decision 2): good for 60 s, once, for one person of one app. `target` is said by a
 * host that isn't the portal and was given a token of its own, as the admin host is.
 */
export const exchangeToken = defineEndpoint({
  id: 'identity.exchange-token',
  method: 'POST',
  path: '/login/token',
  access: 'public',
  summary: 'Troca um token de uso único por uma sessão',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    target: z.optional(z.url().check(z.maxLength(300))),
  }),
  reply: loginSessionSchema,
  errors: { 'identity.entry-token-over': 410, 'identity.too-many-attempts': 429 },
});

/** B6-14: an address of another app of the same person that logs them in there. Opened at once, or it is over. */
export const openApp = defineEndpoint({
  id: 'identity.open-app',
  method: 'POST',
  path: '/login/apps/:idApp',
  access: 'session',
  summary: 'Endereço de outro aplicativo da pessoa, com um token de uso único',
  params: z.object({ idApp: idSchema }),
  reply: z.object({ success: z.literal(true), url: z.string() }),
});

/** A6-03: the address of the tenant's admin host, with a one-time token that is good there alone. */
export const openAdmin = defineEndpoint({
  id: 'identity.open-admin',
  method: 'POST',
  path: '/login/admin',
  access: 'session',
  summary: 'Endereço da administração, com um token de uso único',
  reply: z.object({ success: z.literal(true), url: z.string() }),
  errors: { forbidden: 403 },
});
