import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { isRefusedForGood } from '@shared-kit/contracts/retry';
import { exchangeToken } from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { endSession, startSession, useSession } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { clearEntry } from '../../lib/entry/stored-entry.ts';
import { clearSessionEnd } from '../../lib/session-end.ts';
import { entryRefusal } from './log-in.rules.ts';
import { labels } from './labels.ts';

export type EntryState =
  | { readonly kind: 'entering' }
  | { readonly kind: 'entered' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline'; readonly message: string };

/** Exchange in progress: a token can be exchanged once, even if React mounts again. */
let pending: { token: string; reply: Promise<LoginSession> } | undefined;

function exchange(token: string): Promise<LoginSession> {
  if (pending?.token !== token) pending = { token, reply: call(exchangeToken, { body: { token } }) };
  return pending.reply;
}

/**
 * Exchanges the token. A previous session ends in the browser and on the server, also when it belongs to another
 * person.
 */
export function useEntry(token: string) {
  const before = useSession()?.viewer.idUser;
  const [state, setState] = useState<EntryState>({ kind: 'entering' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    exchange(token).then(
      (session) => {
        if (!isCurrent) return;
        clearEntry();
        clearSessionEnd();
        // The server has ended the session with which the call came.
        if (before !== undefined) endSession();
        if (before !== undefined && before !== session.viewer.idUser)
          notify({ text: labels.entry.nowAs(session.viewer.name) });
        startSession(session);
        setState({ kind: 'entered' });
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        pending = undefined;
        if (!isCurrent) return;
        const isOver = isRefusedForGood(error);
        if (isOver) clearEntry();
        setState({ kind: isOver ? 'refused' : 'offline', message: entryRefusal(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
    // The previous session is read once, at the start.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `before` changes with what this effect does
  }, [token, attempt]);

  const retry = useCallback(() => {
    setState({ kind: 'entering' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
