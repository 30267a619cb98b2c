import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema } from '@shared-kit/contracts/core';
import { userSchema } from './user.schema.ts';

const token = z.string().check(z.minLength(1), z.maxLength(200));
const ofUser = z.object({ id: idSchema });

/** E-mail address that a user types. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'E-mail obrigatório', abort: true }),
    z.maxLength(200),
    z.email('E-mail inválido'),
  );

/**
 * Asks for another e-mail address (decision 501). It counts once the link in a mail to it was confirmed; the reply is
 * the same whether or not another account has the address.
 */
export const changeEmail = defineEndpoint({
  id: 'identity.change-email',
  method: 'PUT',
  path: '/users/:id/email',
  access: 'session',
  summary: 'Pede a troca do próprio e-mail, que vale depois de confirmado',
  params: ofUser,
  body: z.object({
    email: emailSchema,
    password: z.string().check(z.minLength(1, 'Senha atual obrigatória'), z.maxLength(200)),
  }),
  reply: z.object({ success: z.literal(true), user: userSchema }),
  errors: {
    'identity.company-email': 409,
    'identity.wrong-current-password': 422,
    'identity.too-many-attempts': 429,
  },
});

/** Sends the mail for the waiting e-mail address again. */
export const sendEmailLink = defineEndpoint({
  id: 'identity.send-email-link',
  method: 'POST',
  path: '/users/:id/email/link',
  access: 'session',
  summary: 'Envia de novo o link que confirma o e-mail',
  params: ofUser,
  reply: doneSchema,
  errors: { 'identity.no-pending-email': 409, 'identity.too-many-attempts': 429 },
});

/**
 * State of a mailed link: `good` may be confirmed, `confirmed` was, `over` is expired, replaced or unknown. Reading it
 * changes nothing, so that programs that open links in mails confirm no address.
 */
const emailLinkSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('good'),
    /** The account's phone without its first digits, for the reader to recognise; empty when there is none. */
    phoneEnding: z.string(),
  }),
  z.object({ state: z.literal('confirmed') }),
  z.object({ state: z.literal('over') }),
]);

/** Reads the state of the link in a confirmation mail. */
export const readEmailLink = defineEndpoint({
  id: 'identity.read-email-link',
  method: 'POST',
  path: '/login/email-link',
  access: 'public',
  summary: 'Situação do link que confirma um e-mail',
  body: z.object({ token }),
  reply: z.object({ success: z.literal(true), link: emailLinkSchema }),
  errors: { 'identity.too-many-attempts': 429 },
});

/** Confirms the address that the link was sent to: it becomes the account's e-mail and login. Starts no session. */
export const confirmEmail = defineEndpoint({
  id: 'identity.confirm-email',
  method: 'POST',
  path: '/login/confirm-email',
  access: 'public',
  summary: 'Confirma o e-mail pelo link recebido',
  body: z.object({ token }),
  reply: doneSchema,
  errors: { 'identity.email-link-over': 410, 'identity.email-taken': 409, 'identity.too-many-attempts': 429 },
});

/** Answers that the address belongs to somebody else: the account that typed it loses it. */
export const refuseEmail = defineEndpoint({
  id: 'identity.refuse-email',
  method: 'POST',
  path: '/login/refuse-email',
  access: 'public',
  summary: 'Recusa o cadastro que outra pessoa fez com este e-mail',
  body: z.object({ token }),
  reply: doneSchema,
  errors: { 'identity.email-link-over': 410, 'identity.too-many-attempts': 429 },
});

export type EmailLink = z.infer<typeof emailLinkSchema>;
