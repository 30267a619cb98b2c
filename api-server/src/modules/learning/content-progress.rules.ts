import { isDone } from 'shared-kit/contracts/learning';
import type { EnrollmentStatus } from 'shared-kit/contracts/learning';

export interface ContentProgress {
  readonly status: EnrollmentStatus;
  readonly progress: number;
  readonly grade: number;
  readonly finishDate: Date | null;
}

interface Report {
  readonly status: 'IN_PROGRESS' | 'COMPLETED';
  readonly progress: number;
}

/**
 * What a report makes of what was known. Completed stays completed and progress never falls (decision 28); completing
 * is 100% and grade 0 whatever the player says (B4.2-01); 100% is only reached by completing.
 */
export function afterReport(known: { status: EnrollmentStatus; progress: number; grade: number; finish_date: Date | null } | null, report: Report, now: Date): ContentProgress {
  if (known && isDone(known.status)) {
    return { status: known.status, progress: known.progress, grade: known.grade, finishDate: known.finish_date };
  }
  if (report.status === 'COMPLETED') return { status: 'COMPLETED', progress: 100, grade: 0, finishDate: now };
  const progress = Math.max(known?.progress ?? 0, Math.min(99, Math.floor(report.progress)));
  return { status: 'IN_PROGRESS', progress, grade: known?.grade ?? 0, finishDate: null };
}
