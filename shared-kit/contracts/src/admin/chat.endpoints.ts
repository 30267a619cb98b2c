import * as z from 'zod/mini';
import { chatKinds, chatReportReasons } from '@shared-kit/contracts/content';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { MAX_ADMIN_ANSWERS, answerReasonSchema, senderSchema } from './answers.schema.ts';
import { GRID_PAGE_SIZE, gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';

/** Messages of a list: reported ones that wait for a decision, removed ones, or all. */
export const messageStates = ['reported', 'removed', 'all'] as const;

const placeSchema = z.object({
  idChatRoom: idSchema,
  sequence: z.int().check(z.positive(), z.maximum(2_147_483_647)),
});

/** Message of somebody else in the caller's scope. */
const adminMessageSchema = z.extend(placeSchema, {
  author: senderSchema,
  /** Plain text. */
  text: z.string(),
  roomName: z.string(),
  at: momentSchema,
  /** Texts of the reports, without their authors. */
  reports: z.array(z.object({ reason: z.enum(chatReportReasons), note: z.string() })),
  /** Moderator who removed it, and why; null and empty while it is visible. */
  removedBy: z.nullable(z.string()),
  removedReason: z.string(),
});

/** Lists the chat rooms with the reported messages that wait in each. */
export const listAdminChatRooms = defineAdminEndpoint({
  id: 'admin.list-chat-rooms',
  method: 'GET',
  path: '/admin/chat-rooms',
  right: 'community.moderate',
  summary: 'Salas de bate-papo',
  reply: z.object({
    rooms: z.array(
      z.object({
        idChatRoom: idSchema,
        name: z.string(),
        kind: z.enum(chatKinds),
        messages: z.number(),
        /** Reported messages in the caller's scope. */
        waiting: z.number(),
        lastAt: z.nullable(momentSchema),
      }),
    ),
  }),
});

/** Lists messages of one room or of all, newest first. */
export const listAdminMessages = defineAdminEndpoint({
  id: 'admin.list-chat-messages',
  method: 'GET',
  path: '/admin/chat-messages',
  right: 'community.moderate',
  summary: 'Mensagens do bate-papo',
  query: z.extend(z.pick(gridQuerySchema, { after: true, before: true }), {
    state: z._default(z.enum(messageStates), 'all'),
    q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    room: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_ADMIN_ANSWERS)), GRID_PAGE_SIZE),
  }),
  reply: z.object({ total: z.number(), messages: z.array(adminMessageSchema), places: gridPlacesSchema }),
});

const placesSchema = z.array(placeSchema).check(z.minLength(1), z.maxLength(MAX_ADMIN_ANSWERS));

/** Removes messages, keeps reported ones or puts removed ones back, each on its own. Open rooms show it at once. */
export const moderateMessages = defineAdminEndpoint({
  id: 'admin.moderate-chat-messages',
  method: 'POST',
  path: '/admin/chat-messages/decisions',
  right: 'community.moderate',
  summary: 'Remove, mantém ou devolve mensagens do bate-papo',
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('REMOVED'), messages: placesSchema, reason: answerReasonSchema }),
    z.object({ decision: z.literal('KEPT'), messages: placesSchema }),
    z.object({ decision: z.literal('RESTORED'), messages: placesSchema }),
  ]),
  reply: z.object({
    success: z.literal(true),
    results: z.array(
      z.extend(placeSchema, {
        /** Text of the refusal; empty when it was decided. */
        message: z.string(),
      }),
    ),
  }),
});

export type AdminMessage = z.infer<typeof adminMessageSchema>;
export type MessageState = (typeof messageStates)[number];
