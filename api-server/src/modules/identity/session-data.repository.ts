import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../platform/errors.ts';
import { appsOfPerson } from './entry/person-apps.repository.ts';
import { users } from './user.repository.ts';

/** Loads the login session's data of a person, without what other modules add. */
export async function sessionData(db: TenantDb, idUser: number) {
  const [user, app, plan, leadsTeam, apps, terms] = await Promise.all([
    users(db).find(idUser),
    db.selectFrom('apps').selectAll().executeTakeFirstOrThrow(),
    db.selectFrom('active_plans').selectAll().executeTakeFirst(),
    users(db).leadsTeam(idUser),
    appsOfPerson(db, idUser),
    pendingTerms(db, idUser),
  ]);
  if (!user) throw notFound();
  return { user, app, plan, leadsTeam, apps, pendingTerms: terms };
}

export type SessionData = Awaited<ReturnType<typeof sessionData>>;

/** Selects the terms of responsibility that were assigned to the person and not accepted in their current version. */
function pendingTerms(db: TenantDb, idUser: number) {
  return db
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
    .selectAll('term')
    .where('given.id_user', '=', idUser)
    .where('done.version', 'is', null)
    .orderBy('term.id_term_of_responsibility')
    .execute();
}
