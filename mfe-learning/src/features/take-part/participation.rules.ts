import type { EnrollmentStatus } from 'shared-kit/contracts/learning';

/** B4.2-14, B4.2-15: done over demanded, and the status that goes with it. */
export function participationProgress(count: number, minCount: number): { percent: number; status: EnrollmentStatus } {
  const percent = minCount === 0 ? 100 : Math.min(100, Math.floor((count * 100) / minCount));
  return { percent, status: percent === 100 ? 'COMPLETED' : percent > 0 ? 'IN_PROGRESS' : 'NOT_ATTEMPTED' };
}
