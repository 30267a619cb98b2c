import type { Socket } from 'socket.io-client';
import { ApiError } from '@shared-kit/runtime/api';
import { socketAnswerSchema } from '@shared-kit/contracts/core';
import type { CallReply, CallInput, ServerEventData, SocketCall, ServerEvent } from '@shared-kit/contracts/core';
import type { ConnectionHooks, ConnectionState } from './connection-hooks.ts';

const ANSWER_WITHIN_MS = 10_000;
const RETRY_MS = 3_000;
/** Time within which pages come back that the server has disconnected, each at a moment of its own. */
const RETURN_WITHIN_MS = 2_000;

export type Connection = ReturnType<typeof sharedConnection>;

/** Creates the one connection of a page. It hides socket.io, because the socket carries the token. */
export function sharedConnection(hooks: ConnectionHooks) {
  let socket: Socket | undefined;
  let state: ConnectionState = 'connecting';
  let isClosed = false;
  const stateListeners = new Set<(state: ConnectionState) => void>();
  const eventListeners = new Map<string, Set<(data: unknown) => void>>();

  function become(next: ConnectionState): void {
    if (isClosed || state === next) return;
    state = next;
    for (const listener of stateListeners) listener(next);
  }

  function listen(event: string): void {
    socket?.on(event, (data: unknown) => {
      for (const listener of eventListeners.get(event) ?? []) listener(data);
    });
  }

  function connectAfter(milliseconds: number): void {
    setTimeout(() => !isClosed && socket?.connect(), milliseconds);
  }

  function begin(opened: Socket): void {
    if (isClosed) return void opened.disconnect();
    socket = opened;
    for (const event of eventListeners.keys()) listen(event);
    socket.on('connect', () => become('open'));
    socket.on('disconnect', (reason) => {
      become('lost');
      // The server closed this connection; the reconnect returns the reason. A server that stops closes all of them.
      if (reason === 'io server disconnect') connectAfter(Math.random() * RETURN_WITHIN_MS);
    });
    socket.on('connect_error', (error) => {
      become(refusalIn(error, hooks));
      // A refusal ends socket.io's own retries. A refusal that is not about this user is retried here.
      if (state === 'lost' && !opened.active) connectAfter(spread(RETRY_MS));
    });
    socket.connect();
  }

  function seek(): void {
    if (isClosed) return;
    void connect(hooks).then(begin, () => {
      // The code did not load. Callers see the state `lost` meanwhile, as without a network.
      become('lost');
      setTimeout(seek, spread(RETRY_MS));
    });
  }

  const stopFollowing = hooks.onSessionChange(() => {
    // The user accepted the terms, or another user logged in. No reconnect after logout.
    if (state !== 'refused' || hooks.readToken() === undefined) return;
    become('lost');
    socket?.connect();
  });
  seek();

  return {
    async call<C extends SocketCall>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
      if (!socket?.connected) throw lost();
      const answer: unknown = await socket
        .timeout(ANSWER_WITHIN_MS)
        .emitWithAck(call.name, input)
        .catch(() => {
          throw new ApiError({
            status: 0,
            code: 'transport.timeout',
            message: 'O servidor demorou demais para responder.',
          });
        });
      return replyOf(call, answer);
    },
    on<N extends ServerEvent>(event: N, listener: (data: ServerEventData<N>) => void): () => void {
      const listeners = eventListeners.get(event.name) ?? new Set();
      const isNew = !eventListeners.has(event.name);
      const parse = (data: unknown): void => {
        const parsed = event.data.safeParse(data);
        // Parsed with the schema of this server event.
        if (parsed.success) listener(parsed.data as ServerEventData<N>);
      };
      listeners.add(parse);
      eventListeners.set(event.name, listeners);
      if (isNew) listen(event.name);
      return () => listeners.delete(parse);
    },
    onState(listener: (state: ConnectionState) => void): () => void {
      stateListeners.add(listener);
      listener(state);
      return () => stateListeners.delete(listener);
    },
    close(): void {
      isClosed = true;
      stopFollowing();
      socket?.disconnect();
    },
  };
}

/** Returns a random time between half and one and a half of this one, so that pages do not come back together. */
function spread(milliseconds: number): number {
  return milliseconds * (0.5 + Math.random());
}

async function connect({ baseUrl, readToken, ...hooks }: ConnectionHooks): Promise<Socket> {
  const createSocket = hooks.createSocket ?? (await import('./socket.ts')).createSocket;
  // Reads the token at each attempt, because it may have been replaced.
  return createSocket(baseUrl, () => readToken() ?? '');
}

/** Matches refusals that concern this user; all others are temporary. */
const ofThePerson = /^(session\.|support\.|tenant\.|TERMS_REQUIRED)/;

function refusalIn(error: Error & { data?: unknown }, { onUnauthorized }: ConnectionHooks): ConnectionState {
  const answer = socketAnswerSchema.safeParse(error.data);
  if (!answer.success || answer.data.success || !ofThePerson.test(answer.data.code)) return 'lost';
  if (answer.data.code.startsWith('session.')) onUnauthorized();
  return 'refused';
}

function replyOf<C extends SocketCall>(call: C, received: unknown): CallReply<C> {
  const answer = socketAnswerSchema.safeParse(received);
  if (!answer.success) throw unreadable();
  if (!answer.data.success) throw new ApiError({ status: 400, ...answer.data });
  const reply = call.reply.safeParse(answer.data.reply);
  if (!reply.success) throw unreadable();
  // Parsed with the schema of this call.
  return reply.data as CallReply<C>;
}

function lost(): ApiError {
  return new ApiError({
    status: 0,
    code: 'transport.offline',
    message: 'Parece que você está sem conexão com a internet.',
  });
}

function unreadable(): ApiError {
  return new ApiError({ status: 200, code: 'transport.bad-reply', message: 'Um problema inesperado ocorreu' });
}
