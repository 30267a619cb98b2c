import { externalCourseStatuses } from '@shared-kit/contracts/journey';
import type { ExternalCourseStatus } from '@shared-kit/contracts/journey';
import { statusChoice } from '../../lib/status-list/status-choice.rules.ts';

/** Initial selection (B2.12-02). */
export const firstChoice: readonly ExternalCourseStatus[] = externalCourseStatuses;

/** Filter by status (B2.12-01). */
export const courseChoice = statusChoice<ExternalCourseStatus>(externalCourseStatuses, ['PENDING']);
export const { hasAll, afterToggle, afterToggleAll } = courseChoice;

/** Returns the value of the `status` query parameter (B7.4-10). */
export function requestedStatuses(chosen: readonly ExternalCourseStatus[]): string {
  return hasAll(chosen) ? 'ALL' : chosen.join(',');
}
