import { isDone } from 'shared-kit/contracts/learning';
import type { EnrollmentStatus } from 'shared-kit/contracts/learning';
import type { CourseElement, ElementState } from './course.ts';

export interface Progress {
  readonly status: EnrollmentStatus;
  /** 0 to 100; 100 only once everything that counts is settled. */
  readonly progress: number;
  /** Mean of what is graded; null where nothing is. */
  readonly grade: number | null;
}

/** What a node's elements make of it. Only mandatory elements count; where none is mandatory, all do. */
export function rollUp(elements: readonly Pick<CourseElement, 'row' | 'state'>[]): Progress {
  const real = elements.filter(({ row }) => row.element_type !== 'IMAGE');
  const mandatory = real.filter(({ row }) => row.mandatory);
  const counted = (mandatory.length > 0 ? mandatory : real).map(({ state }) => state);
  if (counted.length === 0) return { status: 'NOT_ATTEMPTED', progress: 0, grade: null };
  const grade = mean(counted.flatMap((state) => state.grade ?? []));
  if (counted.every((state) => state.isSettled)) return { status: settledStatus(counted), progress: 100, grade };
  const isUntouched = real.every(({ state }) => state.status === 'NOT_ATTEMPTED');
  const progress = Math.min(99, Math.floor(mean(counted.map((state) => state.progress)) ?? 0));
  return { status: isUntouched ? 'NOT_ATTEMPTED' : 'IN_PROGRESS', progress, grade };
}

function settledStatus(states: readonly ElementState[]): EnrollmentStatus {
  if (states.some((state) => !state.isDone || state.status === 'FAILED')) return 'FAILED';
  return states.some((state) => state.status === 'PASSED') ? 'PASSED' : 'COMPLETED';
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Decision 28: what is finished stays finished, and progress never falls. A failure may still turn into a pass. */
export function neverBack(before: Progress, after: Progress): Progress {
  if (isDone(before.status)) return { status: before.status, progress: before.progress, grade: before.grade };
  const status = before.status === 'FAILED' && !isDone(after.status) ? 'FAILED' : after.status;
  return { ...after, status, progress: Math.max(before.progress, after.progress) };
}
