import { useEffect, useEffectEvent } from 'react';
import { useActiveSession } from '@shared-kit/runtime/session';
import { onResume } from './resume.ts';

/** Delivers the pending items of the user on mount and each time that delivery can resume (`onResume`). */
export function useDeliverPending(deliver: (idUser: number) => Promise<unknown>): void {
  const { idUser } = useActiveSession().viewer;
  const deliverNow = useEffectEvent(() => void deliver(idUser));
  useEffect(() => {
    deliverNow();
    return onResume(() => deliverNow());
  }, [idUser]);
}
