import { randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS, dayKey } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { cameAround } from '../tenancy/acronym-domain.rules.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import { findSession, presentRow, supportOf } from './session-row.repository.ts';
import type { SessionRow } from './session-row.repository.ts';
import type { SessionClaims, SessionTokens } from './session-token.service.ts';
import type { Session, SupportAccess } from './session.types.ts';

/** Milliseconds without use after which a session ends. */
const idleFor = 7 * DAY_MS;
/** Milliseconds for which the previous token stays valid after the newest one was first used. */
const graceFor = MINUTE_MS;
/** Minimum interval between updates of the last use, so that reads do not cause a write each. */
const noteUseEvery = 5 * MINUTE_MS;

/** A token whose signature is valid, with its claims. */
export interface PresentedToken {
  token: string;
  claims: SessionClaims;
}

/** A valid session, with the new token that its next reply must carry, if any. */
export interface OpenedSession {
  session: Session;
  newToken: string | null;
}

/** Session rows of a tenant. They are opened at login, renewed on a new UTC day and revoked at logout. */
export function sessions(db: TenantDb, tenant: Tenant, tokens: SessionTokens) {
  const endOf = (support: Pick<SupportAccess, 'until'> | null, now: Date) =>
    support?.until ?? new Date(now.getTime() + idleFor);
  const tokenFor = (claims: SessionClaims, support: Pick<SupportAccess, 'until'> | null, now: Date) =>
    tokens.sign(claims, now, endOf(support, now));

  return {
    /** Starts a session and returns its token. With `support`, somebody else acts in the session. */
    async start(
      idUser: number,
      now: Date,
      from: { address: string; agent: string },
      support: Omit<SupportAccess, 'actorName'> | null = null,
    ): Promise<string> {
      const idSession = randomBytes(18).toString('base64url');
      await db
        .insertInto('sessions')
        .values({
          id_session: idSession,
          id_user: idUser,
          renewed_on: dayKey(now, 'UTC'),
          created_at: now,
          expires_at: endOf(support, now),
          last_used_at: now,
          id_support_access: support?.idSupportAccess ?? null,
          previous_until: null,
          revoked_at: null,
          acronym_notice: cameAround(tenant),
          address: from.address.slice(0, 100),
          agent: from.agent.slice(0, 300),
        })
        .execute();
      const claims = { sid: idSession, idUser, idAppType: tenant.idAppType, idApp: tenant.idApp, serial: 1 };
      return tokenFor(support ? { ...claims, act: support.idActor } : claims, support, now);
    },

    /**
     * Returns the session that a token's claims name, or null when it has ended, was revoked or the token is
     * outdated.
     */
    async open({ claims, token }: PresentedToken, now: Date): Promise<OpenedSession | null> {
      const row = await findSession(db, claims);
      if (!row || row.revoked_at || row.expires_at <= now || !row.active) return null;
      const isNewest = claims.serial === row.token_serial;
      const isPrevious = claims.serial === row.token_serial - 1 && (!row.previous_until || row.previous_until > now);
      if (!isNewest && !isPrevious) return null;
      const support = supportOf(row, now);
      if (support === 'over') return null;

      const session = { ...presentRow(row, tenant, support), token, serial: claims.serial };
      await noteUse(db, row, now);
      const withToken = (newToken: string, serial: number): OpenedSession => ({
        session: { ...session, token: newToken, serial },
        newToken,
      });
      // The newest token has reached its browser. The previous one stays valid only for the grace period, for calls
      // already in progress.
      if (isNewest && row.token_serial > 1 && !row.previous_until) {
        await db
          .updateTable('sessions')
          .set({ previous_until: new Date(now.getTime() + graceFor) })
          .where('id_session', '=', row.id_session)
          .execute();
      }
      if (isPrevious) {
        return withToken(await tokenFor({ ...claims, serial: row.token_serial }, support, now), row.token_serial);
      }
      if (row.renewed_on === dayKey(now, 'UTC')) return { session, newToken: null };
      return withToken(await this.renew(session, now), claims.serial + 1);
    },

    /** Replaces the session's token. The old one stays valid until the new one is first used, plus one minute. */
    async renew(session: Pick<Session, 'idSession' | 'serial' | 'idUser' | 'support'>, now: Date): Promise<string> {
      const serial = session.serial + 1;
      await db
        .updateTable('sessions')
        .set({
          renewed_on: dayKey(now, 'UTC'),
          token_serial: serial,
          previous_until: null,
          expires_at: endOf(session.support, now),
        })
        .where('id_session', '=', session.idSession)
        .where('token_serial', '=', session.serial)
        .execute();
      const { idUser, idSession: sid, support } = session;
      // A visit in a support access does not count as the person's own last access.
      if (!support) await db.updateTable('users').set({ last_access: now }).where('id_user', '=', idUser).execute();
      const claims = { sid, idUser, idAppType: tenant.idAppType, idApp: tenant.idApp, serial };
      return tokenFor(support ? { ...claims, act: support.idActor } : claims, support, now);
    },

    async revoke(idSession: string, now: Date): Promise<void> {
      await db.updateTable('sessions').set({ revoked_at: now }).where('id_session', '=', idSession).execute();
    },
  };
}

async function noteUse(db: TenantDb, row: SessionRow, now: Date): Promise<void> {
  if (row.last_used_at && now.getTime() - row.last_used_at.getTime() < noteUseEvery) return;
  await db.updateTable('sessions').set({ last_used_at: now }).where('id_session', '=', row.id_session).execute();
}

export type Sessions = ReturnType<typeof sessions>;
