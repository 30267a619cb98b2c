import * as z from 'zod/mini';
import { defineSlot, idSchema, momentSchema } from '@shared-kit/contracts/core';

/** Slot for the user's schedule in a block of type Calendar (B2.4-15). */
export const calendarBlockSlot = defineSlot('learning.calendar-block.v1', z.object({}));

/**
 * Slot for the pre-test of an enrolled page: its card, and the dialog while it is still to be done (B2.16, B4.6-22).
 */
export const preTestSlot = defineSlot(
  'learning.pre-test.v1',
  z.object({
    idUser: idSchema,
    idEnrollment: idSchema,
    idNodeEnrollment: idSchema,
    idEvaluation: idSchema,
    title: z.string(),
    description: z.string(),
    /** null before it is started. */
    questionnaire: z.nullable(
      z.object({ idQuestionnaire: idSchema, finishDate: z.nullable(momentSchema), grade: z.nullable(z.number()) }),
    ),
    /** True when no item of the page opens before it is finished. */
    isRequired: z.boolean(),
  }),
);
