import * as z from 'zod/mini';
import { isDayKey } from '@shared-kit/contracts/calendar';
import { doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { accessErrors, defineAdminEndpoint } from './admin-endpoint.ts';
import { MAX_ADMIN_ANSWERS, answerReasonSchema, senderSchema } from './answers.schema.ts';

const personParams = z.object({ idPerson: idSchema });

/** Why a person may not comment, chat and upload, and until when. */
const postingBlockSchema = z.object({
  /** The person reads it as written. */
  reason: z.string(),
  /** Null when somebody has to lift it. */
  until: z.nullable(momentSchema),
  blockedBy: z.string(),
  blockedAt: momentSchema,
});

/** Lists the blocked people in the caller's scope, newest block first. */
export const listBlockedPeople = defineAdminEndpoint({
  id: 'admin.list-blocked-people',
  method: 'GET',
  path: '/admin/posting-blocks',
  right: 'community.moderate',
  summary: 'Pessoas bloqueadas em comentários, bate-papo e envios',
  reply: z.object({
    people: z.array(z.extend(postingBlockSchema, { person: senderSchema })).check(z.maxLength(MAX_ADMIN_ANSWERS)),
  }),
});

/** Returns the block of one person. */
export const readPostingBlock = defineAdminEndpoint({
  id: 'admin.read-posting-block',
  method: 'GET',
  path: '/admin/people/:idPerson/posting-block',
  right: 'community.moderate',
  summary: 'O bloqueio de uma pessoa',
  params: personParams,
  reply: z.object({
    block: z.nullable(postingBlockSchema),
    /** False for oneself and for people with rights that the caller lacks. */
    canChange: z.boolean(),
  }),
});

/** Blocks a person, or replaces the block. It is in force at their next comment, message or upload. */
export const blockPosting = defineAdminEndpoint({
  id: 'admin.block-posting',
  method: 'PUT',
  path: '/admin/people/:idPerson/posting-block',
  right: 'community.moderate',
  summary: 'Bloqueia comentários, mensagens e envios de uma pessoa',
  params: personParams,
  body: z.object({
    reason: answerReasonSchema,
    /** Last day of the block; null until somebody lifts it. */
    untilDay: z.nullable(z.string().check(z.refine(isDayKey, 'Informe um dia'))),
  }),
  reply: doneSchema,
  errors: { ...accessErrors, 'admin.day-passed': 409 },
});

/** Lifts the block of a person. Does nothing when there is none. */
export const liftPostingBlock = defineAdminEndpoint({
  id: 'admin.lift-posting-block',
  method: 'DELETE',
  path: '/admin/people/:idPerson/posting-block',
  right: 'community.moderate',
  summary: 'Desbloqueia comentários, mensagens e envios de uma pessoa',
  params: personParams,
  reply: doneSchema,
  errors: accessErrors,
});

export type PostingBlock = z.infer<typeof postingBlockSchema>;
export type BlockedPerson = z.infer<typeof listBlockedPeople.reply>['people'][number];
