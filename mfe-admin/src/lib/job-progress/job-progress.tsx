import type { AdminJob } from '@shared-kit/contracts/admin';
import { Progress } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** How far an open job is. The write of an import is one transaction, so nobody sees a part of it. */
export function JobProgress({ job }: { job: AdminJob }) {
  const percent = job.total === 0 ? 0 : (job.done / job.total) * 100;
  const isWhole = job.state === 'running' && job.kind !== 'check-people' && job.kind !== 'export-company';
  return <Progress percent={isWhole ? 50 : percent} label={labels.kinds[job.kind]} valueText={textOf(job)} />;
}

function textOf({ state, kind, done, total }: AdminJob): string {
  if (state === 'queued') return labels.queued;
  if (kind === 'export-company') return labels.files(done, total);
  if (state !== 'running' || kind === 'check-people') return labels.rows(done, total);
  return kind === 'import-trainings' ? labels.writingTrainings : labels.writing(total);
}
