import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import { bellEntrySchema } from './notification.schema.ts';

/** Position in the list: the moment and the number of the last entry that the page has. */
const cursorSchema = z.string().check(z.regex(/^\d{1,15}\.\d{1,10}$/));

const unreadReply = z.object({ success: z.literal(true), unread: z.number() });

/** Lists the entries of the user's bell, newest first. */
export const listBellEntries = defineEndpoint({
  id: 'notifications.list',
  method: 'GET',
  path: '/notifications/bell',
  access: 'session',
  summary: 'Notificações da pessoa, as mais novas primeiro',
  query: z.object({
    /** `next` of the page before. */
    before: z.optional(cursorSchema),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(50)), 20),
  }),
  reply: z.object({
    success: z.literal(true),
    unread: z.number(),
    notifications: z.array(bellEntrySchema),
    /** Cursor of the next page; null after the last one. */
    next: z.nullable(z.string()),
  }),
  inSupportAccess: 'closed',
});

/** Returns the number of unread entries. */
export const countUnreadBellEntries = defineEndpoint({
  id: 'notifications.count-unread',
  method: 'GET',
  path: '/notifications/bell/unread',
  access: 'session',
  summary: 'Quantas notificações a pessoa não leu',
  reply: unreadReply,
  inSupportAccess: 'closed',
});

/** Marks an entry as read. Another person's entry is 404. */
export const readBellEntry = defineEndpoint({
  id: 'notifications.read',
  method: 'PUT',
  path: '/notifications/bell/:idNotification/read',
  access: 'session',
  summary: 'Marca uma notificação como lida',
  params: z.object({ idNotification: idSchema }),
  reply: unreadReply,
  inSupportAccess: 'closed',
});

/** Marks all entries as read. */
export const readAllBellEntries = defineEndpoint({
  id: 'notifications.read-all',
  method: 'PUT',
  path: '/notifications/bell/read',
  access: 'session',
  summary: 'Marca todas as notificações como lidas',
  reply: unreadReply,
  inSupportAccess: 'closed',
});
