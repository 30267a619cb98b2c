import { useEffect, useEffectEvent } from 'react';
import { useActiveSession } from 'shared-kit/session';
import { onResume } from './resume.ts';

/** Delivers what is pending of the person: now, and each time that delivery may go on (`onResume`). */
export function useDeliverPending(deliver: (idUser: number) => Promise<unknown>): void {
  const { idUser } = useActiveSession().viewer;
  const deliverNow = useEffectEvent(() => void deliver(idUser));
  useEffect(() => {
    deliverNow();
    return onResume(() => deliverNow());
  }, [idUser]);
}
