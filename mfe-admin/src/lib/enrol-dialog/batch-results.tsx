import { adminEnrolmentBatchPath } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { BatchSummary } from '../enrolment-batch/batch-summary.tsx';
import { BatchWork } from '../enrolment-batch/batch-work.tsx';
import { isWorking, useEnrolmentBatch } from '../enrolment-batch/enrolment-batch.queries.ts';
import { labels } from '../enrolment-batch/labels.ts';

/** How far the job that enrols many people is, and what became of them afterwards. */
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
