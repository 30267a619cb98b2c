import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { CourseEvaluation, ElementState } from './course.rules.ts';

const SCORM = 26;

const untouched: ElementState = { status: 'NOT_ATTEMPTED', progress: 0, isDone: false, isSettled: false, grade: null };

/** State of an image: it neither blocks nor counts. */
export const imageState: ElementState = untouched;

/** Returns the state of a content: B4.2-07 for SCORM; the share seen for the other contents. */
export function contentState(
  enrollment: { readonly status: EnrollmentStatus; readonly progress: number; readonly grade: number | null } | null,
  idContentType: number,
): ElementState {
  if (!enrollment) return untouched;
  const { status } = enrollment;
  const done = isDone(status);
  return {
    status,
    progress: idContentType === SCORM ? scormProgress(status) : done ? 100 : enrollment.progress,
    isDone: done,
    isSettled: done || status === 'FAILED',
    grade: idContentType === SCORM ? enrollment.grade : null,
  };
}

function scormProgress(status: EnrollmentStatus): number {
  if (isDone(status) || status === 'FAILED') return 100;
  return status === 'IN_PROGRESS' || status === 'INCOMPLETE' ? 50 : 0;
}

/**
 * Returns the state of an evaluation (B4.3-03): a finish date unlocks the next element; a failure is final only when no
 * attempt is left.
 */
export function evaluationState(evaluation: CourseEvaluation): ElementState {
  return {
    status: evaluation.status,
    progress: evaluation.progress,
    isDone: evaluation.questionnaire?.finishDate != null,
    isSettled: isDone(evaluation.status) || (evaluation.status === 'FAILED' && evaluation.triesLeft === 0),
    grade: evaluation.isGraded ? (evaluation.questionnaire?.grade ?? null) : null,
  };
}

export function nodeState(
  enrollment: { readonly status: EnrollmentStatus; readonly progress: number; readonly grade: number | null } | null,
): ElementState {
  if (!enrollment) return untouched;
  const { status, progress, grade } = enrollment;
  return {
    status,
    progress: isDone(status) ? 100 : progress,
    isDone: isDone(status),
    isSettled: isDone(status) || status === 'FAILED',
    grade,
  };
}
