import type { Readable } from 'node:stream';
import type { Access, Endpoint, RequestOf, Schema } from '@shared-kit/contracts/core';
import type * as z from 'zod/mini';
import type { Vault } from './auth/vault.service.ts';
import type { KnownDevices } from './auth/known-devices.service.ts';
import type { RateLimit } from './auth/rate-limit.service.ts';
import type { Session } from './auth/session.types.ts';
import type { SessionOrigin, Sessions } from './auth/sessions.service.ts';
import type { TenantDb } from './database/tenant-db.adapter.ts';
import type { Deployer, Visitor } from './delivery.port.ts';
import type { IncomingFile } from './http/incoming-form.adapter.ts';
import type { Importer } from './importing/importer.port.ts';
import type { AnyJob, JobQueue } from './jobs/job.port.ts';
import type { Logger } from './logging.adapter.ts';
import type { Mailer } from './mail/mail.port.ts';
import type { PageStart } from './page-start.port.ts';
import type { Platform } from './platform.ts';
import type { EventPublisher } from './realtime/event-publisher.port.ts';
import type { SocketBuilder } from './realtime/socket.port.ts';
import type { Storage } from './storage/storage.port.ts';
import type { Tenant } from './tenancy/tenant.types.ts';
import type { SessionContributor } from './session-contributor.port.ts';
import type { VideoServices } from './video-services/video-service.port.ts';
import type { Ports } from './ports.types.ts';
import type { WiredPart } from './wiring.service.ts';

/**
 * A domain of the API. Its name is the tenant module that switches it on and off, unless `always` is set. It states the
 * ports that it `needs`, and what it `provides` to the ports of other modules (docs/adr/0030).
 */
export interface ApiModule extends WiredPart {
  readonly name: string;
  /** Serves every tenant, whatever modules are switched on. */
  readonly always?: boolean;
  routes(api: ApiBuilder): void;
  /** Registers the module's handlers for calls over the WebSocket connection of pages. */
  socket?(socket: SocketBuilder): void;
  readonly importers?: readonly Importer[];
  readonly jobs?: readonly AnyJob[];
  /** Adds the module's data to the login session (menu sections, last tracking). */
  readonly session?: SessionContributor;
  /** Starts of the module's pages, by the name that manifests of remotes use without the module's: `sections-home`. */
  readonly pageStarts?: Readonly<Record<string, PageStart>>;
}

export function defineModule(module: ApiModule): ApiModule {
  return module;
}

export interface ApiBuilder {
  /**
   * Serves an endpoint. Tenant, module, session, terms and validation are checked and one transaction is opened
   * before the handler runs.
   *
   * @example api.handle(addToCart, async ({ body, session, db }) => …);
   */
  handle<E extends Endpoint, const R extends HandlerResult<E>>(endpoint: E, handler: Handler<E, R>): void;
  /**
   * Without a transaction around the handler. The handler opens one per step with `transaction` and may wait for
   * another system between two steps. A committed step stays committed when a later one fails.
   *
   * @example api.handle(buy, 'in-steps', async ({ body, session, transaction }) => …);
   */
  handle<E extends Endpoint, const R extends HandlerResult<E>>(
    endpoint: E,
    kind: 'in-steps',
    handler: StepHandler<E, R>,
  ): void;
  /** In steps, with access to the platform itself. For calls about the platform, never for a domain's calls. */
  handle<E extends Endpoint, const R extends HandlerResult<E>>(
    endpoint: E,
    kind: 'with-platform',
    handler: PlatformHandler<E, R>,
  ): void;
  /**
   * A call of a pipeline or an operator. It needs no tenant and no session, but a deploy token that is valid for the
   * remote in the path.
   */
  handle<E extends Endpoint, const R extends HandlerResult<E>>(
    endpoint: E,
    kind: 'with-deploy-token',
    handler: DeployHandler<E, R>,
  ): void;
  /** A public call that also works without a tenant; for the platform's own calls. */
  handle<E extends Endpoint, const R extends HandlerResult<E>>(
    endpoint: E,
    kind: 'without-tenant',
    handler: SystemHandler<E, R>,
  ): void;
}

/** Arguments of `handle` after the endpoint: the handler, after its kind when that is not the ordinary one. */
export type HandlerArguments =
  | readonly [Handler<Endpoint>]
  | readonly ['in-steps', StepHandler<Endpoint>]
  | readonly ['with-platform', PlatformHandler<Endpoint>]
  | readonly ['with-deploy-token', DeployHandler<Endpoint>]
  | readonly ['without-tenant', SystemHandler<Endpoint>];

export type SystemHandler<E extends Endpoint, R = HandlerResult<E>> = (context: SystemContext<E>) => Promise<R> | R;

export type SystemContext<E extends Endpoint> = RequestOf<E> & {
  readonly platform: Platform;
  /** The tenant that the address names, or null. */
  readonly tenant: Tenant | null;
  /** Returns the visitor, for replies that differ by visitor, and sets their cookie. */
  readonly visitor: () => Visitor;
  /** Returns the origin of a tenant's portal, for links: `https://portal.example`. */
  readonly originOf: (tenant: Pick<Tenant, 'host'>) => string;
  readonly log: Logger;
  readonly now: Date;
};

export type DeployHandler<E extends Endpoint, R = HandlerResult<E>> = (context: DeployContext<E>) => Promise<R>;

export type DeployContext<E extends Endpoint> = RequestOf<E> & {
  readonly platform: Platform;
  readonly deployer: Deployer;
  readonly log: Logger;
  readonly now: Date;
};

export type StepHandler<E extends Endpoint, R = HandlerResult<E>> = (context: StepContext<E>) => Promise<R>;

export type StepContext<E extends Endpoint> = Omit<HandlerContext<E>, 'db' | 'afterCommit'> & {
  /** Runs one step as a transaction of the tenant. Commits when it resolves and rolls back when it throws. */
  transaction<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
} & FormOf<E>;

/** A multipart body: its validated fields, and its file, which the handler reads. */
type FormOf<E extends Endpoint> = E['form'] extends Schema
  ? { readonly form: { readonly fields: z.output<E['form']>; readonly file: IncomingFile | null } }
  : unknown;

export type PlatformHandler<E extends Endpoint, R = HandlerResult<E>> = (context: PlatformContext<E>) => Promise<R>;

export type PlatformContext<E extends Endpoint> = StepContext<E> & { readonly platform: Platform };

export type Handler<E extends Endpoint, R = HandlerResult<E>> = (context: HandlerContext<E>) => Promise<R> | R;

/** Return value of a handler: the contract's reply, or `file(…)` when the contract has `fileReply`. */
export type HandlerResult<E extends Endpoint> = E['reply'] extends Schema ? Frozen<z.output<E['reply']>> : FileReply;

/** Deeply read-only version of a type, so that `{ success: true }` in a handler keeps its exact type. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

type SessionFor<A extends Access> = A extends 'public' ? Session | null : Session;

export type HandlerContext<E extends Endpoint> = RequestOf<E> &
  RequestContext & { readonly session: SessionFor<E['access']> };

export interface RequestContext {
  readonly tenant: Tenant;
  /** The request's transaction. It is committed when the handler returns and rolled back when it throws. */
  readonly db: TenantDb;
  readonly now: Date;
  readonly log: Logger;
  readonly storage: Storage;
  readonly mail: Mailer;
  /** Client of YouTube and Wistia. Never call it inside a transaction. */
  readonly videos: VideoServices;
  readonly jobs: JobQueue;
  readonly rateLimit: RateLimit;
  /**
   * Publishes server events to open pages of the tenant. Call it after the commit, since pages may request the data
   * at once.
   */
  readonly events: EventPublisher;
  /** Implementations of the ports that modules need: `contentAccess.of(context)`. */
  readonly ports: Ports;
  /** Browsers in which somebody has logged in before. */
  readonly devices: KnownDevices;
  /** Encrypts secret values for storage in the database. */
  readonly vault: Vault;
  /** Starts, renews and revokes sessions of this tenant. */
  sessionsOf(db: TenantDb): Sessions;
  readonly reply: ReplyTools;
  readonly request: RequestInfo;
  /**
   * Runs the effect after the transaction is committed, and not at all when it is rolled back. Failures are only
   * logged.
   */
  afterCommit(effect: () => Promise<void> | void): void;
}

export interface RequestInfo {
  /** Id of the request, which log lines and the reply carry too. */
  readonly id: string;
  /** IP address of the caller, for people to read. */
  readonly address: string;
  /** Network of the caller, for counting attempts: an IPv4 address, or the /64 of an IPv6 address. */
  readonly source: string;
  readonly agent: string;
  /** Start address of the tenant's portal, `https://portal.example/aurora`, for links outside the portal. */
  readonly portalUrl: string;
  /** The `Cookie` header. */
  readonly cookie: string | undefined;
  /** Sets the cookie of a session that this call starts; missing for a client that keeps no cookies. */
  readonly giveCookie?: NonNullable<SessionOrigin['giveCookie']>;
  /** The `Origin` header: the origin of the calling script. */
  readonly origin: string | undefined;
  /** Returns a header by its name in lower case. */
  header(name: string): string | undefined;
  /** Requested host, with its port. A portal may have several hosts. */
  readonly host: string;
}

export interface ReplyTools {
  /** Sets the status of a successful reply when it is not 200. */
  status(code: 200 | 201 | 202): void;
  header(name: string, value: string): void;
  /** Sets the ETag of the reply. A client that already has this version receives 304 without a body. */
  etag(value: string): void;
  /** Sets an HTTP-only cookie of the tenant's portal. `maxAge` is in seconds; 0 deletes the cookie. */
  cookie(name: string, value: string, options?: { maxAge?: number }): void;
  /** Removes the cookie by which documents know the person, because this call ends the session. */
  forgetPerson(idSession: string): void;
}

export interface FileReply {
  readonly kind: 'file';
  readonly body: Buffer | Readable;
  readonly mediaType: string;
  /** File name under which the browser saves it. */
  readonly name: string;
  readonly inline: boolean;
}

/** Builds the reply of a `fileReply` endpoint. */
export function file(
  body: Buffer | Readable,
  options: { mediaType: string; name: string; inline?: boolean },
): FileReply {
  return { kind: 'file', body, mediaType: options.mediaType, name: options.name, inline: options.inline ?? false };
}
