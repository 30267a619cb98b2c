import type { HomeModule } from 'shared-kit/contracts/delivery';

/** The tenant of a request, as resolved from host and first path segment. */
export interface Tenant {
  readonly idApp: number;
  readonly key: string;
  readonly name: string;
  readonly host: string;
  /** The request came by another of its hosts. */
  readonly viaOtherHost: boolean;
  /** The company wants its people to log in at `host` (B4.11-07). */
  readonly acronymDomain: boolean;
  /** Empty when the host alone is the tenant's address. */
  readonly segment: string;
  /** Where its portal starts: `/aurora`, or empty. Its API is below `${basePath}/api`. */
  readonly basePath: string;
  /** Company code that a login is asked with. */
  readonly acronym: string;
  readonly idAppType: number;
  readonly idCompany: number;
  readonly homeModule: HomeModule;
  readonly agreementVersion: string;
  /** Modules that are switched on. */
  readonly modules: ReadonlySet<string>;
}
