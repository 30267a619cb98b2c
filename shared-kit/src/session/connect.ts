import { configureTransport } from 'shared-kit/api';
import type { TransportHooks } from 'shared-kit/api';
import { currentToken, endSession, replaceToken } from './session-store.ts';

/**
 * Joins transport and session: the token goes from one to the other and is seen by nobody else.
 * `onEnded` runs when a 401 is about to clear the session (A4l-15): what it notes is there before another page or tab finds no session.
 */
export function connectSession(options: { baseUrl: string; onEnded: () => void; onRefusal?: TransportHooks['onRefusal'] }): void {
  configureTransport({
    baseUrl: options.baseUrl,
    readToken: currentToken,
    storeToken: replaceToken,
    onUnauthorized: () => {
      options.onEnded();
      endSession();
    },
    ...(options.onRefusal ? { onRefusal: options.onRefusal } : {}),
  });
}
