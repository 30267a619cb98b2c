import type { AddressInfo } from 'node:net';
import type { AnswerTo, AskedWith, ErrorBody, NewsOf, SocketCall, SocketNews } from '@shared-kit/contracts/core';
import { socketAnswerSchema } from '@shared-kit/contracts/core';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { Tenant } from '../../../platform/tenancy/tenant.ts';
import type { TestApp } from '../../../test/index.ts';

/** A test client for the WebSocket connection of a page. */
export interface LineClient {
  readonly socket: Socket;
  ask<C extends SocketCall>(call: C, input: AskedWith<C>): Promise<AnswerTo<C>>;
  refused(call: SocketCall, input: unknown): Promise<ErrorBody>;
  /** Waits for the next of these server events. */
  next<N extends SocketNews>(news: N): Promise<NewsOf<N>>;
  close(): void;
}

/** Returns the origin for WebSocket connections to the test app; opens its port on first use. */
export async function listening({ server }: TestApp): Promise<string> {
  if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

export function socketTo(
  origin: string,
  { basePath, host }: Pick<Tenant, 'basePath' | 'host'>,
  token: string | undefined,
  forwardedHost = host,
): Socket {
  return io(origin, {
    path: `${basePath}/api/line`,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 300,
    auth: token === undefined ? {} : { token },
    extraHeaders: { host, 'x-forwarded-host': forwardedHost },
  });
}

/** Connects, or throws the server's error. */
export async function openTestLine(
  origin: string,
  tenant: Pick<Tenant, 'basePath' | 'host'>,
  token: string | undefined,
  forwardedHost?: string,
): Promise<LineClient> {
  const socket = socketTo(origin, tenant, token, forwardedHost);
  await new Promise<void>((done, fail) => {
    socket.once('connect', () => done());
    socket.once('connect_error', (error: Error & { data?: unknown }) => {
      socket.disconnect();
      fail(Object.assign(error, { refusal: error.data }));
    });
  });
  return lineOf(socket);
}

export function lineOf(socket: Socket): LineClient {
  const answer = async (name: string, input: unknown) =>
    socketAnswerSchema.parse(await socket.timeout(5_000).emitWithAck(name, input));
  return {
    socket,
    async ask(call, input) {
      const given = await answer(call.name, input);
      if (!given.success) throw new Error(`${call.name} was refused: ${JSON.stringify(given)}`);
      return call.reply.parse(given.reply) as AnswerTo<typeof call>;
    },
    async refused(call, input) {
      const given = await answer(call.name, input);
      if (given.success) throw new Error(`${call.name} was not refused`);
      return given;
    },
    next: (news) =>
      new Promise((done) =>
        socket.once(news.name, (data: unknown) => done(news.data.parse(data) as NewsOf<typeof news>)),
      ),
    close: () => void socket.disconnect(),
  };
}
