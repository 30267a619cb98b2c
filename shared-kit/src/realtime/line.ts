import { ApiError } from 'shared-kit/api';
import type { AnswerTo, AskedWith, NewsOf, SocketCall, SocketNews } from 'shared-kit/contracts/core';
import { sharedConnection } from './shared-connection.ts';
import type { Connection } from './shared-connection.ts';

/** What the session tells the line; the line tells nobody. */
export interface LineHooks {
  /** Address of the API, e.g. `/aurora/api`. */
  readonly baseUrl: string;
  readToken(): string | undefined;
  /** The server no longer knows the session (A4l-15). */
  onUnauthorized(): void;
  /** Told of every change of the session: whom the server refused it may let in now. Returns a function that stops it. */
  onSessionChange(listener: () => void): () => void;
}

/** `connecting` for the first time; `open`; `lost`, and being sought again; `refused`: this person is given none. */
export type LineState = 'connecting' | 'open' | 'lost' | 'refused';

/** A part's hold on the page's one open line to the server. */
export interface Line {
  /**
   * Asks and waits for the answer.
   * @throws ApiError for every refusal; `transport.offline` where the line is not open, `transport.timeout` where no answer came in 10 s. Whether the
   * server has done it is then unknown: what must not be done twice needs an id of its own.
   */
  ask<C extends SocketCall>(call: C, input: AskedWith<C>): Promise<AnswerTo<C>>;
  /** Listens; returns a function that stops it. What does not fit the contract is left out. */
  on<N extends SocketNews>(news: N, listener: (data: NewsOf<N>) => void): () => void;
  /** Called at once and with every change. Rooms are to be entered anew each time it is `open`. */
  onState(listener: (state: LineState) => void): () => void;
  /** Lets go; the last one who does closes the line. */
  close(): void;
}

let hooks: LineHooks | undefined;
let connection: Connection | undefined;
let holders = 0;

/** Called once by the session. The token goes from it to the server and is seen by no caller of `openLine`. */
export function configureLine(next: LineHooks): void {
  hooks = next;
}

/** Takes hold of the page's line, opening it where nobody has yet. Its code is loaded now (socket.io-client, some 13 KB). */
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
