import { ApiError } from '@shared-kit/runtime/api';
import type { AnswerTo, AskedWith, NewsOf, SocketCall, SocketNews } from '@shared-kit/contracts/core';
import { sharedConnection } from './shared-connection.ts';
import type { Connection } from './shared-connection.ts';

/** Callbacks that connect the socket to the session. The connection shares them with no other code. */
export interface LineHooks {
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
}

/**
 * `connecting`: first attempt; `open`; `lost`: reconnecting; `refused`: the server accepts no connection of this user.
 */
export type LineState = 'connecting' | 'open' | 'lost' | 'refused';

/** Reference of one component to the page's shared connection to the server. */
export interface Line {
  /**
   * Sends a call and waits for the answer.
   * @throws ApiError for every refusal; `transport.offline` when the connection is not open, `transport.timeout` when
   * no answer arrives within 10 s. It is then unknown whether the server has processed the call: a call that must not
   * be processed twice needs its own id.
   */
  ask<C extends SocketCall>(call: C, input: AskedWith<C>): Promise<AnswerTo<C>>;
  /**
   * Subscribes to a server event. Drops data that does not match the contract. Returns a function that unsubscribes.
   */
  on<N extends SocketNews>(news: N, listener: (data: NewsOf<N>) => void): () => void;
  /**
   * Calls the listener at once and at every change. Rooms must be joined again each time the state becomes `open`.
   * Returns a function that unsubscribes.
   */
  onState(listener: (state: LineState) => void): () => void;
  /** Releases the connection; it closes after the last release. */
  close(): void;
}

let hooks: LineHooks | undefined;
let connection: Connection | undefined;
let holders = 0;

/**
 * Configures the connection. The session calls it once. The token goes from the session to the server; callers of
 * `openLine` never see it.
 */
export function configureLine(next: LineHooks): void {
  hooks = next;
}

/**
 * Returns a reference to the page's shared connection and opens it if necessary. Loads its code on demand
 * (socket.io-client, about 13 KB).
 */
export function openLine(): Line {
  if (!hooks) throw new Error('configureLine() was not called');
  connection ??= sharedConnection(hooks);
  holders += 1;
  const held = connection;
  const stops = new Set<() => void>();
  let isClosed = false;

  const kept = (stop: () => void) => {
    stops.add(stop);
    return () => {
      stops.delete(stop);
      stop();
    };
  };

  return {
    ask: (call, input) => (isClosed ? Promise.reject(closedLine()) : held.ask(call, input)),
    on: (news, listener) => kept(held.on(news, listener)),
    onState: (listener) => kept(held.onState(listener)),
    close() {
      if (isClosed) return;
      isClosed = true;
      for (const stop of stops) stop();
      holders -= 1;
      if (holders > 0) return;
      held.close();
      connection = undefined;
    },
  };
}

function closedLine(): ApiError {
  return new ApiError({ status: 0, code: 'transport.aborted', message: 'Chamada cancelada.' });
}
