import { defineEndpoint } from '@shared-kit/contracts/core';
import type { Endpoint } from '@shared-kit/contracts/core';
import type { AdminRight } from './access.schema.ts';

/** Endpoint of the administration: a session, a right, and never in somebody else's name. */
export type AdminEndpoint = Endpoint & { readonly access: 'session'; readonly right: AdminRight };

/** Properties that every endpoint of the administration has. */
export interface FixedAccess {
  readonly access: 'session';
  readonly inSupportAccess: 'closed';
}

/**
 * Declares an endpoint of the administration with the right that it needs. The server refuses callers without the right,
 * and a support access (B4.13-04).
 */
export function defineAdminEndpoint<
  const E extends Omit<Endpoint, 'access' | 'inSupportAccess' | 'right'> & { readonly right: AdminRight },
>(endpoint: E): E & FixedAccess {
  return defineEndpoint({ ...endpoint, access: 'session', inSupportAccess: 'closed' });
}

/** Refusals of every endpoint that saves what a person has read. */
export const saveErrors = { 'admin.changed-meanwhile': 409 } as const;

/** Refusals of every endpoint that acts on somebody's access. */
export const accessErrors = { 'admin.more-rights': 403, 'admin.oneself': 409 } as const;
