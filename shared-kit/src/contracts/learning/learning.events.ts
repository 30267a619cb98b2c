import * as z from 'zod/mini';
import { defineEvent, idSchema } from 'shared-kit/contracts/core';

/** A content inside an enrolment was completed and the server has kept it. */
export const contentCompleted = defineEvent('learning.content-completed.v1', z.object({ idEnrollment: idSchema, idContentItem: idSchema }));
