import * as z from 'zod/mini';
import { answerInputSchema } from '@shared-kit/contracts/evaluations';
import { storedEntries } from '@shared-kit/runtime/write-queue';
import type { StoredEntries } from '@shared-kit/runtime/write-queue';
import type { PendingAnswer } from './answer-queue.ts';

const pendingAnswerSchema = z.extend(answerInputSchema, { idAnswer: z.number() });

/** Pending answers, stored in the browser per person and questionnaire. */
export function answerStore(idUser: number, idQuestionnaire: number): StoredEntries<PendingAnswer> {
  return storedEntries(`evaluation-answers:${idUser}:${idQuestionnaire}`, pendingAnswerSchema, { in: 'device' });
}
