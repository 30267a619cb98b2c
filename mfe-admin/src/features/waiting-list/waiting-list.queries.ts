import { listAuditActs, listWaiting, moveWaiting, removeWaiting } from '@shared-kit/contracts/admin';
import type { WaitingPerson } from '@shared-kit/contracts/admin';
import { call, useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { useDelayedTasks } from '../../lib/use-delayed-tasks.ts';
import { labels } from './labels.ts';

export function useWaiting(idClass: number) {
  return useApiQuery(listWaiting, { params: { idClass } }, { staleTime: 0, refetchInterval: 30_000 });
}

export function useMoveWaiting() {
  const invalidate = useInvalidate();
  return useApiMutation(moveWaiting, { onSettled: () => invalidate(listWaiting, listAuditActs) });
}

/** Takes people out of a waiting list, with ten seconds to undo. */
export function useRemoveWaiting(idClass: number) {
  const invalidate = useInvalidate();
  const { pending, delay } = useDelayedTasks<WaitingPerson>(async ({ idPerson }) => {
    try {
      await call(removeWaiting, { params: { idClass, idPerson } });
    } catch (error) {
      notify({ kind: 'error', text: labels.failed, error });
    } finally {
      invalidate(listWaiting, listAuditActs);
    }
  }, labels.undone);
  return {
    remove: (person: WaitingPerson) => delay(person, labels.removing(person.name)),
    isHidden: (idPerson: number) => pending.some((person) => person.idPerson === idPerson),
  };
}
