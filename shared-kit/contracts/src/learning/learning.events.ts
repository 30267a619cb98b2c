import * as z from 'zod/mini';
import { defineEvent, idSchema } from '@shared-kit/contracts/core';

/** Published after a content inside an enrolment was completed and saved by the server. */
export const contentCompleted = defineEvent(
  'learning.content-completed.v1',
  z.object({ idEnrollment: idSchema, idContentItem: idSchema }),
);

/** Published after a SCORM lesson inside an enrolment was finished and saved by the server. */
export const lessonCompleted = defineEvent(
  'learning.lesson-completed.v1',
  z.object({ idEnrollment: idSchema, idContentItem: idSchema, idSco: idSchema }),
);
