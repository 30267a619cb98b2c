import { useEffect } from 'react';
import { useActiveSession } from 'shared-kit/session';
import { sendKeptVisits } from './visit-outbox.ts';

/** Sends the visits that had to wait: now, and each time the network comes back. */
export function useKeptVisits(): void {
  const { idUser } = useActiveSession().viewer;
  useEffect(() => {
    const send = () => void sendKeptVisits(idUser);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [idUser]);
}
