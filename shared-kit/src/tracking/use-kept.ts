import { useEffect, useEffectEvent } from 'react';
import { useActiveSession } from 'shared-kit/session';
import { sendKeptVisits } from './visits.ts';

/** Sends what had to wait: now, and each time the network comes back. */
export function useKept(send: (idUser: number) => Promise<unknown>): void {
  const { idUser } = useActiveSession().viewer;
  const sendNow = useEffectEvent(() => void send(idUser));
  useEffect(() => {
    sendNow();
    const onOnline = () => sendNow();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [idUser]);
}

/** The same for visits of contents. */
export function useKeptVisits(): void {
  useKept(sendKeptVisits);
}
