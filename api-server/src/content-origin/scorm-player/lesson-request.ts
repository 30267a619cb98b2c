import { endsPackage } from '@shared-kit/contracts/scorm';
import type { LessonState } from './scorm-api.ts';

/**
 * Returns the navigation request that a lesson leaves behind; null when it leaves none. A lesson that has ended by
 * `logout`, or by `time-out` in 2004, ends the package in place of what it has asked for (RTE 4.2.8).
 */
export function requestOfLesson(version: '1.2' | '2004', { cmi, terminated }: LessonState): string | null {
  if (terminated && endsPackage(version, cmi)) return 'exitAll';
  const request = cmi['adl.nav.request'] ?? '_none_';
  return request === '_none_' ? null : request;
}
