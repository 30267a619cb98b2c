import {
  listAdminJobs,
  listAuditActs,
  listBatchRows,
  listEnrolmentChoices,
  listEnrolmentTrainings,
  listPersonEnrolments,
  listTrainingEnrolments,
  readEnrolmentBatch,
} from '@shared-kit/contracts/admin';
import type { EnrolmentBatch } from '@shared-kit/contracts/admin';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { JOB_POLL_MS } from '../jobs.queries.ts';
import { useRefreshAfterJob } from '../use-refresh-after-job.ts';

export const isWorking = ({ state }: Pick<EnrolmentBatch, 'state'>): boolean =>
  state === 'enrolling' || state === 'ending' || state === 'undoing';

/** Reads an enrolment of many people, and reads it again while a job works on it. */
export function useEnrolmentBatch(idBatch: number) {
  const query = useQuery({
    ...apiQueryOptions(readEnrolmentBatch, { params: { idBatch } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.batch) ? JOB_POLL_MS : false),
  });
  useRefreshAfterJob(
    query.data !== undefined && isWorking(query.data.batch),
    listEnrolmentTrainings,
    listTrainingEnrolments,
    listPersonEnrolments,
    listEnrolmentChoices,
    listBatchRows,
    listAdminJobs,
    listAuditActs,
  );
  return query;
}
