import * as z from 'zod/mini';
import { idSchema } from '@shared-kit/contracts/core';

/** Maximum number of things that one call answers. */
export const MAX_ADMIN_ANSWERS = 200;

/** Maximum length of a reason that a person reads as written. */
export const ANSWER_REASON_MAX_LENGTH = 1000;

export const answeredIdsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_ADMIN_ANSWERS));

export const answerReasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(ANSWER_REASON_MAX_LENGTH));

/** Each one is answered on its own: a refusal of one leaves the others as they are. */
export const answersReply = z.object({
  success: z.literal(true),
  results: z.array(
    z.object({
      id: idSchema,
      /** Text of the refusal; empty when it was answered. */
      message: z.string(),
    }),
  ),
});

/** Person who sent what waits for an answer. */
export const senderSchema = z.object({
  idPerson: idSchema,
  name: z.string(),
  department: z.string(),
  photo: z.string(),
});

export const waitingQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_ADMIN_ANSWERS)), MAX_ADMIN_ANSWERS),
});
