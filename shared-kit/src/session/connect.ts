import { configureTransport, isOffline } from 'shared-kit/api';
import type { TransportHooks } from 'shared-kit/api';
import { configureLine } from 'shared-kit/realtime';
import { currentToken, endSession, replaceToken, useSessionStore } from './session-store.ts';
import { hasSupportOrigin, returnToOwnSession } from './support-session.ts';

interface SessionHooks extends Pick<TransportHooks, 'onRefusal' | 'onUndelivered' | 'onDelivered'> {
  readonly baseUrl: string;
  /** Runs when a 401 is about to clear the session (A4l-15): what it notes is there before another page or tab finds no session. */
  onEnded(): void;
  /** A support access is over, and the session that it came from goes on. */
  onSupportEnded?(): void;
}

/** Joins transport, line and session: the token goes from the last to the others and is seen by nobody else. */
export function connectSession({ baseUrl, onEnded, onSupportEnded, ...hooks }: SessionHooks): void {
  function end(): void {
    onEnded();
    endSession();
  }
  function onUnauthorized(): void {
    if (!hasSupportOrigin()) return end();
    // Where it can't be asked for, one's own session is not over: the next call asks again.
    returnToOwnSession().then(onSupportEnded, (error: unknown) => isOffline(error) || end());
  }
  configureTransport({ ...hooks, baseUrl, readToken: currentToken, storeToken: replaceToken, onUnauthorized });
  configureLine({
    baseUrl,
    readToken: currentToken,
    onUnauthorized,
    onSessionChange: (listener) => useSessionStore.subscribe(listener),
  });
}
