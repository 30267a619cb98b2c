import * as z from 'zod/mini';
import { idSchema, momentSchema } from 'shared-kit/contracts/core';
import { externalCourseFaults, isExternalCourseDay } from './external-course.rules.ts';

/** B4.1-15, in the order of the filter (B2.12-01). */
export const externalCourseStatuses = ['APPROVED', 'PENDING', 'REJECTED', 'CANCELED'] as const;

export const externalCourseTypes = ['IN_PERSON', 'ONLINE', 'BLENDED'] as const;

/** B2.12-06. */
export const EXTERNAL_COURSES_PAGE_SIZE = 10;

/** Hours; longer than any course is. */
export const LONGEST_WORKLOAD = 100_000;

/** Characters of a title, and of an entity's name. */
export const EXTERNAL_COURSE_TEXT = 200;

/** A day that there is, `YYYY-MM-DD`, of this century or the one before. */
export const externalCourseDaySchema = z
  .string(externalCourseFaults.required)
  .check(z.refine(isExternalCourseDay, externalCourseFaults.date));

const line = z
  .string(externalCourseFaults.required)
  .check(
    z.trim(),
    z.minLength(1, externalCourseFaults.required),
    z.maxLength(EXTERNAL_COURSE_TEXT, `Use até ${EXTERNAL_COURSE_TEXT} caracteres.`),
  );

/** What a person says of a course that they took elsewhere. */
export const externalCourseFields = {
  title: line,
  type: z.enum(externalCourseTypes, externalCourseFaults.required),
  /** Hours; half ones are fine. */
  workload: z
    .number(externalCourseFaults.workload)
    .check(
      z.minimum(1, externalCourseFaults.workload),
      z.maximum(LONGEST_WORKLOAD, `O valor deve ser no máximo ${LONGEST_WORKLOAD}.`),
    ),
  startDate: externalCourseDaySchema,
  finishDate: externalCourseDaySchema,
  expirationDate: z._default(z.nullable(externalCourseDaySchema), null),
  entityName: line,
  /** What the upload of the evidence gave; null is none (B5-34). */
  evidencePath: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(300))), null),
};

/** B3-22. */
export const externalCourseSchema = z.object({
  idUserExternalCourse: idSchema,
  title: z.string(),
  type: z.enum(externalCourseTypes),
  /** Hours. */
  workload: z.number(),
  startDate: externalCourseDaySchema,
  finishDate: externalCourseDaySchema,
  expirationDate: z.nullable(externalCourseDaySchema),
  entityName: z.string(),
  evidencePath: z.nullable(z.string()),
  status: z.enum(externalCourseStatuses),
  /** Why it was rejected; empty otherwise. */
  statusReason: z.string(),
  /** It was rejected, and another one stands in its place that was not taken back. */
  hasResubmission: z.boolean(),
  /** How that one stands. */
  resubmissionStatus: z.nullable(z.enum(externalCourseStatuses)),
  creationDate: momentSchema,
  /** Of an answered one: when it was answered. */
  lastModifiedDate: momentSchema,
  /** The rejected one that this one stands in for. */
  idParentUserExternalCourse: z.nullable(idSchema),
});

export const externalCourseDetailsSchema = z.extend(externalCourseSchema, {
  evidence: z.nullable(
    z.object({
      name: z.string(),
      /** Good for an hour or two, for whoever has it. */
      url: z.string(),
    }),
  ),
});

export type ExternalCourse = z.infer<typeof externalCourseSchema>;
export type ExternalCourseDetails = z.infer<typeof externalCourseDetailsSchema>;
export type ExternalCourseStatus = ExternalCourse['status'];
export type ExternalCourseType = ExternalCourse['type'];
