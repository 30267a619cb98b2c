import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import { utcDay } from '../clock.ts';
import type { TenantDb } from '../database/tenant-db.ts';
import type { Tenant } from '../tenancy/tenant.ts';
import type { SessionClaims, SessionTokens } from './session-token.ts';
import type { Session } from './session.ts';

const day = 24 * 60 * 60 * 1000;
/** A session that is not used for this long ends. */
const idleFor = 7 * day;
/** How long the token before the newest one stays good once the newest was seen in use. */
const graceFor = 60_000;

/** A token whose signature is good, with what it says. */
export interface PresentedToken {
  token: string;
  claims: SessionClaims;
}

/** A session found good, with the new token that its next reply must carry, if any. */
export interface OpenedSession {
  session: Session;
  newToken: string | null;
}

/** Session rows of a tenant: opened at login, renewed on a new UTC day, revoked at logout. */
export function sessions(db: TenantDb, tenant: Tenant, tokens: SessionTokens) {
  const tokenFor = (claims: SessionClaims, now: Date) => tokens.sign(claims, now, new Date(now.getTime() + idleFor));

  return {
    /** Starts a session and gives its token. */
    async start(idUser: number, now: Date, from: { address: string; agent: string }): Promise<string> {
      const idSession = randomBytes(18).toString('base64url');
      await db
        .insertInto('sessions')
        .values({
          id_session: idSession,
          id_app: db.tenantId,
          id_user: idUser,
          renewed_on: utcDay(now),
          created_at: now,
          expires_at: new Date(now.getTime() + idleFor),
          previous_until: null,
          revoked_at: null,
          address: from.address.slice(0, 100),
          agent: from.agent.slice(0, 300),
        })
        .execute();
      return tokenFor({ sid: idSession, idUser, idAppType: tenant.idAppType, idApp: tenant.idApp, serial: 1 }, now);
    },

    /** The session that a token's claims name, or null when it is over, revoked or of an older token. */
    async open({ claims, token }: PresentedToken, now: Date): Promise<OpenedSession | null> {
      const row = await find(db, claims);
      if (!row || row.revoked_at || row.expires_at <= now || !row.active) return null;
      const isNewest = claims.serial === row.token_serial;
      const isPrevious = claims.serial === row.token_serial - 1 && (!row.previous_until || row.previous_until > now);
      if (!isNewest && !isPrevious) return null;

      const session: Session = {
        idSession: row.id_session,
        token,
        serial: claims.serial,
        idUser: row.id_user,
        idApp: db.tenantId,
        idAppType: tenant.idAppType,
        idCompany: row.id_company,
        name: row.name,
        email: row.email,
        admin: row.admin,
        department: row.department,
        permissions: { developer: row.developer, canAccessSupport: row.can_access_support },
        termsAccepted: (tenant.agreementVersion === '' || row.accepted !== null) && row.pending_term === null,
      };
      const withToken = (newToken: string, serial: number): OpenedSession => ({
        session: { ...session, token: newToken, serial },
        newToken,
      });
      // The newest token reached its browser: the one before it has only moments left for calls already under way.
      if (isNewest && row.token_serial > 1 && !row.previous_until) {
        await db
          .updateTable('sessions')
          .set({ previous_until: new Date(now.getTime() + graceFor) })
          .where('id_app', '=', db.tenantId)
          .where('id_session', '=', row.id_session)
          .execute();
      }
      if (isPrevious) {
        return withToken(await tokenFor({ ...claims, serial: row.token_serial }, now), row.token_serial);
      }
      if (row.renewed_on === utcDay(now)) return { session, newToken: null };
      return withToken(await this.renew(session, now), claims.serial + 1);
    },

    /** Replaces the session's token; the old one stays good until the new one is seen, and a minute more. */
    async renew(session: Pick<Session, 'idSession' | 'serial' | 'idUser'>, now: Date): Promise<string> {
      const serial = session.serial + 1;
      await db
        .updateTable('sessions')
        .set({ renewed_on: utcDay(now), token_serial: serial, previous_until: null, expires_at: new Date(now.getTime() + idleFor) })
        .where('id_app', '=', db.tenantId)
        .where('id_session', '=', session.idSession)
        .where('token_serial', '=', session.serial)
        .execute();
      await db
        .updateTable('users')
        .set({ last_access: now })
        .where('id_app', '=', db.tenantId)
        .where('id_user', '=', session.idUser)
        .execute();
      const { idUser, idSession: sid } = session;
      return tokenFor({ sid, idUser, idAppType: tenant.idAppType, idApp: tenant.idApp, serial }, now);
    },

    async revoke(idSession: string, now: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id_app', '=', db.tenantId)
        .where('id_session', '=', idSession)
        .execute();
    },

    revokeAllOf: (idUser: number, now: Date) => revokeSessionsOf(db, idUser, now),
  };
}

/** Ends every session of a user: the password has changed, or the account was closed. */
export async function revokeSessionsOf(db: TenantDb, idUser: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id_app', '=', db.tenantId)
    .where('id_user', '=', idUser)
    .where('revoked_at', 'is', null)
    .execute();
}

export type Sessions = ReturnType<typeof sessions>;

function find(db: TenantDb, claims: SessionClaims) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) => join.onRef('u.id_user', '=', 's.id_user').onRef('u.id_app', '=', 's.id_app'))
    .innerJoin('apps as a', 'a.id_app', 's.id_app')
    .leftJoin('terms_acceptances as t', (join) =>
      join
        .onRef('t.id_app', '=', 's.id_app')
        .onRef('t.id_user', '=', 's.id_user')
        .on('t.term', '=', 'agreement')
        .onRef('t.version', '=', 'a.agreement_version'),
    )
    .select([
      's.id_session',
      's.id_user',
      's.token_serial',
      's.previous_until',
      's.renewed_on',
      's.expires_at',
      's.revoked_at',
      'u.id_company',
      'u.name',
      'u.email',
      'u.admin',
      'u.active',
      'u.department',
      'u.developer',
      'u.can_access_support',
      't.version as accepted',
      (eb) => pendingTerm(eb).as('pending_term'),
    ])
    .where('s.id_app', '=', db.tenantId)
    .where('s.id_session', '=', claims.sid)
    .where('s.id_user', '=', claims.idUser)
    .executeTakeFirst();
}

/** Some term of responsibility that was given to the person and not accepted in its current version; null when there is none. */
function pendingTerm(eb: ExpressionBuilder<Database & { s: Database['sessions'] }, 's'>) {
  return eb
    .selectFrom('user_responsibility_terms as given')
    .innerJoin('responsibility_terms as term', (join) =>
      join
        .onRef('term.id_app', '=', 'given.id_app')
        .onRef('term.id_term_of_responsibility', '=', 'given.id_term_of_responsibility'),
    )
    .leftJoin('terms_acceptances as done', (join) =>
      join
        .onRef('done.id_app', '=', 'given.id_app')
        .onRef('done.id_user', '=', 'given.id_user')
        .on('done.term', '=', sql<string>`'responsibility:' || term.id_term_of_responsibility`)
        .on('done.version', '=', sql<string>`term.version_number::text`),
    )
    .select('term.id_term_of_responsibility')
    .whereRef('given.id_app', '=', 's.id_app')
    .whereRef('given.id_user', '=', 's.id_user')
    .where('done.version', 'is', null)
    .limit(1);
}
