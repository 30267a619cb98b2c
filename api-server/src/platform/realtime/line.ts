import type { AnswerTo, NewsOf, SocketCall, SocketNews } from 'shared-kit/contracts/core';
import type { RateLimit } from '../auth/rate-limit.ts';
import type { Session } from '../auth/session.ts';
import type { TenantDb } from '../database/tenant-db.ts';
import type { Logger } from '../logging.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tenant } from '../tenancy/tenant.ts';
import type * as z from 'zod/mini';

/** A room of a tenant: `{ kind: 'chat', name: '12' }`. Rooms of two tenants never meet, whatever their names. */
export interface LineRoom {
  readonly kind: string;
  readonly name: string;
}

/** What open pages are told, by whichever node they are connected to. */
export interface LineTeller {
  tell<N extends SocketNews>(room: LineRoom, news: N, data: NewsOf<N>): void;
}

/** Who is asking over the line: checked anew with each call, but for the token itself, which pages replace while their line stays. */
export type LineSession = Omit<Session, 'token' | 'serial'>;

/** What a module answers over the line. */
export interface LineBuilder {
  /** Session, terms, module, validation and one transaction come before the handler; what it returns is sent after the commit. */
  answer<C extends SocketCall>(call: C, handler: (context: LineContext<C>) => Promise<AnswerTo<C>>): void;
  /** Without any of them: for the small talk of pages that were let into a room. */
  pass<C extends SocketCall>(call: C, handler: (context: PassContext<C>) => AnswerTo<C>): void;
  /** Whether a person who has entered a room of a kind may still be in it: asked once a minute, and by whoever may not it is left. */
  guard(kind: string, mayStay: RoomGuard): void;
  /** What rooms of a kind are told when the number of people in them changes. */
  presence<N extends SocketNews>(kind: string, news: N, data: (name: string, present: number) => NewsOf<N>): void;
}

export type RoomGuard = (person: { readonly db: TenantDb; readonly idUser: number }, name: string) => Promise<boolean>;

export interface PassContext<C extends SocketCall> {
  readonly input: z.output<C['input']>;
  readonly session: Pick<LineSession, 'idUser' | 'name'>;
  isIn(room: LineRoom): boolean;
  leave(room: LineRoom): void;
  /** Everybody else in the room. */
  tellOthers<N extends SocketNews>(room: LineRoom, news: N, data: NewsOf<N>): void;
}

export interface LineContext<C extends SocketCall> {
  readonly input: z.output<C['input']>;
  readonly session: LineSession;
  readonly tenant: Tenant;
  readonly db: TenantDb;
  readonly now: Date;
  readonly log: Logger;
  readonly storage: Storage;
  readonly rateLimit: RateLimit;
  /** From now on the page is told what the room is told. Resolves once that is so. */
  enter(room: LineRoom): Promise<void>;
  leave(room: LineRoom): void;
  /** People in the room, over all nodes. */
  presentIn(room: LineRoom): number;
  readonly line: LineTeller;
  /** Runs once the transaction is committed, and not at all when it is not. */
  afterCommit(effect: () => void): void;
}
