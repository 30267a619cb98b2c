import type { Socket } from 'socket.io-client';
import { ApiError } from '@shared-kit/runtime/api';
import { socketAnswerSchema } from '@shared-kit/contracts/core';
import type { AnswerTo, AskedWith, NewsOf, SocketCall, SocketNews } from '@shared-kit/contracts/core';
import type { LineHooks, LineState } from './line.ts';

const ANSWER_WITHIN_MS = 10_000;
const RETRY_MS = 3_000;

export type Connection = ReturnType<typeof sharedConnection>;

/** Creates the one connection of a page. It hides socket.io, because the socket carries the token. */
export function sharedConnection(hooks: LineHooks) {
  let socket: Socket | undefined;
  let state: LineState = 'connecting';
  let isClosed = false;
  const stateListeners = new Set<(state: LineState) => void>();
  const newsListeners = new Map<string, Set<(data: unknown) => void>>();

  function become(next: LineState): void {
    if (isClosed || state === next) return;
    state = next;
    for (const listener of stateListeners) listener(next);
  }

  function hear(news: string): void {
    socket?.on(news, (data: unknown) => {
      for (const listener of newsListeners.get(news) ?? []) listener(data);
    });
  }

  function begin(opened: Socket): void {
    if (isClosed) return void opened.disconnect();
    socket = opened;
    for (const news of newsListeners.keys()) hear(news);
    socket.on('connect', () => become('open'));
    socket.on('disconnect', (reason) => {
      become('lost');
      // The server closed this connection; the reconnect returns the reason.
      if (reason === 'io server disconnect') socket?.connect();
    });
    socket.on('connect_error', (error) => {
      become(refusalIn(error, hooks));
      // A refusal ends socket.io's own retries. A refusal that is not about this user is retried here.
      if (state === 'lost' && !opened.active) setTimeout(() => !isClosed && opened.connect(), RETRY_MS);
    });
    socket.connect();
  }

  function seek(): void {
    if (isClosed) return;
    void connect(hooks).then(begin, () => {
      // The code did not load. Callers see the state `lost` meanwhile, as without a network.
      become('lost');
      setTimeout(seek, RETRY_MS);
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
    async ask<C extends SocketCall>(call: C, input: AskedWith<C>): Promise<AnswerTo<C>> {
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
    on<N extends SocketNews>(news: N, listener: (data: NewsOf<N>) => void): () => void {
      const listeners = newsListeners.get(news.name) ?? new Set();
      const isNew = !newsListeners.has(news.name);
      const parse = (data: unknown): void => {
        const parsed = news.data.safeParse(data);
        // Parsed with the schema of this server event.
        if (parsed.success) listener(parsed.data as NewsOf<N>);
      };
      listeners.add(parse);
      newsListeners.set(news.name, listeners);
      if (isNew) hear(news.name);
      return () => listeners.delete(parse);
    },
    onState(listener: (state: LineState) => void): () => void {
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

async function connect({ baseUrl, readToken }: LineHooks): Promise<Socket> {
  const { createSocket } = await import('./socket.ts');
  // Reads the token at each attempt, because it may have been replaced.
  return createSocket(baseUrl, () => readToken() ?? '');
}

/** Matches refusals that concern this user; all others are temporary. */
const ofThePerson = /^(session\.|support\.|tenant\.|TERMS_REQUIRED)/;

function refusalIn(error: Error & { data?: unknown }, { onUnauthorized }: LineHooks): LineState {
  const answer = socketAnswerSchema.safeParse(error.data);
  if (!answer.success || answer.data.success || !ofThePerson.test(answer.data.code)) return 'lost';
  if (answer.data.code.startsWith('session.')) onUnauthorized();
  return 'refused';
}

function replyOf<C extends SocketCall>(call: C, given: unknown): AnswerTo<C> {
  const answer = socketAnswerSchema.safeParse(given);
  if (!answer.success) throw unreadable();
  if (!answer.data.success) throw new ApiError({ status: 400, ...answer.data });
  const reply = call.reply.safeParse(answer.data.reply);
  if (!reply.success) throw unreadable();
  // Parsed with the schema of this call.
  return reply.data as AnswerTo<C>;
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
