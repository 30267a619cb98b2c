import {
  cancelAdminJob,
  dismissAdminJob,
  listAdminJobs,
  listCompanyExports,
  readEnrolmentBatch,
  readPeopleImport,
  readTrainingImport,
} from '@shared-kit/contracts/admin';
import { useApiMutation, useInvalidate } from '@shared-kit/runtime/api';

/** Milliseconds between two reads of something that a job is working on. */
export const JOB_POLL_MS = 1500;

export function useCancelJob() {
  const invalidate = useInvalidate();
  return useApiMutation(cancelAdminJob, {
    onSettled: () =>
      invalidate(listAdminJobs, listCompanyExports, readEnrolmentBatch, readPeopleImport, readTrainingImport),
  });
}

export function useDismissJob() {
  const invalidate = useInvalidate();
  return useApiMutation(dismissAdminJob, { onSettled: () => invalidate(listAdminJobs) });
}
