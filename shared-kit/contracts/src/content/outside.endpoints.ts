import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';

/**
 * Returns the current address of an embedded site (A2v-04, decision 3). A site that the tenant trusts identifies the
 * user by a one-time token in its address; any other address has no token.
 */
export const openSite = defineEndpoint({
  id: 'content.open-site',
  method: 'POST',
  path: '/content/site/:idContentItem',
  access: 'session',
  summary: 'Endereço de um site incorporado, com um token de uso único onde a empresa confia no site',
  params: z.object({ idContentItem: idSchema }),
  reply: z.object({ success: z.literal(true), url: z.string() }),
});

/**
 * Returns the user that a site's token was issued for; the site itself calls it (decision 161). The token is valid
 * once, for 60 s, and starts no session.
 */
export const findSiteVisitor = defineEndpoint({
  id: 'content.site-visitor',
  method: 'POST',
  path: '/content/site-visitor',
  access: 'public',
  summary: 'Quem abriu um site incorporado, pelo token que o portal pôs no endereço',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    /** The site's own address: the token is valid for its origin only. */
    site: z.url().check(z.maxLength(500)),
  }),
  reply: z.object({
    success: z.literal(true),
    idContentItem: z.number(),
    visitor: z.object({ idUser: z.number(), idApp: z.number(), name: z.string(), email: z.string() }),
  }),
  errors: { 'content.site-token-over': 410, 'identity.too-many-attempts': 429 },
});

/**
 * Returns the address of the user's external assessment (A7m-14, decision 162). The server requests it from the address
 * of the section's menu entry.
 */
export const openAssessment = defineEndpoint({
  id: 'content.open-assessment',
  method: 'POST',
  path: '/content/assessment/:idSection',
  access: 'session',
  summary: 'Endereço da avaliação externa da pessoa, pedido ao serviço que a seção indica',
  params: z.object({ idSection: idSchema }),
  /** `success: false` when the service returned none; `url` is then empty. */
  reply: z.object({ success: z.boolean(), url: z.string() }),
  /** The service knows users by their e-mail; an address that nobody confirmed is not given to it. */
  errors: { 'content.email-unconfirmed': 409 },
});
