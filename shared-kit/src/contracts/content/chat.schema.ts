import * as z from 'zod/mini';
import { idSchema, momentSchema } from 'shared-kit/contracts/core';

/** Characters of one message. */
export const CHAT_MESSAGE_MAX_LENGTH = 1000;

/** A room of the whole portal, one beside a content, one beside something live: each has event names of its own (A7m-04 to A7m-09). */
export const chatKinds = ['general', 'content', 'live'] as const;

/** A5-21: a message has something in it. */
export const chatTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escreva uma mensagem.'),
    z.maxLength(CHAT_MESSAGE_MAX_LENGTH, `Use até ${CHAT_MESSAGE_MAX_LENGTH} caracteres.`),
  );

/** Made by the page, one per message: what is sent again is stored once. */
export const clientIdSchema = z.uuid();

/** A3-20. Person and moment are the server's (decision 24). */
export const chatMessageSchema = z.object({
  /** Its place in the room: 1, 2, 3, … without gaps. */
  sequence: z.number(),
  clientId: clientIdSchema,
  /** UTC. */
  moment: momentSchema,
  /** Name of who wrote it. */
  user: z.string(),
  idUser: z.number(),
  /** Address of their picture; empty where they have none. */
  photo: z.string(),
  /** Plain text. */
  message: z.string(),
  /** idChatRoom. */
  room: z.number(),
});

/** Messages of one day in São Paulo, oldest first. */
export const chatDaySchema = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  messages: z.array(chatMessageSchema),
});

export const chatRoomSchema = z.object({
  idChatRoom: idSchema,
  name: z.string(),
  description: z.string(),
  kind: z.enum(chatKinds),
  /** Sequence of the newest message; 0 while there is none. */
  lastSequence: z.number(),
  /** Up to where the person has read. */
  readSequence: z.number(),
});

export type ChatKind = (typeof chatKinds)[number];
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type ChatDay = z.infer<typeof chatDaySchema>;
export type ChatRoom = z.infer<typeof chatRoomSchema>;
