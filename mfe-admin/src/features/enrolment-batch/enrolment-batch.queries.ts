import { listAdminJobs, listBatchRows, readEnrolmentBatch, undoEnrolmentBatch } from '@shared-kit/contracts/admin';
import type { BatchOutcome } from '@shared-kit/contracts/admin';
import { apiQueryOptions, useApiMutation, useInvalidate, useQuery } from '@shared-kit/runtime/api';

interface RowsQuery {
  readonly idBatch: number;
  readonly outcome: BatchOutcome;
  readonly place: { readonly after?: string; readonly before?: string };
}

export function useBatchRows({ idBatch, outcome, place }: RowsQuery) {
  return useQuery({
    ...apiQueryOptions(listBatchRows, { params: { idBatch }, query: { outcome, ...place } }),
    staleTime: 0,
  });
}

export function useUndoBatch() {
  const invalidate = useInvalidate();
  return useApiMutation(undoEnrolmentBatch, {
    onSettled: () => invalidate(readEnrolmentBatch, listBatchRows, listAdminJobs),
  });
}
