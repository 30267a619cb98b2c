import {
  analyseScormItems,
  beginScormAttempt,
  listAuditActs,
  listScormAttempts,
  listScormContents,
  readScormContent,
  readScormHosts,
  resetScormAttempts,
  rollBackScorm,
  saveScormHosts,
  saveScormPopups,
  saveScormPolicy,
  saveScormWindow,
} from '@shared-kit/contracts/admin';
import { apiQueryOptions, useApiMutation, useInvalidate, useQuery } from '@shared-kit/runtime/api';

const packages = [listScormContents, readScormContent, readScormHosts, listAuditActs] as const;

/** Milliseconds between two looks at a package that is being unpacked. */
const UNPACKING_MS = 3000;

/** Reads one SCORM content, and again every few seconds while its package is being unpacked. */
export function useScormContent(idContentItem: number) {
  return useQuery({
    ...apiQueryOptions(readScormContent, { params: { idContentItem } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.content.state === 'waiting' ? UNPACKING_MS : false),
  });
}

export function useSavePolicy() {
  const invalidate = useInvalidate();
  return useApiMutation(saveScormPolicy, { onSettled: () => invalidate(...packages) });
}

export function useSaveWindow() {
  const invalidate = useInvalidate();
  return useApiMutation(saveScormWindow, { onSettled: () => invalidate(...packages) });
}

export function useRollBack() {
  const invalidate = useInvalidate();
  return useApiMutation(rollBackScorm, { onSettled: () => invalidate(...packages) });
}

export function useSaveHosts() {
  const invalidate = useInvalidate();
  return useApiMutation(saveScormHosts, { onSettled: () => invalidate(...packages) });
}

export function useSavePopups() {
  const invalidate = useInvalidate();
  return useApiMutation(saveScormPopups, { onSettled: () => invalidate(...packages) });
}

export function useResetAttempts() {
  const invalidate = useInvalidate();
  return useApiMutation(resetScormAttempts, {
    onSettled: () => invalidate(listScormAttempts, analyseScormItems, listAuditActs),
  });
}

export function useBeginAttempt() {
  const invalidate = useInvalidate();
  return useApiMutation(beginScormAttempt, {
    onSettled: () => invalidate(listScormAttempts, analyseScormItems, listAuditActs),
  });
}
