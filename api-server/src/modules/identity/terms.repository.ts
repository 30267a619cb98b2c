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

interface AcceptancePage {
  readonly version: string;
  readonly isAccepted: boolean;
  /** Place in the order of names from which the page is read. */
  readonly from:
    | { readonly side: 'after' | 'before'; readonly place: { readonly key: string; readonly id: number } }
    | undefined;
  readonly limit: number;
}

/** Reads who has accepted the versions of the company's agreement. */
export function agreementAcceptances(db: TenantDb) {
  return {
    /** Counts acceptances by version: of everybody, and of the people who have access. */
    counts: () =>
      db
        .selectFrom('terms_acceptances as t')
        .innerJoin('users as u', 'u.id_user', 't.id_user')
        .select(({ fn, eb }) => [
          't.version',
          fn.countAll<number>().as('everybody'),
          fn
            .countAll<number>()
            .filterWhere(eb('u.active', '=', true))
            .as('active'),
          fn.min<Date>('t.accepted_at').as('first_at'),
        ])
        .where('t.term', '=', 'agreement')
        .groupBy('t.version')
        .execute(),

    /** Returns a page of the people with access by name, with one more than the limit when there are more. */
    people({ version, isAccepted, from, limit }: AcceptancePage) {
      const isBackwards = from?.side === 'before';
      const order = isBackwards ? 'desc' : 'asc';
      return db
        .selectFrom('users as u')
        .leftJoin('terms_acceptances as t', (join) =>
          join.onRef('t.id_user', '=', 'u.id_user').on('t.term', '=', 'agreement').on('t.version', '=', version),
        )
        .select(['u.id_user', 'u.name', 'u.department', 't.accepted_at'])
        .where('u.active', '=', true)
        .where('t.accepted_at', isAccepted ? 'is not' : 'is', null)
        .$if(from !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('u.name', 'u.id_user'),
              isBackwards ? '<' : '>',
              tuple(from?.place.key ?? '', from?.place.id ?? 0),
            ),
          ),
        )
        .orderBy('u.name', order)
        .orderBy('u.id_user', order)
        .limit(limit + 1)
        .execute();
    },
  };
}
