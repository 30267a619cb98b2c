import type { Socket } from 'socket.io-client';

/** Callbacks that connect the socket to the session. The connection shares them with no other code. */
export interface ConnectionHooks {
  /** Address of the API, e.g. `/aurora/api`. */
  readonly baseUrl: string;
  readToken(): string | undefined;
  /** Called when the server no longer knows the session (A4l-15). */
  onUnauthorized(): void;
  /**
   * Calls the listener at every change of the session, because the server may accept a user that it refused before.
   * Returns a function that unsubscribes.
   */
  onSessionChange(listener: () => void): () => void;
  /** Creates the socket in place of socket.io-client: for tests. */
  readonly createSocket?: (baseUrl: string, token: () => string) => Socket;
}

/**
 * `connecting`: first attempt; `open`; `lost`: reconnecting; `refused`: the server accepts no connection of this user.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';
