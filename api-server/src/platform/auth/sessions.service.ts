import { randomBytes } from 'node:crypto';
import { MINUTE_MS, dayKey } from '@shared-kit/contracts/calendar';
import { sql } from 'kysely';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { TenantTables } from '../database/database.tables.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { cameAround } from '../tenancy/acronym-domain.rules.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import type { PagePerson } from './page-person.service.ts';
import { ReusedToken, TokenWithoutCookie } from './refused-token.service.ts';
import { endOfLife, endWhenIdle, graceFor, tokenState } from './session-life.rules.ts';
import { findOrigin, findSession, isLive, presentRow, supportOf } from './session-row.repository.ts';
import type { SessionRow } from './session-row.repository.ts';
import type { SessionClaims, SessionTokens } from './session-token.service.ts';
import type { Session, SupportAccess } from './session.types.ts';

/** Minimum interval between updates of the last use, so that reads do not cause a write each. */
const noteUseEvery = 5 * MINUTE_MS;

/** A token whose signature is valid, with its claims. */
export interface PresentedToken {
  token: string;
  claims: SessionClaims;
  /** When the request arrived, before its body was read. */
  arrivedAt: Date;
  /** Session that the cookie of the request names; null without a valid one. */
  cookieSession: string | null;
}

/** Browser in which a session starts. */
export interface SessionOrigin {
  readonly address: string;
  readonly agent: string;
  /** Sets the session's cookie with the reply. Without it the client keeps none, and its token is valid alone. */
  readonly giveCookie?: (session: PagePerson) => void;
}

/** How the person of a new session proved who they are. */
export interface Proof {
  /** When; earlier than the session when it was handed over by another session. */
  readonly authenticatedAt?: Date;
  /** True after a second factor or a company's own login. */
  readonly isStrong?: boolean;
}

/** A valid session, with the new token that its next reply must carry, if any. */
export interface OpenedSession {
  session: Session;
  newToken: string | null;
  /** True when its token is valid with the session's cookie only. */
  needsCookie: boolean;
}

/** Session rows of a tenant. They are opened at login, renewed on a new UTC day and revoked at logout. */
export function sessions(db: TenantDb, tenant: Tenant, tokens: SessionTokens) {
  // A token may outlive its session: the row decides.
  const tokenFor = (claims: SessionClaims, support: Pick<SupportAccess, 'until'> | null, now: Date) =>
    tokens.sign(claims, now, support?.until ?? endWhenIdle(now, endOfLife(now, false)));

  return {
    /** Starts a session and returns its token. With `support`, somebody else acts in the session. */
    async start(
      idUser: number,
      now: Date,
      from: SessionOrigin,
      support: Omit<SupportAccess, 'actorName'> | null = null,
      { authenticatedAt = now, isStrong = false }: Proof = {},
    ): Promise<string> {
      const idSession = randomBytes(18).toString('base64url');
      await db
        .insertInto('sessions')
        .values((eb) => ({
          id_session: idSession,
          id_user: idUser,
          renewed_on: dayKey(now, 'UTC'),
          created_at: now,
          authenticated_at: authenticatedAt,
          is_strong: isStrong,
          expires_at: support?.until ?? firstEnd(eb, idUser, now, authenticatedAt),
          last_used_at: now,
          id_support_access: support?.idSupportAccess ?? null,
          previous_until: null,
          revoked_at: null,
          acronym_notice: cameAround(tenant),
          address: from.address.slice(0, 100),
          agent: from.agent.slice(0, 300),
          needs_cookie: from.giveCookie !== undefined,
        }))
        .execute();
      from.giveCookie?.({ idSession, idUser });
      const claims = { sid: idSession, idUser, idAppType: tenant.idAppType, idApp: tenant.idApp, serial: 1 };
      return tokenFor(support ? { ...claims, act: support.idActor } : claims, support, now);
    },

    /**
     * Returns the session that a token's claims name, or null when it has ended, was revoked or the token is
     * unknown.
     * @throws {ReusedToken} for an older token whose grace is over.
     * @throws {TokenWithoutCookie} for a token that is used without the cookie of its browser.
     */
    async open({ claims, token, arrivedAt, cookieSession }: PresentedToken, now: Date): Promise<OpenedSession | null> {
      const row = await findSession(db, claims);
      if (!row || !isLive(row, now)) return null;
      const needsCookie = row.needs_cookie;
      if (needsCookie && !(await isOfBrowser(db, row, cookieSession))) throw new TokenWithoutCookie(row.id_session);
      const state = tokenState(row, claims.serial, arrivedAt);
      if (state === 'reused') throw new ReusedToken(row.id_session);
      if (state === 'unknown') return null;
      const support = supportOf(row, now);
      if (support === 'over') return null;

      const session = { ...presentRow(row, tenant, support), token, serial: claims.serial };
      await noteUse(db, row, now);
      // The newest token has reached its browser. The previous one stays valid only for the grace period, for calls
      // already in progress.
      if (state === 'newest' && row.token_serial > 1 && !row.previous_until) {
        await db
          .updateTable('sessions')
          .set({ previous_until: new Date(now.getTime() + graceFor) })
          .where('id_session', '=', row.id_session)
          .execute();
      }
      if (state === 'previous') {
        // A renewal by this call keeps the newest token as well: tabs that renew at once all get the same one.
        const newest = await tokenFor({ ...claims, serial: row.token_serial }, support, now);
        return { session: { ...session, token: newest }, newToken: newest, needsCookie };
      }
      if (row.renewed_on === dayKey(now, 'UTC')) return { session, newToken: null, needsCookie };
      const newToken = await this.renew(session, now);
      return { session: { ...session, token: newToken, serial: claims.serial + 1 }, newToken, needsCookie };
    },

    /**
     * Returns the session for which a page is being built, or null when it has ended. No token is presented, so none is
     * renewed, and the session that is returned has none.
     */
    async openForPage({ idSession, idUser }: PagePerson, now: Date): Promise<OpenedSession | null> {
      const row = await findSession(db, { sid: idSession, idUser });
      if (!row || !isLive(row, now)) return null;
      const support = supportOf(row, now);
      if (support === 'over') return null;
      return {
        session: { ...presentRow(row, tenant, support), token: '', serial: row.token_serial },
        newToken: null,
        needsCookie: row.needs_cookie,
      };
    },

    /** Replaces the session's token. The old one stays valid until the new one is first used, plus one minute. */
    async renew(
      session: Pick<Session, 'idSession' | 'serial' | 'idUser' | 'support' | 'endsAt'>,
      now: Date,
    ): Promise<string> {
      const serial = session.serial + 1;
      await db
        .updateTable('sessions')
        .set({
          renewed_on: dayKey(now, 'UTC'),
          token_serial: serial,
          previous_until: null,
          late_use_at: null,
          // A node whose clock is behind must not bring the end forward.
          expires_at:
            session.support?.until ??
            sql<Date>`least(greatest(expires_at, ${endWhenIdle(now, session.endsAt)}::timestamptz), ${session.endsAt}::timestamptz)`,
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

/** Selects the first end of a session, which depends on the powers that its person has now. */
function firstEnd(
  eb: ExpressionBuilder<TenantTables, 'sessions'>,
  idUser: number,
  now: Date,
  authenticatedAt: Date,
): Expression<Date> {
  const end = (withPowers: boolean) =>
    sql<Date>`${endWhenIdle(now, endOfLife(authenticatedAt, withPowers))}::timestamptz`;
  const withPowers = (user: ExpressionBuilder<TenantTables, 'users'>) =>
    user.or([
      user('admin', '>', 0),
      user('developer', '=', true),
      user('can_access_support', '=', true),
      user('has_granted_role', '=', true),
    ]);
  return eb
    .selectFrom('users')
    .where('id_user', '=', idUser)
    .select((user) => user.case().when(withPowers(user)).then(end(true)).else(end(false)).end().as('first_end'))
    .$castTo<Date>() as unknown as Expression<Date>;
}

/**
 * Returns whether the cookie is that of the session, or of a support access that was started from it: the browser has
 * one cookie, and returns to its own session with that of the support access.
 */
async function isOfBrowser(db: TenantDb, { id_session: own }: SessionRow, cookie: string | null): Promise<boolean> {
  return cookie === own || (cookie !== null && (await findOrigin(db, cookie)) === own);
}

async function noteUse(db: TenantDb, row: SessionRow, now: Date): Promise<void> {
  if (row.last_used_at && now.getTime() - row.last_used_at.getTime() < noteUseEvery) return;
  await db.updateTable('sessions').set({ last_used_at: now }).where('id_session', '=', row.id_session).execute();
}

export type Sessions = ReturnType<typeof sessions>;
