import type { CallReply, ServerEventData, SocketCall, ServerEvent } from '@shared-kit/contracts/core';
import type { EventPublisher, SocketRoom } from './event-publisher.port.ts';
import type { RateLimit } from '../auth/rate-limit.service.ts';
import type { Session } from '../auth/session.types.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { Logger } from '../logging.adapter.ts';
import type { Storage } from '../storage/storage.port.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import type * as z from 'zod/mini';

/**
 * Session of the caller of a WebSocket call. It is checked anew with each call, except for the token, which pages
 * replace while they stay connected.
 */
export type SocketSession = Omit<Session, 'token' | 'serial'>;

/** Registers the WebSocket handlers of a module. */
export interface SocketBuilder {
  /**
   * Serves a call. Session, terms, module and validation are checked and one transaction is opened before the handler
   * runs. Its result is sent after the commit.
   */
  answer<C extends SocketCall>(call: C, handler: (context: SocketContext<C>) => Promise<CallReply<C>>): void;
  /**
   * Serves a call without session check and transaction, for short-lived messages between pages that were admitted to
   * a room.
   */
  pass<C extends SocketCall>(call: C, handler: (context: PassContext<C>) => CallReply<C>): void;
  /**
   * Registers the check of whether a person may stay in a room of this kind. It runs once a minute; a person who
   * fails it is removed from the room.
   */
  guard(kind: string, mayStay: RoomGuard): void;
  /** Registers the event that is published to rooms of this kind when the number of people in them changes. */
  presence<N extends ServerEvent>(
    kind: string,
    event: N,
    data: (name: string, present: number) => ServerEventData<N>,
  ): void;
}

export type RoomGuard = (person: { readonly db: TenantDb; readonly idUser: number }, name: string) => Promise<boolean>;

export interface PassContext<C extends SocketCall> {
  readonly input: z.output<C['input']>;
  readonly session: Pick<SocketSession, 'idUser' | 'name'>;
  isIn(room: SocketRoom): boolean;
  leave(room: SocketRoom): void;
  /** Publishes an event to everybody else in the room. */
  publishToOthers<N extends ServerEvent>(room: SocketRoom, event: N, data: ServerEventData<N>): void;
}

export interface SocketContext<C extends SocketCall> {
  readonly input: z.output<C['input']>;
  readonly session: SocketSession;
  readonly tenant: Tenant;
  readonly db: TenantDb;
  readonly now: Date;
  readonly log: Logger;
  readonly storage: Storage;
  readonly rateLimit: RateLimit;
  /** Subscribes the page to the events of the room. Resolves once the subscription is active. */
  enter(room: SocketRoom): Promise<void>;
  leave(room: SocketRoom): void;
  /** Returns the number of people in the room, over all nodes. */
  presentIn(room: SocketRoom): number;
  readonly events: EventPublisher;
  /** Runs the effect after the transaction is committed, and not at all when it is rolled back. */
  afterCommit(effect: () => void): void;
}
