import * as z from 'zod/mini';

/** Statuses of enrolments, node enrolments and content enrolments (B4.1). */
export const enrollmentStatuses = [
  'NOT_ATTEMPTED',
  'IN_PROGRESS',
  'INCOMPLETE',
  'COMPLETED',
  'PASSED',
  'FAILED',
  'EXPIRED',
  'EQUIVALENCY',
] as const;
export const enrollmentStatusSchema = z.enum(enrollmentStatuses);

/** Types of nodes. */
export const nodeTypes = ['LEARNING', 'ORGANIZATION'] as const;
/** Statuses of nodes. */
export const nodeStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
/** Types of elements. */
export const elementTypes = ['NODE', 'CONTENT', 'EVALUATION', 'IMAGE'] as const;

/** Reasons why an element is locked (B4.3-01, B4.3-05 to B4.3-10, B4.3-12, B4.3-13, B4.6-22). */
export const lockReasons = [
  'SEQUENCE',
  'PRE_TEST',
  'ARCHIVED',
  'RESTRICTED',
  'NOT_STARTED',
  'COMPLETED',
  'EXPIRED',
  'INACTIVE',
  'IN_PREPARATION',
  'PREREQUISITE',
] as const;

export type EnrollmentStatus = z.infer<typeof enrollmentStatusSchema>;
export type NodeType = (typeof nodeTypes)[number];
export type NodeStatus = (typeof nodeStatuses)[number];
export type ElementType = (typeof elementTypes)[number];
export type LockReason = (typeof lockReasons)[number];

/** Returns whether a status counts as done for a content or a node (B4.1-10 with decision 27). */
export function isDone(status: EnrollmentStatus): boolean {
  return status === 'COMPLETED' || status === 'PASSED' || status === 'EQUIVALENCY';
}
