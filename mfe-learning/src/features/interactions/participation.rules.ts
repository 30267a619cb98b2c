import type { EnrollmentStatus } from '@shared-kit/contracts/learning';

/** Returns the share of required comments that are done, and the status for it (B4.2-14, B4.2-15). */
export function participationProgress(count: number, minCount: number): { percent: number; status: EnrollmentStatus } {
  const percent = minCount === 0 ? 100 : Math.min(100, Math.floor((count * 100) / minCount));
  return { percent, status: percent === 100 ? 'COMPLETED' : percent > 0 ? 'IN_PROGRESS' : 'NOT_ATTEMPTED' };
}
