import * as z from 'zod/mini';
import {
  EXTERNAL_COURSE_TEXT,
  externalCourseFields,
  externalCourseStatuses,
  externalCourseTypes,
} from 'shared-kit/contracts/journey';
import { importDateSchema } from '../../../platform/importing/import-date.rules.ts';

const key = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'use letras minúsculas, números e hífens'));
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(EXTERNAL_COURSE_TEXT));

const courseSchema = z.strictObject({
  key,
  /** Key of the person who has handed it in. */
  user: z.string(),
  title: line,
  type: z.enum(externalCourseTypes),
  /** Hours. */
  workload: externalCourseFields.workload,
  /** Days. */
  start: importDateSchema,
  finish: importDateSchema,
  /** Until when it is good; leave out where it doesn't end. */
  expires: z.optional(importDateSchema),
  entity: line,
  /** File of the tenant's folder: PDF, JPG or PNG. */
  evidence: z.optional(z.string()),
  /** When it was handed in. */
  at: importDateSchema,
  status: z._default(z.enum(externalCourseStatuses), 'PENDING'),
  /** When it was answered, or cancelled; left out where it is PENDING. */
  answeredAt: z.optional(importDateSchema),
  /** Why it was rejected. */
  reason: z._default(z.string().check(z.maxLength(1000)), ''),
  /** Key of the rejected one, above, that it stands in for. */
  resubmissionOf: z.optional(key),
});

/** `external-courses.yaml`: what people have handed in before the portal. What they do with it since is theirs. */
export const externalCoursesFileSchema = z.strictObject({ courses: z.array(courseSchema) });

export type ExternalCoursesFile = z.output<typeof externalCoursesFileSchema>;
export type ExternalCourseInput = ExternalCoursesFile['courses'][number];
