import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { risen } from '../core/roll-up.rules.ts';

export interface ContentProgress {
  readonly status: EnrollmentStatus;
  readonly progress: number;
  readonly grade: number | null;
  readonly finishDate: Date | null;
}

export interface ContentReport {
  /** PASSED and FAILED are for SCORM packages only. */
  readonly status: 'IN_PROGRESS' | 'COMPLETED' | 'PASSED' | 'FAILED';
  readonly progress: number;
  /** Grade of a SCORM package, null without a score; omitted for other contents. */
  readonly packageGrade?: number | null;
}

/**
 * Returns the progress after a report. Completed stays completed and progress never falls (decision 28), though a
 * package may still be passed and its grade may rise. Completing sets 100%, and grade 0 for contents other than
 * packages, whatever the player says (B4.2-01). A report in progress stays below 100%.
 */
export function afterReport(
  known: { status: EnrollmentStatus; progress: number; grade: number | null; finish_date: Date | null } | null,
  report: ContentReport,
  now: Date,
): ContentProgress {
  const { packageGrade = 0 } = report;
  if (known && isDone(known.status)) {
    const { status, grade } = risen(
      known,
      isDone(report.status) ? { status: report.status, grade: packageGrade } : known,
    );
    return { status, progress: known.progress, grade, finishDate: known.finish_date };
  }
  if (report.status !== 'IN_PROGRESS') {
    const finishDate = report.status === 'FAILED' ? (known?.finish_date ?? now) : now;
    return { status: report.status, progress: 100, grade: packageGrade, finishDate };
  }
  // A failure stays until the content is completed or passed.
  if (known?.status === 'FAILED')
    return { status: 'FAILED', progress: known.progress, grade: known.grade, finishDate: known.finish_date };
  const progress = Math.max(known?.progress ?? 0, Math.min(99, Math.floor(report.progress)));
  return { status: 'IN_PROGRESS', progress, grade: known ? known.grade : packageGrade, finishDate: null };
}
