import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema, pageQuerySchema } from '@shared-kit/contracts/core';

const messageShape = {
  idMessage: z.number(),
  subject: z.string(),
  /** First part of its text. */
  excerpt: z.string(),
  sentAt: momentSchema,
  isRead: z.boolean(),
};

/** Lists the messages sent to the user, newest first (decision 196). */
export const listMessages = defineEndpoint({
  id: 'content.list-messages',
  method: 'GET',
  path: '/notifications/emails',
  access: 'session',
  summary: 'Mensagens enviadas à pessoa',
  query: pageQuerySchema,
  reply: z.object({
    success: z.literal(true),
    totalRecords: z.number(),
    unread: z.number(),
    messages: z.array(z.object(messageShape)),
  }),
});

/** Returns one message (A7m-15). */
export const findMessage = defineEndpoint({
  id: 'content.find-message',
  method: 'GET',
  path: '/notifications/emails/:id',
  access: 'session',
  summary: 'Uma mensagem por inteiro',
  params: z.object({ id: idSchema }),
  reply: z.object({
    success: z.literal(true),
    message: z.object({ ...messageShape, /* Sanitised. */ html: z.string() }),
  }),
});

/** Marks a message as read. */
export const markMessageRead = defineEndpoint({
  id: 'content.mark-message-read',
  method: 'PUT',
  path: '/notifications/emails/:id/read',
  access: 'session',
  summary: 'Marca uma mensagem como lida',
  params: z.object({ id: idSchema }),
  reply: doneSchema,
  inSupportAccess: 'closed',
});

export type MessageSummary = z.infer<typeof listMessages.reply>['messages'][number];
