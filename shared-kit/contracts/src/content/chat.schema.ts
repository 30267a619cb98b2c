import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';

/** Maximum number of characters of a message. */
export const CHAT_MESSAGE_MAX_LENGTH = 1000;

/** Kinds of rooms: portal, content, live. Each has its own event names (A7m-04 to A7m-09). */
export const chatKinds = ['general', 'content', 'live'] as const;

/** Text of a message; must not be empty (A5-21). */
export const chatTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escreva uma mensagem.'),
    z.maxLength(CHAT_MESSAGE_MAX_LENGTH, `Use até ${CHAT_MESSAGE_MAX_LENGTH} caracteres.`),
  );

/** Client-generated id of a message: a message that arrives twice is stored once. */
export const clientIdSchema = z.uuid();

/** Chat message (A3-20). The server sets user and moment (decision 24). */
export const chatMessageSchema = z.object({
  /** Position in the room: 1, 2, 3, … without gaps. */
  sequence: z.number(),
  clientId: clientIdSchema,
  /** UTC. */
  moment: momentSchema,
  /** Name of the author. */
  user: z.string(),
  idUser: z.number(),
  /** Address of the author's photo; empty when there is none. */
  photo: z.string(),
  /** Plain text. */
  message: z.string(),
  /** idChatRoom. */
  room: z.number(),
  /** Why a moderator removed it; its text is then empty. Missing for every other message. */
  removedReason: z.exactOptional(z.string()),
});

/** Messages of one day in São Paulo, oldest first. */
export const chatDaySchema = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  messages: z.array(chatMessageSchema),
});

/** Chat room with the user's reading position. */
export const chatRoomSchema = z.object({
  idChatRoom: idSchema,
  name: z.string(),
  description: z.string(),
  kind: z.enum(chatKinds),
  /** Sequence of the newest message; 0 in an empty room. */
  lastSequence: z.number(),
  /** Sequence of the last message that the user has read. */
  readSequence: z.number(),
});

/** Why somebody reports a message. */
export const chatReportReasons = ['OFFENCE', 'SPAM', 'PERSONAL_DATA', 'OTHER'] as const;

/** Maximum number of characters that somebody may add to a report. */
export const REPORT_NOTE_MAX_LENGTH = 500;

export type ChatReportReason = (typeof chatReportReasons)[number];

/** Kind of a room. */
export type ChatKind = (typeof chatKinds)[number];
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type ChatDay = z.infer<typeof chatDaySchema>;
export type ChatRoom = z.infer<typeof chatRoomSchema>;
