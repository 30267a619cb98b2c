import { externalCourseStatuses } from 'shared-kit/contracts/journey';
import type { ExternalCourseStatus } from 'shared-kit/contracts/journey';
import { statusChoice } from '../../lib/status-filter/status-choice.rules.ts';

/** B2.12-02. */
export const firstChoice: readonly ExternalCourseStatus[] = externalCourseStatuses;

/** B2.12-01. */
export const courseChoice = statusChoice<ExternalCourseStatus>(externalCourseStatuses, ['PENDING']);
export const { hasAll, afterToggle, afterToggleAll } = courseChoice;

/** As the list is asked for (B7.4-10). */
export function statusesAsked(chosen: readonly ExternalCourseStatus[]): string {
  return hasAll(chosen) ? 'ALL' : chosen.join(',');
}
