import type { AdminJob } from '@shared-kit/contracts/admin';
import { Progress } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** How far an open job is. The write of an import is one transaction, so nobody sees a part of it. */
export function JobProgress({ job }: { job: AdminJob }) {
  const percent = job.total === 0 ? 0 : (job.done / job.total) * 100;
  const isWriting = job.state === 'running' && job.kind !== 'check-people';
  const text = isWriting
    ? job.kind === 'import-trainings'
      ? labels.writingTrainings
      : labels.writing(job.total)
    : job.state === 'queued'
      ? labels.queued
      : labels.rows(job.done, job.total);
  return <Progress percent={isWriting ? 50 : percent} label={labels.kinds[job.kind]} valueText={text} />;
}
