import type { Server } from 'socket.io';
import type { LineRoom, LineTeller } from './line.ts';

/** A room's name among those of all tenants. */
export function channelOf(idApp: number, { kind, name }: LineRoom): string {
  return `${idApp}/${kind}/${name}`;
}

/** Where the server tells open pages something. Nobody is told anything before the line is served, as in a command. */
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
