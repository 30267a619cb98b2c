import * as z from 'zod/mini';
import { defineSocketCall, defineServerEvent, idSchema } from '@shared-kit/contracts/core';
import { chatMessageSchema, chatTextSchema, clientIdSchema } from './chat.schema.ts';
import type { ChatKind } from './chat.schema.ts';

const roomSchema = z.object({ room: idSchema });
const doneSchema = z.object({});
const sequenceSchema = z.int().check(z.nonnegative(), z.maximum(2_147_483_647));

/** Joins a room and subscribes to its events (A7m-03, A7m-10). `after` is the newest message that the page has. */
export const joinChatRoom = defineSocketCall({
  name: 'JOIN_ROOM',
  input: z.object({ room: idSchema, after: z.optional(sequenceSchema) }),
  reply: z.object({
    lastSequence: z.number(),
    /** Number of people in the room. */
    present: z.number(),
    /** Messages after `after`, oldest first. */
    messages: z.array(chatMessageSchema),
    /** True when there are more messages than these. */
    hasMore: z.boolean(),
    /** Messages of the room that were removed last, whenever they were written. */
    removed: z._default(z.array(chatMessageSchema), []),
  }),
  inSupportAccess: 'open',
});

/** Leaves a room and its events. */
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
    /** The stored message; an answered message is saved. */
    reply: chatMessageSchema,
    inSupportAccess: 'closed',
  });

/** Calls that send a message, by kind of room (A7m-04 to A7m-06). */
export const chatMessageCalls = {
  general: sendIn('NEW_MESSAGE_FROM_GEN_CHAT'),
  live: sendIn('NEW_MESSAGE_FROM_LIVE_CHAT'),
  content: sendIn('NEW_MESSAGE_FROM_CHAT'),
} as const satisfies Record<ChatKind, unknown>;

/** Events of a new message, by kind of room (A7m-07 to A7m-09); its author receives them too. */
export const chatMessageEvents = {
  general: defineServerEvent('NEW_MESSAGE_FROM_GEN_SERVER', chatMessageSchema),
  live: defineServerEvent('NEW_MESSAGE_FROM_LIVE_SERVER', chatMessageSchema),
  content: defineServerEvent('NEW_MESSAGE_FROM_SERVER', chatMessageSchema),
} as const satisfies Record<ChatKind, unknown>;

/** Published when a moderator removes a message or puts it back; it replaces the message of its sequence. */
export const chatMessageChanged = defineServerEvent('MESSAGE_CHANGED_FROM_SERVER', chatMessageSchema);

/** Reports that the user is typing; repeated every few seconds. */
export const typeInChatRoom = defineSocketCall({
  name: 'TYPING',
  input: roomSchema,
  reply: doneSchema,
  inSupportAccess: 'closed',
});
/** Published when a user is typing in a room. */
export const typingInChatRoom = defineServerEvent(
  'TYPING_FROM_SERVER',
  z.object({ room: z.number(), idUser: z.number(), user: z.string() }),
);

/** Number of people in the room; published at each change. */
export const chatPresence = defineServerEvent(
  'PRESENCE_FROM_SERVER',
  z.object({ room: z.number(), present: z.number() }),
);

/** Saves the last message that the user has read; it never decreases. */
export const readChatRoom = defineSocketCall({
  name: 'READ_ROOM',
  input: z.object({ room: idSchema, sequence: sequenceSchema }),
  reply: doneSchema,
  inSupportAccess: 'closed',
});
