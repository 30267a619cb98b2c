import { isDone } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { judgeCompletion, recordOpening } from '../../content/index.ts';
import type { Course } from '../core/course.rules.ts';
import type { ContentReport } from './content-progress.rules.ts';
import type { OpenContent } from './open-item.service.ts';

interface PlausibleReport {
  readonly counted: ContentReport;
  /** Seconds until the completion can count; null when it counts, or none was claimed. */
  readonly completesIn: number | null;
}

/** Returns what counts of a page's report: a completion that comes too early stays in progress (decision 532). */
export async function plausibleReport(
  db: TenantDb,
  course: Course,
  { element }: OpenContent,
  report: ContentReport,
  now: Date,
): Promise<PlausibleReport> {
  const { content, contentEnrollment } = element;
  if (!content || (contentEnrollment && isDone(contentEnrollment.status)))
    return { counted: report, completesIn: null };
  const { idContentItem } = content;
  const idUser = course.enrollment.id_user;
  if (report.status !== 'COMPLETED') {
    await recordOpening(db, { idUser, idContentItems: [idContentItem], now });
    return { counted: report, completesIn: null };
  }
  const judgement = await judgeCompletion(db, { idUser, idContentItem, now });
  if (judgement.kind === 'counts') return { counted: report, completesIn: null };
  return { counted: { status: 'IN_PROGRESS', progress: 99 }, completesIn: judgement.waitSeconds };
}
