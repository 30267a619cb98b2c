import { adminEnrolmentBatchPath } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { BatchSummary } from './batch-summary.tsx';
import { BatchWork } from './batch-work.tsx';
import { isWorking, useEnrolmentBatch } from './enrolment-batch.queries.ts';
import { labels } from './labels.ts';

/** Shows how far the job of a batch is, and what became of everybody afterwards. */
export function BatchResults({ idBatch }: { idBatch: number }) {
  const query = useEnrolmentBatch(idBatch);
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={4} />}>
      {({ batch }) => (
        <Stack>
          {isWorking(batch) ? <BatchWork batch={batch} heading="h3" /> : <BatchSummary trainings={batch.trainings} />}
          <Link to={adminEnrolmentBatchPath(idBatch)}>{labels.each}</Link>
        </Stack>
      )}
    </QueryStates>
  );
}
