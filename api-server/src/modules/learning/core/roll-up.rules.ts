import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { Participation, CourseElement, ElementState } from './course.rules.ts';
import { endedWell } from './enrollment-status.rules.ts';

export interface Progress {
  readonly status: EnrollmentStatus;
  /** 0 to 100; 100 only once everything that counts is settled. */
  readonly progress: number;
  /** Mean of the grades; null when nothing is graded. */
  readonly grade: number | null;
}

/** Returns the elements that count for a node: the mandatory ones; without any, all but images. */
export function counted<E extends Pick<CourseElement, 'row'>>(elements: readonly E[]): E[] {
  const real = elements.filter(({ row }) => row.element_type !== 'IMAGE');
  const mandatory = real.filter(({ row }) => row.mandatory);
  return mandatory.length > 0 ? mandatory : real;
}

/** Computes the progress of a node from its elements that count. */
export function rollUp(elements: readonly Pick<CourseElement, 'row' | 'state'>[]): Progress {
  const states = counted(elements).map(({ state }) => state);
  if (states.length === 0) return { status: 'NOT_ATTEMPTED', progress: 0, grade: null };
  const grade = mean(states.flatMap((state) => state.grade ?? []));
  if (states.every((state) => state.isSettled)) return { status: settledStatus(states), progress: 100, grade };
  const isUntouched = elements
    .filter(({ row }) => row.element_type !== 'IMAGE')
    .every(({ state }) => state.status === 'NOT_ATTEMPTED');
  const progress = Math.min(99, Math.floor(mean(states.map((state) => state.progress)) ?? 0));
  return { status: isUntouched ? 'NOT_ATTEMPTED' : 'IN_PROGRESS', progress, grade };
}

function settledStatus(states: readonly ElementState[]): EnrollmentStatus {
  if (states.some((state) => !state.isDone || state.status === 'FAILED')) return 'FAILED';
  // Everything was credited by equivalence, nothing was done here.
  if (states.every((state) => state.status === 'EQUIVALENCY')) return 'EQUIVALENCY';
  return states.some((state) => state.status === 'PASSED') ? 'PASSED' : 'COMPLETED';
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Holds a training back from completion until its required comments are written (B4.12-10). A failure does not wait for
 * them.
 */
export function awaitingComments(after: Progress, participation: Participation | null): Progress {
  if (!participation || participation.count >= participation.minCount || !isDone(after.status)) return after;
  return { ...after, status: 'IN_PROGRESS', progress: Math.min(99, after.progress) };
}

interface Verdict {
  readonly status: EnrollmentStatus;
  readonly grade: number | null;
}

/** Raises a verdict: a completed item may still be passed, and its grade may rise (decision 320); neither falls. */
export function risen(before: Verdict, after: Verdict): Verdict {
  if (before.status === 'EQUIVALENCY' || !isDone(after.status)) return { status: before.status, grade: before.grade };
  const grades = [before.grade, after.grade].filter((grade) => grade !== null);
  return {
    status: after.status === 'PASSED' ? 'PASSED' : before.status,
    grade: grades.length === 0 ? null : Math.max(...grades),
  };
}

/**
 * Combines old and new progress (decision 28): finished stays finished, and progress never falls. A failure may become
 * a pass, and an equivalence may be replaced by a real completion.
 */
export function neverBack(before: Progress, after: Progress): Progress {
  if (before.status === 'EQUIVALENCY' && endedWell(after.status)) return after;
  if (isDone(before.status)) return { ...risen(before, after), progress: before.progress };
  const status = before.status === 'FAILED' && !isDone(after.status) ? 'FAILED' : after.status;
  return { ...after, status, progress: Math.max(before.progress, after.progress) };
}
