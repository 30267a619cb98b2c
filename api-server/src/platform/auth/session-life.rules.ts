import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shared-kit/contracts/calendar';

/** Milliseconds without use after which a session ends. */
const idleFor = 7 * DAY_MS;
/** Milliseconds for which the previous token stays valid after the newest one was first used. */
export const graceFor = MINUTE_MS;
/** Milliseconds after the authentication at which a session ends, whatever is renewed (decision 510). */
const lifetime = 30 * DAY_MS;
/** The same for people with powers. */
const lifetimeWithPowers = 12 * HOUR_MS;

/** Milliseconds in which several late uses count as one, because a page sends several calls at once. */
const burst = 10_000;

/** Roles of an account, as the users table has them. */
export interface Roles {
  readonly admin: number;
  readonly developer: boolean;
  readonly can_access_support: boolean;
  /** True for a role of the administration that is no level of the account. */
  readonly has_granted_role: boolean;
}

/** Returns true for administrators (any level above 0, decision 8), every role of the administration, support and developers. */
export function hasPowers(roles: Roles): boolean {
  return roles.admin > 0 || roles.developer || roles.can_access_support || roles.has_granted_role;
}

/** Returns the moment at which a session ends for good. It counts from the last proof of identity, not from renewals. */
export function endOfLife(authenticatedAt: Date, withPowers: boolean): Date {
  return new Date(authenticatedAt.getTime() + (withPowers ? lifetimeWithPowers : lifetime));
}

/** Returns the moment at which an unused session ends: after seven days, and never after its end of life. */
export function endWhenIdle(now: Date, life: Date): Date {
  return new Date(Math.min(now.getTime() + idleFor, life.getTime()));
}

export type TokenState = 'newest' | 'previous' | 'reused' | 'unknown';

/**
 * Classifies a token by its serial number. `arrivedAt` is when its request arrived, so that the grace of a long upload
 * does not end while it is being received. An older token after its grace belongs to a
 * page that slept, or is a copy.
 */
export function tokenState(
  row: { readonly token_serial: number; readonly previous_until: Date | null },
  serial: number,
  arrivedAt: Date,
): TokenState {
  if (serial === row.token_serial) return 'newest';
  if (serial > row.token_serial) return 'unknown';
  const isPrevious = serial === row.token_serial - 1 && (!row.previous_until || row.previous_until > arrivedAt);
  return isPrevious ? 'previous' : 'reused';
}

/** Returns true when a replaced token is used again after its grace, apart from the calls of the first such page. */
export function isSecondLateUse(firstLateUse: Date | null, now: Date): boolean {
  return firstLateUse !== null && now.getTime() - firstLateUse.getTime() > burst;
}
