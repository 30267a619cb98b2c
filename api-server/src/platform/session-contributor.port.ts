import type { LoginSession } from '@shared-kit/contracts/identity';
import type { TenantDb } from './database/tenant-db.adapter.ts';
import type { Storage } from './storage/storage.port.ts';
import type { Tenant } from './tenancy/tenant.types.ts';

/** Session data that a module may add to the login session (A3-02..A3-07). */
export type SessionPart = Partial<Pick<LoginSession, 'menu' | 'design' | 'lastTracking' | 'activePlan' | 'flags'>>;

/** Runs when a session is presented, only for modules that the tenant has switched on. */
export type SessionContributor = (input: SessionPartInput) => Promise<SessionPart> | SessionPart;

export interface SessionPartInput {
  readonly db: TenantDb;
  readonly tenant: Tenant;
  readonly idUser: number;
  readonly now: Date;
  /** Signs the links of images. */
  readonly storage: Storage;
}
