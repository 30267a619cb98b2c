import type { TenantTables } from '../database/database.tables.ts';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { preparedRead } from '../database/prepared-read.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import { endOfLife, hasPowers } from './session-life.rules.ts';
import type { SessionClaims } from './session-token.service.ts';
import type { Session, SupportAccess } from './session.types.ts';

/** Finds the session that a token's claims name, with the state of its owner and of the actor in it. */
export async function findSession(db: TenantDb, { sid, idUser }: Pick<SessionClaims, 'sid' | 'idUser'>) {
  const [row] = await sessionOf(db, { sid, idUser });
  return row;
}

/** Every call of a person runs this read. */
const sessionOf = preparedRead(['sid', 'idUser'], (db, { sid, idUser }: { sid: string; idUser: number }) =>
  sessionRows(db).where('s.id_session', '=', sid).where('s.id_user', '=', idUser),
);

/** Returns the session from which a support access was started; undefined for a person's own session. */
export async function findOrigin(db: TenantDb, idSession: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('sessions as s')
    .innerJoin('support_accesses as sa', (join) => join.onRef('sa.id_support_access', '=', 's.id_support_access'))
    .select('sa.origin_session')
    .where('s.id_session', '=', idSession)
    .executeTakeFirst();
  return found?.origin_session;
}

/** Finds several sessions by id. */
export function findSessions(db: TenantDb, ids: readonly string[]) {
  return sessionRows(db).where('s.id_session', 'in', ids).execute();
}

function sessionRows(db: TenantDb) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) => join.onRef('u.id_user', '=', 's.id_user'))
    .innerJoin('apps as a', (join) => join.onTrue())
    .leftJoin('terms_acceptances as t', (join) =>
      join
        .onRef('t.id_user', '=', 's.id_user')
        .on('t.term', '=', 'agreement')
        .onRef('t.version', '=', 'a.agreement_version'),
    )
    .leftJoin('support_accesses as sa', (join) => join.onRef('sa.id_support_access', '=', 's.id_support_access'))
    .leftJoin('users as actor', (join) => join.onRef('actor.id_user', '=', 'sa.id_actor'))
    .leftJoin('sessions as origin', (join) => join.onRef('origin.id_session', '=', 'sa.origin_session'))
    .select([
      's.id_session',
      's.last_used_at',
      's.id_support_access',
      'sa.id_actor',
      'sa.ends_at as support_until',
      'sa.ended_at as support_ended',
      'actor.name as actor_name',
      'actor.active as actor_active',
      'actor.can_access_support as actor_may',
      'origin.revoked_at as origin_revoked',
      's.id_user',
      's.token_serial',
      's.previous_until',
      's.renewed_on',
      's.expires_at',
      's.revoked_at',
      's.authenticated_at',
      's.is_strong',
      's.needs_cookie',
      'u.id_company',
      'u.name',
      'u.email',
      'u.admin',
      'u.active',
      'u.department',
      'u.developer',
      'u.can_access_support',
      'u.has_granted_role',
      't.version as accepted',
      (eb) => pendingTerm(eb).as('pending_term'),
    ]);
}

/**
 * Selects a term of responsibility that was assigned to the person and not accepted in its current version; null when
 * there is none.
 */
function pendingTerm(eb: ExpressionBuilder<TenantTables & { s: TenantTables['sessions'] }, 's'>) {
  return eb
    .selectFrom('user_responsibility_terms as given')
    .innerJoin('responsibility_terms as term', (join) =>
      join.onRef('term.id_term_of_responsibility', '=', 'given.id_term_of_responsibility'),
    )
    .leftJoin('terms_acceptances as done', (join) =>
      join
        .onRef('done.id_user', '=', 'given.id_user')
        .on('done.term', '=', sql<string>`'responsibility:' || term.id_term_of_responsibility`)
        .on('done.version', '=', sql<string>`term.version_number::text`),
    )
    .select('term.id_term_of_responsibility')
    .whereRef('given.id_user', '=', 's.id_user')
    .where('done.version', 'is', null)
    .limit(1);
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Returns true while the session is valid, whichever of its tokens is presented. */
export function isLive(row: SessionRow, now: Date): boolean {
  if (row.revoked_at || row.expires_at <= now || !row.active) return false;
  const support = supportOf(row, now);
  return support !== 'over' && (support !== null || lifeEnd(row) > now);
}

/** Returns the moment at which the person's own session ends for good. Powers that were given later count at once. */
function lifeEnd(row: SessionRow): Date {
  return endOfLife(row.authenticated_at, hasPowers(row));
}

/**
 * Returns the actor of the session: null when there is none, the actor's data while the support access is allowed, or
 * 'over' when it no longer is.
 */
export function supportOf(row: SessionRow, now: Date): SupportAccess | null | 'over' {
  if (row.id_support_access === null) return null;
  const { id_actor: idActor, actor_name: actorName, support_until: until } = row;
  if (idActor === null || actorName === null || until === null || until <= now || row.support_ended) return 'over';
  // The support access ends at once when the actor loses the permission, the account or the original session.
  if (!row.actor_active || !row.actor_may || row.origin_revoked) return 'over';
  return { idSupportAccess: row.id_support_access, idActor, actorName, until };
}

/** Presents the session data that every part of the server may read. */
export function presentRow(
  row: SessionRow,
  tenant: Tenant,
  support: SupportAccess | null,
): Omit<Session, 'token' | 'serial'> {
  return {
    idSession: row.id_session,
    idUser: row.id_user,
    idApp: tenant.idApp,
    idAppType: tenant.idAppType,
    idCompany: row.id_company,
    name: row.name,
    email: row.email,
    admin: row.admin,
    department: row.department,
    permissions: { developer: row.developer, canAccessSupport: row.can_access_support && support === null },
    // Terms bind the person. A support actor neither accepts them nor is blocked by them.
    termsAccepted:
      support !== null || ((tenant.agreementVersion === '' || row.accepted !== null) && row.pending_term === null),
    support,
    authenticatedAt: row.authenticated_at,
    isStrong: row.is_strong,
    endsAt: lifeEnd(row),
  };
}
