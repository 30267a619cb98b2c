import type { AddressInfo } from 'node:net';
import type {
  CallReply,
  CallInput,
  ErrorBody,
  ServerEventData,
  SocketCall,
  ServerEvent,
} from '@shared-kit/contracts/core';
import { socketAnswerSchema } from '@shared-kit/contracts/core';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import type { TestApp } from '../../../test/index.ts';

/** A test client for the WebSocket connection of a page. */
export interface SocketClient {
  readonly socket: Socket;
  call<C extends SocketCall>(call: C, input: CallInput<C>): Promise<CallReply<C>>;
  refused(call: SocketCall, input: unknown): Promise<ErrorBody>;
  /** Waits for the next of these server events. */
  next<N extends ServerEvent>(event: N): Promise<ServerEventData<N>>;
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
  headers: Readonly<Record<string, string>> = {},
): Socket {
  return io(origin, {
    path: `${basePath}/api/socket`,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 300,
    auth: token === undefined ? {} : { token },
    extraHeaders: { host, 'x-forwarded-host': forwardedHost, ...headers },
  });
}

/** Connects, or throws the server's error. */
export async function openTestSocket(
  origin: string,
  tenant: Pick<Tenant, 'basePath' | 'host'>,
  token: string | undefined,
  forwardedHost?: string,
  headers?: Readonly<Record<string, string>>,
): Promise<SocketClient> {
  const socket = socketTo(origin, tenant, token, forwardedHost, headers);
  await new Promise<void>((done, fail) => {
    socket.once('connect', () => done());
    socket.once('connect_error', (error: Error & { data?: unknown }) => {
      socket.disconnect();
      fail(Object.assign(error, { refusal: error.data }));
    });
  });
  return clientOf(socket);
}

export function clientOf(socket: Socket): SocketClient {
  const answer = async (name: string, input: unknown) =>
    socketAnswerSchema.parse(await socket.timeout(5_000).emitWithAck(name, input));
  return {
    socket,
    async call(call, input) {
      const given = await answer(call.name, input);
      if (!given.success) throw new Error(`${call.name} was refused: ${JSON.stringify(given)}`);
      return call.reply.parse(given.reply) as CallReply<typeof call>;
    },
    async refused(call, input) {
      const given = await answer(call.name, input);
      if (given.success) throw new Error(`${call.name} was not refused`);
      return given;
    },
    next: (event) =>
      new Promise((done) =>
        socket.once(event.name, (data: unknown) => done(event.data.parse(data) as ServerEventData<typeof event>)),
      ),
    close: () => void socket.disconnect(),
  };
}
