import * as z from 'zod/mini';
import { defineEndpoint, doneSchema } from '@shared-kit/contracts/core';

/** Message of the contact form, its only field (B5-57). */
export const contactMessageSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'O preenchimento do campo é obrigatório.'),
    z.maxLength(5000, 'Use até 5000 caracteres.'),
  );

/** Sends a contact message (B7.7-05). 404 when the tenant has no contact form. */
export const sendContactMessage = defineEndpoint({
  id: 'identity.send-contact-message',
  method: 'POST',
  path: '/notifications/emails/CONTACT_US',
  access: 'session',
  summary: 'Envia uma mensagem ao contato do aplicativo',
  body: z.object({
    message: contactMessageSchema,
    /** Client-generated id of a message: a double click and a retry send one mail (decision 105). */
    idMessage: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  }),
  reply: doneSchema,
  errors: { 'identity.too-many-attempts': 429 },
});
