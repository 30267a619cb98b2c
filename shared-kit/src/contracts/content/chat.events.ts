import * as z from 'zod/mini';
import { defineSocketCall, defineSocketNews, idSchema } from 'shared-kit/contracts/core';
import { chatMessageSchema, chatTextSchema, clientIdSchema } from './chat.schema.ts';
import type { ChatKind } from './chat.schema.ts';

const roomSchema = z.object({ room: idSchema });
const doneSchema = z.object({});
const sequenceSchema = z.int().check(z.nonnegative(), z.maximum(2_147_483_647));

/** A7m-03, A7m-10. From then on the room's news come; `after` names the newest message that the page has. */
export const joinChatRoom = defineSocketCall({
  name: 'JOIN_ROOM',
  input: z.object({ room: idSchema, after: z.optional(sequenceSchema) }),
  reply: z.object({
    lastSequence: z.number(),
    /** People in the room now. */
    present: z.number(),
    /** What came after `after`, oldest first. */
    messages: z.array(chatMessageSchema),
    /** There is still more than these. */
    hasMore: z.boolean(),
  }),
  inSupportAccess: 'open',
});

export const leaveChatRoom = defineSocketCall({
  name: 'LEAVE_ROOM',
  input: roomSchema,
  reply: doneSchema,
  inSupportAccess: 'open',
});

const sendIn = (name: string) =>
  defineSocketCall({
    name,
    input: z.object({ room: idSchema, message: chatTextSchema, clientId: clientIdSchema }),
    /** The message as it is stored: once it is answered, it stays. */
    reply: chatMessageSchema,
    inSupportAccess: 'closed',
  });

/** A7m-04 to A7m-06: how a message is sent, by the room's kind. */
export const chatMessageCalls = {
  general: sendIn('NEW_MESSAGE_FROM_GEN_CHAT'),
  live: sendIn('NEW_MESSAGE_FROM_LIVE_CHAT'),
  content: sendIn('NEW_MESSAGE_FROM_CHAT'),
} as const satisfies Record<ChatKind, unknown>;

/** A7m-07 to A7m-09: how a message comes, by the room's kind; to who wrote it as well. */
export const chatMessageNews = {
  general: defineSocketNews('NEW_MESSAGE_FROM_GEN_SERVER', chatMessageSchema),
  live: defineSocketNews('NEW_MESSAGE_FROM_LIVE_SERVER', chatMessageSchema),
  content: defineSocketNews('NEW_MESSAGE_FROM_SERVER', chatMessageSchema),
} as const satisfies Record<ChatKind, unknown>;

/** Somebody is writing; said again every few seconds while it is so. */
export const typeInChatRoom = defineSocketCall({
  name: 'TYPING',
  input: roomSchema,
  reply: doneSchema,
  inSupportAccess: 'closed',
});
export const typingInChatRoom = defineSocketNews(
  'TYPING_FROM_SERVER',
  z.object({ room: z.number(), idUser: z.number(), user: z.string() }),
);

/** How many people are in the room; told when it changes. */
export const chatPresence = defineSocketNews(
  'PRESENCE_FROM_SERVER',
  z.object({ room: z.number(), present: z.number() }),
);

/** Keeps up to where the person has read; it never goes back. */
export const readChatRoom = defineSocketCall({
  name: 'READ_ROOM',
  input: z.object({ room: idSchema, sequence: sequenceSchema }),
  reply: doneSchema,
  inSupportAccess: 'closed',
});
