import { configureTransport } from 'shared-kit/api';
import type { TransportHooks } from 'shared-kit/api';
import { currentToken, endSession, replaceToken } from './session-store.ts';

/**
 * Joins transport and session: the token goes from one to the other and is seen by nobody else.
 * `onEnded` runs after a 401 has cleared the session (A4l-15).
 */
export function connectSession(options: { baseUrl: string; onEnded: () => void; onRefusal?: TransportHooks['onRefusal'] }): void {
  configureTransport({
    baseUrl: options.baseUrl,
    readToken: currentToken,
    storeToken: replaceToken,
    onUnauthorized: () => {
      endSession();
      options.onEnded();
    },
    ...(options.onRefusal ? { onRefusal: options.onRefusal } : {}),
  });
}
