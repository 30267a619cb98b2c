import {
  blockPosting,
  liftPostingBlock,
  listAuditActs,
  listBlockedPeople,
  readPostingBlock,
} from '@shared-kit/contracts/admin';
import type { PostingBlock } from '@shared-kit/contracts/admin';
import { dayKey } from '@shared-kit/contracts/calendar';
import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

export function usePostingBlock(idPerson: number) {
  return useApiQuery(readPostingBlock, { params: { idPerson } }, { staleTime: 0 });
}

export function useBlockedPeople() {
  return useApiQuery(listBlockedPeople, {}, { staleTime: 0 });
}

/** Returns a function that reads again what a block or a lift changes. */
export function useRefreshBlocks(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(readPostingBlock, listBlockedPeople, listAuditActs);
}

/** Lifts the block of a person; for ten seconds it can be put back as it was. */
export function useLift() {
  const refresh = useRefreshBlocks();
  const block = useApiMutation(blockPosting, { onSettled: refresh });
  const lift = useApiMutation(liftPostingBlock, { onSettled: refresh });
  const report = (error: Error) => notify({ kind: 'error', text: error.message, error });
  const run = (person: { readonly idPerson: number; readonly name: string }, { reason, until }: PostingBlock) => {
    const params = { idPerson: person.idPerson };
    const putBack = () =>
      block.mutate(
        { params, body: { reason, untilDay: until === null ? null : dayKey(until) } },
        { onSuccess: () => notify({ kind: 'success', text: labels.blocked(person.name) }), onError: report },
      );
    lift.mutate(
      { params },
      {
        onSuccess: () =>
          notify({
            kind: 'success',
            text: labels.lifted(person.name),
            durationMs: 10_000,
            action: { label: labels.undo, onSelect: putBack },
          }),
        onError: report,
      },
    );
  };
  return { run, isBusy: lift.isPending };
}
