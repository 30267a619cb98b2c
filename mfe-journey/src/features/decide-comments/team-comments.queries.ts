import { decideTeamComment, listTeamComments } from '@shared-kit/contracts/learning';
import type { TeamComment } from '@shared-kit/contracts/learning';
import { ApiError, useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

/** Reads the reported comments of the person's team. It is read again once a minute while the tab is open. */
export function useTeamComments() {
  return useApiQuery(listTeamComments, {}, { staleTime: 0, refetchInterval: 60_000 });
}

/** Returns what decides about a comment and reports the outcome. A refused decision refreshes the list. */
export function useDecideComment() {
  const invalidate = useInvalidate();
  const mutation = useApiMutation(decideTeamComment, { onSettled: () => invalidate(listTeamComments) });

  async function decide({ idComment: id }: TeamComment, reason?: string): Promise<void> {
    if (mutation.isPending) return;
    try {
      await mutation.mutateAsync({
        params: { id },
        body: reason === undefined ? { decision: 'KEPT' } : { decision: 'HIDDEN', reason },
      });
      notify({ kind: 'success', text: reason === undefined ? labels.kept : labels.hidden });
    } catch (error) {
      // Without a session the form of the reason keeps its text for after the login.
      if (reason !== undefined && error instanceof ApiError && error.status === 401) throw error;
      notify({ kind: 'error', text: error instanceof ApiError ? error.message : String(error), error });
    }
  }

  return { decide, isBusy: mutation.isPending };
}
