import * as z from 'zod/mini';
import { defineEvent, idSchema } from '@shared-kit/contracts/core';

/** Published after the server has graded and saved a questionnaire; progress and locks may have changed. */
export const evaluationFinished = defineEvent(
  'evaluations.evaluation-finished.v1',
  z.object({ idEnrollment: idSchema, idEvaluation: idSchema, idQuestionnaire: idSchema, passed: z.boolean() }),
);
