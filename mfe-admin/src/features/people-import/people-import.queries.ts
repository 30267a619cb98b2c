import {
  checkPeopleImport,
  commitPeopleImport,
  downloadRefusedRows,
  listAdminJobs,
  listImportRows,
  listPeople,
  listPeopleOptions,
  listUnits,
  readPeopleImport,
  undoPeopleImport,
} from '@shared-kit/contracts/admin';
import type { ImportRowState, ImportState } from '@shared-kit/contracts/admin';
import { apiQueryOptions, useApiMutation, useApiQuery, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import { saveFile } from '@shared-kit/ui/download';
import { JOB_POLL_MS } from '../../lib/jobs.queries.ts';
import { useRefreshAfterJob } from '../../lib/use-refresh-after-job.ts';

const busyStates: readonly ImportState[] = ['checking', 'importing', 'undoing'];

/** Reads an import, and reads it again while a job works on it. */
export function usePeopleImport(idImport: number) {
  const query = useQuery({
    ...apiQueryOptions(readPeopleImport, { params: { idImport } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && busyStates.includes(state.data.import.state) ? JOB_POLL_MS : false),
  });
  const isWorking = query.data !== undefined && busyStates.includes(query.data.import.state);
  useRefreshAfterJob(isWorking, listPeople, listPeopleOptions, listUnits);
  return query;
}

interface RowsQuery {
  readonly idImport: number;
  readonly state: ImportRowState;
  readonly place: { readonly after?: string; readonly before?: string };
}

export function useImportRows({ idImport, state, place }: RowsQuery) {
  return useQuery({
    ...apiQueryOptions(listImportRows, { params: { idImport }, query: { state, ...place } }),
    staleTime: 0,
  });
}

function useRefreshImport(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(readPeopleImport, listImportRows, listAdminJobs, listPeople);
}

/** Returns whether the viewer may create units, and so let an import do it. */
export function useUnitsCanEdit(): boolean {
  return useApiQuery(listUnits, {}, { staleTime: 30_000 }).data?.canEdit === true;
}

export function useCheckImport() {
  return useApiMutation(checkPeopleImport, { onSettled: useRefreshImport() });
}

export function useCommitImport() {
  return useApiMutation(commitPeopleImport, { onSettled: useRefreshImport() });
}

export function useUndoImport() {
  return useApiMutation(undoPeopleImport, { onSettled: useRefreshImport() });
}

export function useDownloadRefused() {
  return useApiMutation(downloadRefusedRows, { onSuccess: (file) => saveFile(file, 'linhas-erradas.csv') });
}
