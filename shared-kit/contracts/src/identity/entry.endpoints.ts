import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import { loginSessionSchema } from './login-session.schema.ts';

/**
 * Exchanges a one-time token for a session (decision 2). The token is valid once, for 60 s, for one user of one app.
 * `target` names a host other than the portal that has its own tokens, such as the admin host.
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
  errors: {
    'identity.second-factor-required': 403,
    'identity.entry-token-over': 410,
    'identity.too-many-attempts': 429,
  },
});

/** Returns an address of another app of the same user that logs the user in there (B6-14). It expires shortly. */
export const openApp = defineEndpoint({
  id: 'identity.open-app',
  method: 'POST',
  path: '/login/apps/:idApp',
  access: 'session',
  summary: 'Endereço de outro aplicativo da pessoa, com um token de uso único',
  params: z.object({ idApp: idSchema }),
  reply: z.object({ success: z.literal(true), url: z.string() }),
});

/** Returns the address of the tenant's admin host, with a one-time token that is valid only there (A6-03). */
export const openAdmin = defineEndpoint({
  id: 'identity.open-admin',
  method: 'POST',
  path: '/login/admin',
  access: 'session',
  summary: 'Endereço da administração, com um token de uso único',
  reply: z.object({ success: z.literal(true), url: z.string() }),
  errors: { forbidden: 403 },
});
