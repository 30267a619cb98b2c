import { withTenant } from '../database/tenant-db.adapter.ts';
import { Refusal } from '../errors.ts';
import type { JobQueue } from '../jobs/job.port.ts';
import type { Platform } from '../platform.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import { defineEvent } from '../wiring.service.ts';
import { isSecondLateUse } from './session-life.rules.ts';

/** Reports that a copy of a replaced token was used, which the person of the session has to know. */
export interface ReusedTokenEvent {
  /** The person, or the actor of a support access. */
  readonly idUser: number;
  /** Name of the tenant. */
  readonly tenant: string;
  /** Start address of the portal, for the link in the mail. */
  readonly portalUrl: string;
  readonly jobs: JobQueue;
  readonly now: Date;
}

/** Published when a session was ended because a replaced token of it was used twice (decision 511). */
export const tokenReused = defineEvent<ReusedTokenEvent>('platform.token-reused');

/** Refusal of a token that a session once had, or that somebody else seems to use. */
export abstract class RefusedToken extends Refusal {
  readonly idSession: string;

  constructor(idSession: string) {
    super('session.expired', 401, 'Sua sessão expirou. Faça login novamente.');
    this.idSession = idSession;
  }
}

/** Refusal of a token that was replaced and whose grace is over. */
export class ReusedToken extends RefusedToken {}

/** Refusal of a token without the cookie of the browser in which its session started: a copy, or the cookie was deleted. */
export class TokenWithoutCookie extends RefusedToken {}

/**
 * Runs the work and logs a refused token. A replaced one is recorded in a transaction of its own, because the one of the
 * work is rolled back by the refusal. The second such use ends the session.
 */
export async function watchRefusedTokens<T>(
  platform: Platform,
  { tenant, portalUrl }: { readonly tenant: Tenant; readonly portalUrl: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReusedToken) await recordLateUse(platform, tenant, portalUrl, error.idSession);
    if (error instanceof TokenWithoutCookie)
      platform.log.warn({ tenant: tenant.key, idSession: error.idSession }, 'a token came without its cookie');
    throw error;
  }
}

async function recordLateUse(platform: Platform, tenant: Tenant, portalUrl: string, idSession: string): Promise<void> {
  const now = platform.clock.now();
  await withTenant(platform.database.db, tenant.idApp, async (db) => {
    const session = await db
      .selectFrom('sessions as s')
      .leftJoin('support_accesses as sa', (join) => join.onRef('sa.id_support_access', '=', 's.id_support_access'))
      .select(['s.id_user', 's.late_use_at', 'sa.id_actor'])
      .where('s.id_session', '=', idSession)
      .where('s.revoked_at', 'is', null)
      .forUpdate('s')
      .executeTakeFirst();
    if (!session) return;
    const ends = isSecondLateUse(session.late_use_at, now);
    if (session.late_use_at && !ends) return;
    const change = ends ? { revoked_at: now } : { late_use_at: now };
    await db.updateTable('sessions').set(change).where('id_session', '=', idSession).execute();
    platform.log.warn(
      { tenant: tenant.key, idSession, ends },
      'a replaced token of a session was used after its grace',
    );
    if (!ends) return;
    const idUser = session.id_actor ?? session.id_user;
    await tokenReused.publish(db, { idUser, tenant: tenant.name, portalUrl, jobs: platform.jobs, now });
  });
}
