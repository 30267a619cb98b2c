import type { AnswerTo, NewsOf, SocketCall, SocketNews } from '@shared-kit/contracts/core';
import type { RateLimit } from '../auth/rate-limit.ts';
import type { Session } from '../auth/session.ts';
import type { TenantDb } from '../database/tenant-db.ts';
import type { Logger } from '../logging.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tenant } from '../tenancy/tenant.ts';
import type * as z from 'zod/mini';

/**
 * A room of a tenant: `{ kind: 'chat', name: '12' }`. Rooms of two tenants are always distinct, whatever their names.
 */
export interface LineRoom {
  readonly kind: string;
  readonly name: string;
}

/** Publishes server events to open pages, whichever node they are connected to. */
export interface LineTeller {
  tell<N extends SocketNews>(room: LineRoom, news: N, data: NewsOf<N>): void;
}

/**
 * Session of the caller of a WebSocket call. It is checked anew with each call, except for the token, which pages
 * replace while they stay connected.
 */
export type LineSession = Omit<Session, 'token' | 'serial'>;

/** Registers the WebSocket handlers of a module. */
export interface LineBuilder {
  /**
   * Serves a call. Session, terms, module and validation are checked and one transaction is opened before the handler
   * runs. Its result is sent after the commit.
   */
  answer<C extends SocketCall>(call: C, handler: (context: LineContext<C>) => Promise<AnswerTo<C>>): void;
  /**
   * Serves a call without session check and transaction, for short-lived messages between pages that were admitted to
   * a room.
   */
  pass<C extends SocketCall>(call: C, handler: (context: PassContext<C>) => AnswerTo<C>): void;
  /**
   * Registers the check of whether a person may stay in a room of this kind. It runs once a minute; a person who
   * fails it is removed from the room.
   */
  guard(kind: string, mayStay: RoomGuard): void;
  /** Registers the event that is published to rooms of this kind when the number of people in them changes. */
  presence<N extends SocketNews>(kind: string, news: N, data: (name: string, present: number) => NewsOf<N>): void;
}

export type RoomGuard = (person: { readonly db: TenantDb; readonly idUser: number }, name: string) => Promise<boolean>;

export interface PassContext<C extends SocketCall> {
  readonly input: z.output<C['input']>;
  readonly session: Pick<LineSession, 'idUser' | 'name'>;
  isIn(room: LineRoom): boolean;
  leave(room: LineRoom): void;
  /** Publishes an event to everybody else in the room. */
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
  /** Subscribes the page to the events of the room. Resolves once the subscription is active. */
  enter(room: LineRoom): Promise<void>;
  leave(room: LineRoom): void;
  /** Returns the number of people in the room, over all nodes. */
  presentIn(room: LineRoom): number;
  readonly line: LineTeller;
  /** Runs the effect after the transaction is committed, and not at all when it is rolled back. */
  afterCommit(effect: () => void): void;
}
