import { ApiError } from '@shared-kit/runtime/api';
import type { CallReply, CallInput, ServerEventData, SocketCall, ServerEvent } from '@shared-kit/contracts/core';
import type { ConnectionHooks, ConnectionState } from './connection-hooks.ts';
import { sharedConnection } from './shared-connection.ts';
import type { Connection } from './shared-connection.ts';

/** Reference of one component to the page's shared connection to the server. */
export interface ServerConnection {
  /**
   * Sends a call and waits for the answer.
   * @throws ApiError for every refusal; `transport.offline` when the connection is not open, `transport.timeout` when
   * no answer arrives within 10 s. It is then unknown whether the server has processed the call: a call that must not
   * be processed twice needs its own id.
   */
  call<C extends SocketCall>(call: C, input: CallInput<C>): Promise<CallReply<C>>;
  /**
   * Subscribes to a server event. Drops data that does not match the contract. Returns a function that unsubscribes.
   */
  on<N extends ServerEvent>(event: N, listener: (data: ServerEventData<N>) => void): () => void;
  /**
   * Calls the listener at once and at every change. Rooms must be joined again each time the state becomes `open`.
   * Returns a function that unsubscribes.
   */
  onState(listener: (state: ConnectionState) => void): () => void;
  /** Releases the connection; it closes after the last release. */
  close(): void;
}

let hooks: ConnectionHooks | undefined;
let connection: Connection | undefined;
let openCount = 0;

/**
 * Configures the connection. The session calls it once. The token goes from the session to the server; callers of
 * `openConnection` never see it.
 */
export function configureConnection(next: ConnectionHooks): void {
  hooks = next;
}

/**
 * Returns a reference to the page's shared connection and opens it if necessary. Loads its code on demand
 * (socket.io-client, about 13 KB).
 */
export function openConnection(): ServerConnection {
  if (!hooks) throw new Error('configureConnection() was not called');
  connection ??= sharedConnection(hooks);
  openCount += 1;
  const current = connection;
  const stops = new Set<() => void>();
  let isClosed = false;

  const untilClosed = (stop: () => void) => {
    stops.add(stop);
    return () => {
      stops.delete(stop);
      stop();
    };
  };

  return {
    call: (call, input) => (isClosed ? Promise.reject(closedConnection()) : current.call(call, input)),
    on: (event, listener) => untilClosed(current.on(event, listener)),
    onState: (listener) => untilClosed(current.onState(listener)),
    close() {
      if (isClosed) return;
      isClosed = true;
      for (const stop of stops) stop();
      openCount -= 1;
      if (openCount > 0) return;
      current.close();
      connection = undefined;
    },
  };
}

function closedConnection(): ApiError {
  return new ApiError({ status: 0, code: 'transport.aborted', message: 'Chamada cancelada.' });
}
