import { configureTransport, forgetReplies, isOffline } from '@shared-kit/runtime/api';
import type { TransportHooks } from '@shared-kit/runtime/api';
import { configureConnection } from '@shared-kit/runtime/realtime';
import {
  currentToken,
  endSession,
  followStoredSession,
  onViewerChange,
  replaceToken,
  useSessionStore,
} from './session-store.ts';
import { hasSupportOrigin, returnToOwnSession } from './support-session.ts';

interface SessionHooks extends Pick<
  TransportHooks,
  'onRefusal' | 'onUndelivered' | 'onDelivered' | 'savedReply' | 'onReadRefused'
> {
  readonly baseUrl: string;
  /**
   * Runs when a 401 is about to clear the session (A4l-15): its notes are stored before another page or tab finds no
   * session.
   */
  onEnded(): void;
  /** Called when a support access has ended and the original session continues. */
  onSupportEnded?(): void;
}

/**
 * Connects transport and socket to the session. The token goes from the session to both and is visible to no other
 * code.
 */
export function connectSession({ baseUrl, onEnded, onSupportEnded, ...hooks }: SessionHooks): void {
  function end(): void {
    onEnded();
    endSession();
  }
  function onUnauthorized(): void {
    // Another tab has started a session. The cookie belongs to that session, and the refusal must not end it.
    if (followStoredSession()) return;
    if (!hasSupportOrigin()) return end();
    // When the network is away, the original session has not ended: the next call tries again.
    returnToOwnSession().then(onSupportEnded, (error: unknown) => isOffline(error) || end());
  }
  configureTransport({ ...hooks, baseUrl, readToken: currentToken, storeToken: replaceToken, onUnauthorized });
  onViewerChange(forgetReplies);
  configureConnection({
    baseUrl,
    readToken: currentToken,
    onUnauthorized,
    onSessionChange: (listener) => useSessionStore.subscribe(listener),
  });
}
