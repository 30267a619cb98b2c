import type { EnrolmentBatch } from '@shared-kit/contracts/admin';
import { RunningJob } from '../job-progress/running-job.tsx';
import { labels } from './labels.ts';

/** How far the job of a batch is. */
export function BatchWork({ batch, heading }: { batch: EnrolmentBatch; heading?: 'h2' | 'h3' }) {
  const { title, stopped } = labels.work[batch.kind][batch.state === 'undoing' ? 'undoing' : 'working'];
  return (
    <RunningJob
      title={title}
      hint={`${labels.stays} ${stopped}`.trim()}
      job={batch.job}
      {...(heading ? { heading } : {})}
    />
  );
}
