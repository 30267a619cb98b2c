import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ShellFacts } from 'shared-kit/contracts/delivery';

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
  /** What the build takes from the page; judged before a promote. */
  requires: ColumnType<object, string | undefined, string>;
  /** Digest over the sorted file hashes: tells a republication of the same bytes from another content. */
  content_digest: string;
  signature: ColumnType<{ key: string; value: string } | null, string | null, string | null>;
  published_at: DefaultMoment;
  published_by: Generated<string>;
  /** A condemned release is given to nobody, whatever points at it. */
  state: Generated<'good' | 'condemned'>;
  state_reason: Generated<string>;
}

export interface ChannelsTable {
  remote: string;
  channel: string;
  version: string;
  /** Versions that were here before and were not taken back, newest first: what a rollback and a fallback go to. */
  earlier: ColumnType<string[], string | undefined, string>;
  updated_at: DefaultMoment;
}

/** A release on trial: for a share of the visitors of one tenant, or of all where `tenant` is null. */
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

/** What happened to a remote's releases; written only, never changed. */
export interface MovesTable {
  id_move: Generated<number>;
  remote: string;
  kind: string;
  from_version: string | null;
  to_version: string | null;
  /** Key of the tenant that it was for; null is all. */
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
  /** The one remote that it publishes and moves. */
  remote: string;
  token_hash: string;
  created_by: string;
  created_at: DefaultMoment;
  expires_at: Moment;
  revoked_at: Moment | null;
  last_used_at: Moment | null;
}

/** One client's reports of one version in one hour, added up: however much a client sends, it is one row. */
export interface TelemetryTable {
  remote: string;
  version: string;
  /** Key of the tenant. */
  tenant: string;
  /** Digest of the person, or of the network of who has no session: tells clients apart and names nobody. */
  client: string;
  hour: Moment;
  kind: 'load' | 'fault' | 'vital';
  /** Phase of a fault, name of a vital. */
  detail: Generated<string>;
  reports: Generated<number>;
  /** Sum of what was measured; its mean is the client's figure. */
  total: Generated<number>;
  bytes: Generated<number>;
  /** The newest message. */
  message: Generated<string>;
  /** Whether the client is a person whose session the server knows; anybody can claim to be anybody else. */
  signed_in: boolean;
  last_at: Moment;
}

export interface ShellBuildsTable {
  version: string;
  facts: JSONColumnType<ShellFacts>;
  first_seen: ColumnType<Date, Date | undefined, never>;
  last_seen: Moment;
}

/** How often a page of a tenant was shown on a day; nobody is named. */
export interface PageViewsTable {
  /** Key of the tenant. */
  tenant: string;
  day: ColumnType<Date | string, string, never>;
  /** Its route's pattern. */
  page: string;
  views: number;
}

interface DeliveryTables {
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

declare module '../../platform/database/database.ts' {
  interface ServerTables extends DeliveryTables {}
}
