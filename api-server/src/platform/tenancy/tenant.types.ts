import type { HomeModule } from '@shared-kit/contracts/delivery';

/** The tenant of a request, as resolved from host and first path segment. */
export interface Tenant {
  readonly idApp: number;
  readonly key: string;
  readonly name: string;
  readonly host: string;
  /** The request came by another host of the tenant. */
  readonly viaOtherHost: boolean;
  /** The company requires its people to log in at `host` (B4.11-07). */
  readonly acronymDomain: boolean;
  /** Empty when the host alone is the tenant's address. */
  readonly segment: string;
  /** Start path of its portal: `/aurora`, or empty. Its API is below `${basePath}/api`. */
  readonly basePath: string;
  /** Company code that identifies the tenant at login. */
  readonly acronym: string;
  readonly idAppType: number;
  readonly idCompany: number;
  readonly homeModule: HomeModule;
  readonly agreementVersion: string;
  /** Modules that are switched on. */
  readonly modules: ReadonlySet<string>;
}
