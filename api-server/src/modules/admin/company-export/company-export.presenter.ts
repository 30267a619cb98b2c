import { COMPANY_EXPORT_HOURS } from '@shared-kit/contracts/admin';
import type { CompanyExport } from '@shared-kit/contracts/admin';
import { HOUR_MS, toMoment } from '@shared-kit/contracts/calendar';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { presentJob } from '../jobs/job.presenter.ts';
import { isOver } from './company-exports.repository.ts';
import type { CompanyExportRow } from './company-exports.repository.ts';

export function presentExport(row: CompanyExportRow, job: AdminJobRow | undefined, now: Date): CompanyExport {
  const { finished_at: finishedAt } = row;
  const isOpen = job?.state === 'queued' || job?.state === 'running';
  return {
    idExport: row.id_export,
    state: finishedAt === null ? (isOpen ? 'working' : 'stopped') : isOver(row, now) ? 'over' : 'ready',
    actorName: row.actor_name,
    createdAt: toMoment(row.created_at),
    files: row.files,
    size: row.size,
    until: finishedAt && toMoment(new Date(finishedAt.getTime() + COMPANY_EXPORT_HOURS * HOUR_MS)),
    job: job ? presentJob(job) : null,
  };
}
