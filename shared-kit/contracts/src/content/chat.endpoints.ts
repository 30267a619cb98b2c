import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import {
  REPORT_NOTE_MAX_LENGTH,
  chatDaySchema,
  chatReportReasons,
  chatRoomSchema,
  chatTextSchema,
  clientIdSchema,
} from './chat.schema.ts';

/** Maximum number of messages in one call, over all days. */
const maxAtOnce = 20;

/** Default number of messages of a history page. */
export const CHAT_PAGE_SIZE = 50;

const sequenceSchema = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2_147_483_647));

/**
 * Returns a page of a room's history: the newest, the one that ends at `before` or the one that starts at `after`
 * (A7m-02).
 */
export const loadChatRoom = defineEndpoint({
  id: 'content.load-chat-room',
  method: 'GET',
  path: '/chat/loadroom/:id',
  access: 'session',
  summary: 'Mensagens de uma sala, por data',
  params: z.object({ id: idSchema }),
  query: z.object({
    before: z.optional(sequenceSchema),
    after: z.optional(sequenceSchema),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(200)), CHAT_PAGE_SIZE),
  }),
  reply: z.object({
    success: z.literal(true),
    room: chatRoomSchema,
    data: z.array(chatDaySchema),
    /** True when there are more messages in the requested direction. */
    hasMore: z.boolean(),
  }),
});

/** Saves messages (A7m-01). The server ignores date, moment and user of the payload (decision 24). */
export const saveChatMessages = defineEndpoint({
  id: 'content.save-chat-messages',
  method: 'POST',
  path: '/chat/savemessageroom/:id',
  access: 'session',
  summary: 'Envia mensagens a uma sala',
  params: z.object({ id: idSchema }),
  body: z.object({
    data: z
      .array(
        z.object({
          date: z.optional(z.string()),
          messages: z
            .array(
              z.object({
                moment: z.optional(z.string()),
                user: z.optional(z.union([z.string(), z.number()])),
                message: chatTextSchema,
                clientId: z.optional(clientIdSchema),
              }),
            )
            .check(z.maxLength(maxAtOnce)),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(maxAtOnce),
        z.refine((days) => days.reduce((sum, { messages }) => sum + messages.length, 0) <= maxAtOnce),
      ),
  }),
  reply: z.object({ success: z.literal(true), data: z.array(chatDaySchema) }),
  inSupportAccess: 'closed',
  errors: { 'chat.too-fast': 429, 'community.blocked': 403 },
});

/** Reports a message of somebody else to the moderation. Counts once per person. */
export const reportChatMessage = defineEndpoint({
  id: 'content.report-chat-message',
  method: 'POST',
  path: '/chat/reportmessage/:id',
  access: 'session',
  summary: 'Denuncia a mensagem de outra pessoa',
  params: z.object({ id: idSchema }),
  body: z.object({
    sequence: z.int().check(z.positive(), z.maximum(2_147_483_647)),
    reason: z.enum(chatReportReasons),
    note: z._default(z.string().check(z.trim(), z.maxLength(REPORT_NOTE_MAX_LENGTH)), ''),
  }),
  reply: z.object({ success: z.literal(true) }),
  inSupportAccess: 'closed',
  errors: { 'chat.own-message': 409, 'chat.message-removed': 409, 'chat.too-many-reports': 429 },
});
