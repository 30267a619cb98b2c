import * as z from 'zod/mini';
import {
  EXTERNAL_COURSE_TEXT,
  externalCourseFields,
  externalCourseStatuses,
  externalCourseTypes,
} from '@shared-kit/contracts/journey';
import { importDateSchema } from '../../../platform/importing/import-date.rules.ts';

const key = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'use letras minúsculas, números e hífens'));
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(EXTERNAL_COURSE_TEXT));

const courseSchema = z.strictObject({
  key,
  /** Key of the person who submitted it. */
  user: z.string(),
  title: line,
  type: z.enum(externalCourseTypes),
  /** Hours. */
  workload: externalCourseFields.workload,
  /** Days. */
  start: importDateSchema,
  finish: importDateSchema,
  /** Expiry date; omitted when it doesn't expire. */
  expires: z.optional(importDateSchema),
  entity: line,
  /** File in the tenant's folder: PDF, JPG or PNG. */
  evidence: z.optional(z.string()),
  /** Submission date. */
  at: importDateSchema,
  status: z._default(z.enum(externalCourseStatuses), 'PENDING'),
  /** Date of the answer or cancellation; omitted when PENDING. */
  answeredAt: z.optional(importDateSchema),
  /** Reason of the rejection. */
  reason: z._default(z.string().check(z.maxLength(1000)), ''),
  /** Key of an earlier, rejected course that this one replaces. */
  resubmissionOf: z.optional(key),
});

/**
 * `external-courses.yaml`: courses submitted before the portal. An import does not overwrite what people change later.
 */
export const externalCoursesFileSchema = z.strictObject({ courses: z.array(courseSchema) });

export type ExternalCoursesFile = z.output<typeof externalCoursesFileSchema>;
export type ExternalCourseInput = ExternalCoursesFile['courses'][number];
