import type { Readable } from 'node:stream';
import type { Access, Endpoint, RequestOf, Schema } from 'shared-kit/contracts/core';
import type * as z from 'zod/mini';
import type { KnownDevices } from './auth/known-devices.ts';
import type { RateLimit } from './auth/rate-limit.ts';
import type { Session } from './auth/session.ts';
import type { Sessions } from './auth/sessions.ts';
import type { TenantDb } from './database/tenant-db.ts';
import type { Deployer, Visitor } from './delivery.ts';
import type { IncomingFile } from './http/incoming-form.ts';
import type { Importer } from './importing/importer.ts';
import type { AnyJob, JobQueue } from './jobs/job.ts';
import type { Logger } from './logging.ts';
import type { Mailer } from './mail/mail.ts';
import type { Platform } from './platform.ts';
import type { LineBuilder, LineTeller } from './realtime/line.ts';
import type { Storage } from './storage/storage.ts';
import type { Tenant } from './tenancy/tenant.ts';
import type { SessionContributor } from './session-contributor.ts';
import type { VideoServices } from './video-services/video-service.ts';

/** A domain of the API. Its name is the tenant module that switches it on and off, unless `always` is set. */
export interface ApiModule {
  readonly name: string;
  /** Works whatever modules the tenant has. */
  readonly always?: boolean;
  routes(api: ApiBuilder): void;
  /** What it answers over the open line of pages. */
  line?(line: LineBuilder): void;
  readonly importers?: readonly Importer[];
  readonly jobs?: readonly AnyJob[];
  /** Adds what the module knows to the login session (menu sections, last tracking). */
  readonly session?: SessionContributor;
}

export function defineModule(module: ApiModule): ApiModule {
  return module;
}

export interface ApiBuilder {
  /** Serves an endpoint: tenant, module, session, terms, validation and one transaction come before the handler. */
  handle<E extends Endpoint, const R extends HandlerResult<E>>(endpoint: E, handler: Handler<E, R>): void;
  /**
   * Like `handle`, but no transaction is open around the handler: it opens one per step with `transaction` and may wait
   * for another system between two steps. What an earlier step committed stays when a later one fails.
   */
  handleInSteps<E extends Endpoint, const R extends HandlerResult<E>>(endpoint: E, handler: StepHandler<E, R>): void;
  /** Like `handleInSteps`, with the platform's own parts besides: for calls about the platform, never for a domain's. */
  handlePlatform<E extends Endpoint, const R extends HandlerResult<E>>(
    endpoint: E,
    handler: PlatformHandler<E, R>,
  ): void;
  /** Serves a call of a pipeline or an operator: no tenant, no session, a deploy token that is good for the remote of the path. */
  handleDeploy<E extends Endpoint, const R extends HandlerResult<E>>(endpoint: E, handler: DeployHandler<E, R>): void;
  /** Serves a public endpoint that works without a tenant too; for the platform's own calls. */
  handleSystem<E extends Endpoint, const R extends HandlerResult<E>>(endpoint: E, handler: SystemHandler<E, R>): void;
}

export type SystemHandler<E extends Endpoint, R = HandlerResult<E>> = (context: SystemContext<E>) => Promise<R> | R;

export type SystemContext<E extends Endpoint> = RequestOf<E> & {
  readonly platform: Platform;
  /** The tenant that the address names, if any. */
  readonly tenant: Tenant | null;
  /** Who asks, for what differs by visitor; gives them their cookie. */
  readonly visitor: () => Visitor;
  /** Where the caller reaches this server: `https://portal.example`. */
  readonly origin: string;
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
  /** Runs one step as a transaction of the tenant: committed when it resolves, rolled back when it throws. */
  transaction<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
} & FormOf<E>;

/** A multipart body: its fields, checked, and its file, to be read by the handler. */
type FormOf<E extends Endpoint> = E['form'] extends Schema
  ? { readonly form: { readonly fields: z.output<E['form']>; readonly file: IncomingFile | null } }
  : unknown;

export type PlatformHandler<E extends Endpoint, R = HandlerResult<E>> = (context: PlatformContext<E>) => Promise<R>;

export type PlatformContext<E extends Endpoint> = StepContext<E> & { readonly platform: Platform };

export type Handler<E extends Endpoint, R = HandlerResult<E>> = (context: HandlerContext<E>) => Promise<R> | R;

/** What a handler returns: the contract's reply, or `file(…)` where the contract says `fileReply`. */
export type HandlerResult<E extends Endpoint> = E['reply'] extends Schema ? Frozen<z.output<E['reply']>> : FileReply;

/** Read-only all the way down, so that `{ success: true }` in a handler keeps its exact type. */
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
  /** The request's transaction: committed when the handler returns, rolled back when it throws. */
  readonly db: TenantDb;
  readonly now: Date;
  readonly log: Logger;
  readonly storage: Storage;
  readonly mail: Mailer;
  /** YouTube and Wistia. Never inside a transaction. */
  readonly videos: VideoServices;
  readonly jobs: JobQueue;
  readonly rateLimit: RateLimit;
  /** Tells open pages of the tenant something; after the commit, since they may ask for it at once. */
  readonly line: LineTeller;
  /** Browsers in which somebody has logged in before. */
  readonly devices: KnownDevices;
  /** Starts, renews and revokes sessions of this tenant. */
  sessionsOf(db: TenantDb): Sessions;
  readonly reply: ReplyTools;
  readonly request: RequestFacts;
  /** Runs once the transaction is committed and not at all when it is not; failures are logged only. */
  afterCommit(effect: () => Promise<void> | void): void;
}

export interface RequestFacts {
  /** Address of the caller. */
  readonly address: string;
  readonly agent: string;
  /** `https://portal.example/aurora`: where the tenant's portal starts, for links that leave it. */
  readonly portalUrl: string;
  /** The `Cookie` header. */
  readonly cookie: string | undefined;
  /** The `Origin` header: where a browser's script calls from. */
  readonly origin: string | undefined;
  /** Host that was called, with its port; a portal may have several. */
  readonly host: string;
}

export interface ReplyTools {
  /** Status of a good reply when it is not 200. */
  status(code: 200 | 201 | 202): void;
  header(name: string, value: string): void;
  /** Names this version of the reply: who holds it already is answered 304 and nothing else. */
  etag(value: string): void;
  /** A cookie of the tenant's portal, out of reach of scripts; `maxAge` in seconds, 0 takes it away. */
  cookie(name: string, value: string, options?: { maxAge?: number }): void;
}

export interface FileReply {
  readonly kind: 'file';
  readonly body: Buffer | Readable;
  readonly mediaType: string;
  /** Name the browser saves it under. */
  readonly name: string;
  readonly inline: boolean;
}

/** The reply of a `fileReply` endpoint. */
export function file(
  body: Buffer | Readable,
  options: { mediaType: string; name: string; inline?: boolean },
): FileReply {
  return { kind: 'file', body, mediaType: options.mediaType, name: options.name, inline: options.inline ?? false };
}
