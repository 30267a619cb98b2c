import { useState } from 'react';
import { ApiError, call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { endOneSession, endOtherSessions, listSessions } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

/** Queries the sessions of the person and ends them on request. */
export function useDevices() {
  const { idUser } = useActiveSession().viewer;
  const params = { idUser };
  const query = useApiQuery(listSessions, { params }, { staleTime: 0, gcTime: 0 });
  const invalidate = useInvalidate();
  const [busyWith, setBusyWith] = useState<string>();

  async function attempt(what: string, work: () => Promise<unknown>, done: string): Promise<void> {
    if (busyWith !== undefined) return;
    setBusyWith(what);
    try {
      await work();
      notify({ kind: 'success', text: done });
    } catch (error) {
      // A missing session has already ended, which is the requested result.
      if (!(error instanceof ApiError) || error.status !== 404) notify({ kind: 'error', text: labels.failed, error });
    } finally {
      setBusyWith(undefined);
      invalidate(listSessions);
    }
  }

  return {
    query,
    busyWith,
    end: (idSession: string) =>
      attempt(idSession, () => call(endOneSession, { params: { idUser, idSession } }), labels.ended),
    endOthers: () => attempt('others', () => call(endOtherSessions, { params }), labels.othersEnded),
  };
}
