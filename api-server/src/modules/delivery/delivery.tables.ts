import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ShellCapabilities } from '@shared-kit/contracts/delivery';

type Moment = ColumnType<Date, Date | string, Date | string>;

type DefaultMoment = ColumnType<Date, Date | string | undefined, Date | string>;

export interface ReleasesTable {
  remote: string;
  version: string;
  module: string;
  entry: string;
  container: string;
  format: Generated<'var' | 'module'>;
  files: JSONColumnType<Record<string, string>>;
  preloads: JSONColumnType<Record<string, string[]>>;
  manifest: JSONColumnType<object>;
  /** Requirements of the build on the page; checked before a promotion. */
  requires: ColumnType<object, string | undefined, string>;
  /** Digest over the sorted file hashes. It distinguishes a republication of the same bytes from different content. */
  content_digest: string;
  signature: ColumnType<{ key: string; value: string } | null, string | null, string | null>;
  published_at: DefaultMoment;
  published_by: Generated<string>;
  /** A yanked release ('yanked') is never served, whatever points at it. */
  state: Generated<'good' | 'yanked'>;
  state_reason: Generated<string>;
}

export interface ChannelsTable {
  remote: string;
  channel: string;
  version: string;
  /**
   * Versions that were on stable before and were not rolled back, newest first: targets of a rollback or a fallback.
   */
  earlier: ColumnType<string[], string | undefined, string>;
  updated_at: DefaultMoment;
}

/** Remotes that may be published. */
export interface RemotesTable {
  remote: string;
  /** Tenant module that switches it on and off; permanent. */
  module: string;
  /** People who answer for it. */
  owner: string;
  /** Registered prefixes of its routes. */
  routes: JSONColumnType<string[]>;
  registered_by: string;
  registered_at: Moment;
}

/** Releases on trial, for a share of the visitors of one tenant, or of all when `tenant` is null. */
export interface CanariesTable {
  remote: string;
  version: string;
  tenant: string | null;
  percent: number;
  started_at: DefaultMoment;
}

export interface PinsTable {
  remote: string;
  tenant: string;
  version: string;
  pinned_at: DefaultMoment;
}

/** History of a remote's releases; append-only. */
export interface MovesTable {
  id_move: Generated<number>;
  remote: string;
  kind: string;
  from_version: string | null;
  to_version: string | null;
  /** Key of the tenant concerned; null for all. */
  tenant: string | null;
  percent: number | null;
  reason: Generated<string>;
  moved_by: string;
  moved_at: DefaultMoment;
}

export interface SigningKeysTable {
  id: string;
  /** Raw Ed25519, base64url. */
  public_key: string;
  /** PKCS #8, encrypted with the server's secret. */
  private_key: string;
  /** One key signs; others verify until they are retired. */
  state: 'active' | 'verifying' | 'retired';
  created_at: DefaultMoment;
  retired_at: Moment | null;
}

export interface DeployTokensTable {
  id_token: string;
  name: string;
  /** The one remote that the token may publish and move. */
  remote: string;
  token_hash: string;
  created_by: string;
  created_at: DefaultMoment;
  expires_at: Moment;
  revoked_at: Moment | null;
  last_used_at: Moment | null;
}

/** Reports of one client about one version in one hour, summed up in one row, however much the client sends. */
export interface TelemetryTable {
  remote: string;
  version: string;
  /** Key of the tenant. */
  tenant: string;
  /**
   * Digest of the person, or of the network when there is no session. It distinguishes clients without identifying
   * them.
   */
  client: string;
  hour: Moment;
  kind: 'load' | 'fault' | 'vital';
  /** Phase of a fault, or name of a vital. */
  detail: Generated<string>;
  reports: Generated<number>;
  /** Sum of the measured values; the client's figure is their mean. */
  total: Generated<number>;
  bytes: Generated<number>;
  /** The newest message. */
  message: Generated<string>;
  /**
   * Digest of the person, the same at every tenant. Empty when the report judges no canary: without a session, or from a
   * browser that was not given the version (ADR 43).
   */
  person: Generated<string>;
  /** Digest of the browser; empty like the person's. */
  device: Generated<string>;
  last_at: Moment;
}

export interface ShellBuildsTable {
  version: string;
  capabilities: JSONColumnType<ShellCapabilities>;
  first_seen: ColumnType<Date, Date | undefined, never>;
  last_seen: Moment;
}

/** Number of views of a page of a tenant per day, without personal data. */
export interface PageViewsTable {
  /** Key of the tenant. */
  tenant: string;
  day: ColumnType<Date | string, string, never>;
  /** Route pattern of the page. */
  page: string;
  views: number;
}

interface DeliveryTables {
  remotes: RemotesTable;
  releases: ReleasesTable;
  channels: ChannelsTable;
  canaries: CanariesTable;
  pins: PinsTable;
  moves: MovesTable;
  signing_keys: SigningKeysTable;
  deploy_tokens: DeployTokensTable;
  telemetry: TelemetryTable;
  shell_builds: ShellBuildsTable;
  page_views: PageViewsTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface ServerTables extends DeliveryTables {}
}
