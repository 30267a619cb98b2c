import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { externalCourseFaults, isExternalCourseDay } from './external-course.rules.ts';

/** Statuses of external courses (B4.1-15), in the order of the filter (B2.12-01). */
export const externalCourseStatuses = ['APPROVED', 'PENDING', 'REJECTED', 'CANCELED'] as const;

/** Types of external courses. */
export const externalCourseTypes = ['IN_PERSON', 'ONLINE', 'BLENDED'] as const;

/** Number of courses on a page (B2.12-06). */
export const EXTERNAL_COURSES_PAGE_SIZE = 10;

/** Maximum workload in hours; longer than any course. */
export const LONGEST_WORKLOAD = 100_000;

/** Maximum number of characters of a title and of an entity's name. */
export const EXTERNAL_COURSE_TEXT = 200;

/** Existing day, `YYYY-MM-DD`, of this century or the previous one. */
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

/** Fields that a user enters for a course taken elsewhere. */
export const externalCourseFields = {
  title: line,
  type: z.enum(externalCourseTypes, externalCourseFaults.required),
  /** Hours; half hours are allowed. */
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
  /** Result of the evidence upload; null without evidence (B5-34). */
  evidencePath: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(300))), null),
};

/** External course (B3-22). */
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
  /** Reason for the rejection; otherwise empty. */
  statusReason: z.string(),
  /** True when it was rejected and a replacement exists that was not cancelled. */
  hasResubmission: z.boolean(),
  /** Status of the replacement. */
  resubmissionStatus: z.nullable(z.enum(externalCourseStatuses)),
  creationDate: momentSchema,
  /** For an answered course: the time of the answer. */
  lastModifiedDate: momentSchema,
  /** Rejected course that this one replaces. */
  idParentUserExternalCourse: z.nullable(idSchema),
});

export const externalCourseDetailsSchema = z.extend(externalCourseSchema, {
  evidence: z.nullable(
    z.object({
      name: z.string(),
      /** Link that works for an hour or two, without login. */
      url: z.string(),
    }),
  ),
});

export type ExternalCourse = z.infer<typeof externalCourseSchema>;
export type ExternalCourseDetails = z.infer<typeof externalCourseDetailsSchema>;
export type ExternalCourseStatus = ExternalCourse['status'];
export type ExternalCourseType = ExternalCourse['type'];
