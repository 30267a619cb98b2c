import * as z from 'zod/mini';
import { defineEvent, idSchema } from 'shared-kit/contracts/core';

/** A content inside an enrolment was completed and the server has kept it. */
export const contentCompleted = defineEvent(
  'learning.content-completed.v1',
  z.object({ idEnrollment: idSchema, idContentItem: idSchema }),
);

/** A SCORM lesson inside an enrolment was finished and the server has kept it. */
export const lessonCompleted = defineEvent(
  'learning.lesson-completed.v1',
  z.object({ idEnrollment: idSchema, idContentItem: idSchema, idSco: idSchema }),
);
