import {
  commitTrainingImport,
  describeTrainingImport,
  listAdminTrainings,
  listEnrolmentTrainings,
  listScormContents,
  readTrainingImport,
} from '@shared-kit/contracts/admin';
import { apiQueryOptions, useApiMutation, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import { JOB_POLL_MS } from '../../lib/jobs.queries.ts';
import { useRefreshAfterJob } from '../../lib/use-refresh-after-job.ts';

/** Reads an import, and reads it again while its job works. */
export function useTrainingImport(idImport: number) {
  const query = useQuery({
    ...apiQueryOptions(readTrainingImport, { params: { idImport } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.import.state === 'importing' ? JOB_POLL_MS : false),
  });
  const isWorking = query.data?.import.state === 'importing';
  useRefreshAfterJob(isWorking, listAdminTrainings, listEnrolmentTrainings, listScormContents);
  return query;
}

function useRefreshTrainings(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(readTrainingImport);
}

export function useCommitTrainings() {
  return useApiMutation(commitTrainingImport, { onSettled: useRefreshTrainings() });
}

export function useDescribeTraining() {
  return useApiMutation(describeTrainingImport, { onSettled: useRefreshTrainings() });
}
