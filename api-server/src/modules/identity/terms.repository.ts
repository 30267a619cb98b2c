import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

/** Returns the one store of accepted terms (decision 7). Accepting twice has no further effect. */
export function acceptances(db: TenantDb, idUser: number) {
  async function record(term: string, version: string, now: Date): Promise<void> {
    await db
      .insertInto('terms_acceptances')
      .values({ id_user: idUser, term, version, accepted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return {
    acceptAgreement: (version: string, now: Date) => record('agreement', version, now),
    acceptResponsibility: (idTerm: number, version: number, now: Date) =>
      record(`responsibility:${idTerm}`, String(version), now),
    /** Returns the term of responsibility, if it was assigned to the person. */
    givenTerm: (idTerm: number) =>
      db
        .selectFrom('user_responsibility_terms as given')
        .innerJoin('responsibility_terms as term', (join) =>
          join.onRef('term.id_term_of_responsibility', '=', 'given.id_term_of_responsibility'),
        )
        .selectAll('term')
        .where('given.id_user', '=', idUser)
        .where('given.id_term_of_responsibility', '=', idTerm)
        .executeTakeFirst(),
  };
}
