import type { Server } from 'socket.io';
import type { SocketRoom, EventPublisher } from './event-publisher.port.ts';

/** Returns the name of a room, unique over all tenants. */
export function channelOf(idApp: number, { kind, name }: SocketRoom): string {
  return `${idApp}/${kind}/${name}`;
}

/** Publishes server events to open pages. Without a running WebSocket server, as in a command, it publishes nothing. */
export function socketHub() {
  let server: Server | undefined;
  return {
    open(io: Server): void {
      server = io;
    },
    of(idApp: number): EventPublisher {
      return { publish: (room, event, data) => void server?.to(channelOf(idApp, room)).emit(event.name, data) };
    },
  };
}

export type SocketHub = ReturnType<typeof socketHub>;
