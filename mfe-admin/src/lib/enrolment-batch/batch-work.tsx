import type { EnrolmentBatch } from '@shared-kit/contracts/admin';
import { RunningJob } from '../job-progress/running-job.tsx';
import { labels } from './labels.ts';

/** How far the job of a batch is. */
export function BatchWork({ batch, heading }: { batch: EnrolmentBatch; heading?: 'h2' | 'h3' }) {
  const isUndo = batch.state === 'undoing';
  return (
    <RunningJob
      title={isUndo ? labels.undoing : labels.enrolling}
      hint={isUndo ? labels.stays : `${labels.stays} ${labels.stopped}`}
      job={batch.job}
      {...(heading ? { heading } : {})}
    />
  );
}
