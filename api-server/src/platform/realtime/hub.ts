import type { Server } from 'socket.io';
import type { LineRoom, LineTeller } from './line.ts';

/** Returns the name of a room, unique over all tenants. */
export function channelOf(idApp: number, { kind, name }: LineRoom): string {
  return `${idApp}/${kind}/${name}`;
}

/** Publishes server events to open pages. Without a running WebSocket server, as in a command, it publishes nothing. */
export function lineHub() {
  let server: Server | undefined;
  return {
    open(io: Server): void {
      server = io;
    },
    of(idApp: number): LineTeller {
      return { tell: (room, news, data) => void server?.to(channelOf(idApp, room)).emit(news.name, data) };
    },
  };
}

export type LineHub = ReturnType<typeof lineHub>;
