import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Composition } from '@shared-kit/contracts/delivery';
import type { SystemDb } from './database/tenant-db.adapter.ts';
import type { Logger } from './logging.adapter.ts';
import type { Tenant } from './tenancy/tenant.types.ts';
import { definePort } from './wiring.service.ts';

/** The part of a visitor that a composition may depend on, besides the tenant. */
export interface Visitor {
  /** 0 to 99. Null for commands and for visitors without a cookie, who get no canary below 100%. */
  readonly bucket: number | null;
}

/** The caller that a deploy token names. */
export interface Deployer {
  readonly idToken: string;
  readonly name: string;
  /** The one remote that the token is valid for. Null for an operator's token, which is valid for all. */
  readonly remote: string | null;
}

/** The fields of a tenant that its composition depends on. */
export type ComposedTenant = Pick<Tenant, 'key' | 'modules' | 'homeModule'>;

/** The port through which the platform gets published remotes. `modules/delivery` provides it. */
export interface Delivery {
  /** Returns the modules that are on, with the release of each that this visitor gets. */
  compositionOf(tenant: ComposedTenant, visitor: Visitor): Promise<Composition>;
  /** Clears cached compositions on this node and on the others, after a change. */
  forget(): void;
  /** Returns the visitor that a `Cookie` header names. */
  visitorNamedBy(cookie: string | undefined): Visitor;
  /** Returns the visitor of a request. Sets the cookie when the request has none. */
  visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor;
  /**
   * Returns the owner of a deploy token. Throws a refusal (401) when the token is missing, unknown, expired or
   * revoked.
   */
  deployerWith(token: string | undefined, now: Date): Promise<Deployer>;
  /** Returns the page views counted so far on the day of `now`, for all tenants. */
  pageViewsOn(now: Date): Promise<readonly { tenant: string; page: string; views: number }[]>;
  close(): Promise<void>;
}

export interface DeliveryServices {
  readonly db: SystemDb;
  readonly log: Logger;
  /** Null for a single node without Redis. */
  readonly redis: Redis | null;
  /** Runs when another node reports a change. */
  readonly onChange: () => void;
}

export type OpenDelivery = (parts: DeliveryServices) => Promise<Delivery>;

/** Opens the delivery of remotes. The platform needs it; `modules/delivery` provides it. */
export const deliveryPort = definePort<OpenDelivery>('platform.delivery');
