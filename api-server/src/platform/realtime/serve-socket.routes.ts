import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyInstance } from 'fastify';
import { SOCKET_PATH } from '@shared-kit/contracts/delivery';
import type { Server, Socket } from 'socket.io';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { errorBody } from '../errors.ts';
import { asRefusal } from '../http/error-handler.plugin.ts';
import { rewriteTenantUrl } from '../http/request-address.rules.ts';
import type { ApiModule } from '../module.ts';
import type { Platform } from '../platform.ts';
import { socketConnectionOf } from '../redis.adapter.ts';
import { admit } from './admit.policy.ts';
import { connectionLimit } from './connection-limit.service.ts';
import type { ConnectionLimit } from './connection-limit.service.ts';
import { admitWithin } from './connection.policy.ts';
import type { SocketPage } from './admit.policy.ts';
import { socketBuilder } from './socket-builder.service.ts';
import type { SocketHandlers } from './socket-builder.service.ts';
import { endedAmong } from './end-sessions.service.ts';
import { channelOf } from './hub.service.ts';
import { presence } from './presence.service.ts';
import type { Presence } from './presence.service.ts';

const path = `/api${SOCKET_PATH}`;
/** Interval of the session check, in milliseconds. A page whose session has ended receives no events after it. */
const sweepEvery = 5_000;
/** Interval of the room check. A person who may no longer be in a room receives its events for this long at most. */
const checkRoomsEvery = MINUTE_MS;
/** Maximum number of calls of one page per window. A page that exceeds it is not one of ours. */
const flood = { limit: 100, windowMs: 10_000 };

/**
 * Serves the WebSocket connections of pages with socket.io, at `/{tenant}/api/socket`. There is no other transport,
 * because it would tie each page to one node. Pages that cannot open a WebSocket use HTTP calls instead.
 */
export async function serveSocket(
  app: FastifyInstance,
  platform: Platform,
  modules: readonly ApiModule[],
): Promise<void> {
  // socket.io is large, and commands do not need it, since they build no app.
  const { Server: SocketServer } = await import('socket.io');
  const { redis } = platform;
  const socketConnection = redis && socketConnectionOf(redis, platform.log);
  const io = new SocketServer({
    path,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    connectTimeout: 10_000,
    ...(socketConnection
      ? {
          adapter: createAdapter(socketConnection, {
            streamName: 'azulejo:socket',
            channelPrefix: 'azulejo:socket',
            blockTimeInMs: 1_000,
            onlyPlaintext: true,
          }),
        }
      : {}),
  });
  const answers = socketBuilder(platform);
  for (const module of modules) module.socket?.(answers.builder(module));
  const present = presence(redis, (channel, count) => {
    const event = answers.presenceEvent(channel, count);
    if (event) io.local.to(channel).emit(event.name, event.data);
  });
  const connections = connectionLimit(redis, platform.log);
  const pages = new Map<Socket, SocketPage>();
  io.use(async (socket, next) => {
    const refusal = await letIn(platform, socket, pages, connections);
    next(refusal);
  });
  io.on('connection', (socket) => {
    const page = pages.get(socket);
    if (!page) return void socket.disconnect(true);
    serve(socket, page, answers, present);
    socket.on('disconnect', () => {
      pages.delete(socket);
      void connections.leave(socket.id);
    });
  });
  let roomsSeenAt = platform.clock.now().getTime();
  const sweeping = setInterval(() => {
    void sweep(platform, pages, connections).catch((error: unknown) =>
      platform.log.error({ err: error }, 'sessions with an open connection were not looked at'),
    );
    const now = platform.clock.now().getTime();
    // The difference is negative when the clock was set back.
    if (Math.abs(now - roomsSeenAt) < checkRoomsEvery) return;
    roomsSeenAt = now;
    void emptyRooms(platform, pages, answers, present).catch((error: unknown) =>
      platform.log.error({ err: error }, 'rooms with an open connection were not looked at'),
    );
  }, sweepEvery).unref();
  platform.sockets.open(io);
  openDoor(app, io);
  app.addHook('preClose', async () => {
    clearInterval(sweeping);
    present.close();
    connections.close();
    await io.close();
    socketConnection?.disconnect();
  });
}

/** Admits a socket. Returns undefined on success, otherwise the error to send. */
async function letIn(
  platform: Platform,
  socket: Socket,
  pages: Map<Socket, SocketPage>,
  connections: ConnectionLimit,
): Promise<Error | undefined> {
  try {
    const page = await admitWithin(platform, connections, socket, () =>
      admit(platform, socket.request, socket.handshake.auth),
    );
    pages.set(socket, page);
    return undefined;
  } catch (error) {
    const refusal = asRefusal(error);
    if (refusal.status >= 500) platform.log.error({ err: error }, 'a page was not let in');
    return Object.assign(new Error('refused'), { data: errorBody(refusal) });
  }
}

function serve(socket: Socket, page: SocketPage, answers: SocketHandlers, present: Presence): void {
  const { idApp } = page.claims;
  let requests = 0;
  let since = performance.now();
  answers.attach(socket, page, {
    isIn: (room) => socket.rooms.has(channelOf(idApp, room)),
    async enter(room) {
      await socket.join(channelOf(idApp, room));
      // A socket that disconnected in the meantime must not join the room.
      if (!socket.connected) return void socket.leave(channelOf(idApp, room));
      // A support actor does not count as present.
      if (!page.session.support) present.enter(channelOf(idApp, room), socket.id, page.session.idUser);
    },
    leave(room) {
      void socket.leave(channelOf(idApp, room));
      present.leave(channelOf(idApp, room), socket.id);
    },
    presentIn: (room) => present.present(channelOf(idApp, room)),
    publishToOthers: (room, event, data) => void socket.to(channelOf(idApp, room)).emit(event.name, data),
  });
  socket.on('disconnecting', () => {
    for (const channel of socket.rooms) present.leave(channel, socket.id);
  });
  socket.use((_packet, next) => {
    if (performance.now() - since > flood.windowMs) [requests, since] = [0, performance.now()];
    requests += 1;
    if (requests > flood.limit) socket.disconnect(true);
    else next();
  });
}

async function sweep(platform: Platform, pages: Map<Socket, SocketPage>, connections: ConnectionLimit): Promise<void> {
  // A socket that was admitted and disconnected before it was connected fires no disconnect event.
  for (const socket of pages.keys()) {
    if (!socket.disconnected) continue;
    pages.delete(socket);
    void connections.leave(socket.id);
  }
  const connected = [...pages].map(([socket, { claims }]) => ({ socket, idApp: claims.idApp, idSession: claims.sid }));
  for (const { socket } of await endedAmong(platform, connected)) socket.disconnect(true);
}

/**
 * Removes people from the rooms in which they may no longer be. It checks one page after the other, because it is not
 * urgent.
 */
async function emptyRooms(
  { log }: Platform,
  pages: Map<Socket, SocketPage>,
  answers: SocketHandlers,
  present: Presence,
): Promise<void> {
  for (const [socket, page] of pages) {
    try {
      for (const channel of await answers.closedTo(page, socket.rooms)) {
        void socket.leave(channel);
        present.leave(channel, socket.id);
      }
    } catch (error) {
      log.error({ err: error }, 'rooms of a page with an open connection were not looked at');
    }
  }
}

/**
 * Passes upgrade requests to socket.io through a server of its own. They arrive under the tenant's path, which
 * socket.io does not know.
 */
function openDoor(app: FastifyInstance, io: Server): void {
  const door = createServer();
  io.attach(door);
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node removes its own listener before this event. A caller that resets the connection must not end the process.
    socket.on('error', () => socket.destroy());
    // The caller need not answer the end of a refused connection, and nothing else would close it.
    socket.on('finish', () => socket.destroy());
    const url = rewriteTenantUrl(request);
    if (url !== path && !url.startsWith(`${path}/`) && !url.startsWith(`${path}?`)) {
      socket.end(`HTTP/1.1 404 Not Found\r\nx-request-id: ${randomUUID()}\r\nConnection: close\r\n\r\n`);
      return;
    }
    request.url = url;
    door.emit('upgrade', request, socket, head);
  });
}
