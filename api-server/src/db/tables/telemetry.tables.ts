import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ShellFacts } from 'shared-kit/contracts/delivery';

type Moment = ColumnType<Date, Date | string, Date | string>;

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

export interface TelemetryTables {
  page_views: PageViewsTable;
  telemetry: TelemetryTable;
  shell_builds: ShellBuildsTable;
}
