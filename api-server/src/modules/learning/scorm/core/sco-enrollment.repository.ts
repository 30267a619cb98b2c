import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ScoEnrollmentsTable, ScoVisitsTable } from '../../learning.tables.ts';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';

export type ScoEnrollmentRow = Selectable<ScoEnrollmentsTable>;
export type ScoVisitRow = Selectable<ScoVisitsTable>;

/** Number of a commit that none can exceed: no visit of an earlier attempt has a newer one. */
export const LAST_COMMIT = 2147483647;

/** Repository of people's progress in lessons. */
export function scoEnrollments(db: TenantDb) {
  const ofTenant = () => db.selectFrom('sco_enrollments').selectAll();

  return {
    /** Rows of one person in one place: a node enrolment, or an open page. */
    ofPlace: (
      idUser: number,
      idScos: readonly number[],
      idNodeEnrollment: number | null,
    ): Promise<ScoEnrollmentRow[]> =>
      idScos.length === 0
        ? Promise.resolve([])
        : ofTenant()
            .where('id_user', '=', idUser)
            .where('id_sco', 'in', [...idScos])
            .where('id_node_enrollment', idNodeEnrollment === null ? 'is' : '=', idNodeEnrollment)
            .execute(),

    /** Locks and returns the rows of one person in the lessons of a content, in every place. */
    lockOfContent: (idUser: number, idContentItem: number): Promise<ScoEnrollmentRow[]> =>
      ofTenant()
        .where('id_user', '=', idUser)
        .where('id_sco', 'in', db.selectFrom('scos').select('id_sco').where('id_content_item', '=', idContentItem))
        .orderBy('id_sco_enrollment')
        .forUpdate()
        .execute(),

    find: (idScoEnrollment: number) => ofTenant().where('id_sco_enrollment', '=', idScoEnrollment).executeTakeFirst(),

    /** Locks the row for this transaction, so that two commits run one after the other. */
    lock: (idScoEnrollment: number) =>
      ofTenant().where('id_sco_enrollment', '=', idScoEnrollment).forUpdate().executeTakeFirstOrThrow(),

    /** Locks and returns the existing row, or a new one. */
    async ensure(one: {
      idUser: number;
      idSco: number;
      idNodeEnrollment: number | null;
      now: Date;
    }): Promise<ScoEnrollmentRow> {
      const values: Insertable<ScoEnrollmentsTable> = {
        id_user: one.idUser,
        id_sco: one.idSco,
        id_node_enrollment: one.idNodeEnrollment,
        status: 'NOT_ATTEMPTED',
        grade: null,
        cmi: '{}',
        start_date: one.now,
        finish_date: null,
        last_access_date: one.now,
      };
      await db
        .insertInto('sco_enrollments')
        .values(values)
        .onConflict((conflict) => conflict.columns(['id_user', 'id_sco', 'id_node_enrollment']).doNothing())
        .execute();
      return ofTenant()
        .where('id_user', '=', one.idUser)
        .where('id_sco', '=', one.idSco)
        .where('id_node_enrollment', one.idNodeEnrollment === null ? 'is' : '=', one.idNodeEnrollment)
        .forUpdate()
        .executeTakeFirstOrThrow();
    },

    change: (idScoEnrollment: number, values: Updateable<ScoEnrollmentsTable>): Promise<ScoEnrollmentRow> =>
      db
        .updateTable('sco_enrollments')
        .set(values)
        .where('id_sco_enrollment', '=', idScoEnrollment)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /**
     * Changes a row and one of its visits, in one statement because commits are the most frequent writes. With a
     * revision, changes neither unless the row still has it. Returns whether they were changed.
     */
    async report(
      { idScoEnrollment, idScoVisit, revision }: { idScoEnrollment: number; idScoVisit: number; revision?: string },
      { values, visit }: { values: Updateable<ScoEnrollmentsTable>; visit: Updateable<ScoVisitsTable> },
    ): Promise<boolean> {
      const changed = await db
        .with('reported', (before) =>
          before
            .updateTable('sco_enrollments')
            .set(values)
            .where('id_sco_enrollment', '=', idScoEnrollment)
            .$if(revision !== undefined, (query) => query.where(sql<string>`xmin::text`, '=', revision ?? ''))
            .returning('id_sco_enrollment'),
        )
        .updateTable('sco_visits')
        .set(visit)
        .where('id_sco_visit', '=', idScoVisit)
        // The visit waits for the row, so that its lock is always the second one.
        .where(({ exists, selectFrom }) => exists(selectFrom('reported').select('reported.id_sco_enrollment')))
        .returning('id_sco_visit')
        .executeTakeFirst();
      return changed !== undefined;
    },
  };
}

/** Repository of visits of lessons. Each has a token of its own. */
export function scoVisits(db: TenantDb) {
  return {
    async begin(visit: Omit<Insertable<ScoVisitsTable>, 'token_hash'>, token: string): Promise<number> {
      const { id_sco_visit } = await db
        .insertInto('sco_visits')
        .values({ ...visit, token_hash: hashOf(token) })
        .returning('id_sco_visit')
        .executeTakeFirstOrThrow();
      return id_sco_visit;
    },

    /** Returns undefined for an unknown or expired token, or another tenant's. */
    ofToken: (token: string, now: Date): Promise<ScoVisitRow | undefined> =>
      db
        .selectFrom('sco_visits')
        .selectAll()
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** Returns undefined for an unknown label, or an expired visit. */
    ofLabel: (label: string, now: Date): Promise<ScoVisitRow | undefined> =>
      db
        .selectFrom('sco_visits')
        .selectAll()
        .where('label', '=', label)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** Locks the visit, and says whether the lesson was opened again after it had begun. */
    async lock({
      id_sco_visit,
      id_sco_enrollment,
    }: Pick<ScoVisitRow, 'id_sco_visit' | 'id_sco_enrollment'>): Promise<{ visit: ScoVisitRow; superseded: boolean }> {
      const { superseded, ...visit } = await db
        .selectFrom('sco_visits')
        .selectAll()
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('sco_visits as later')
              .select('later.id_sco_visit')
              .where('later.id_sco_enrollment', '=', id_sco_enrollment)
              .where('later.id_sco_visit', '>', id_sco_visit),
          ).as('superseded'),
        )
        .where('id_sco_visit', '=', id_sco_visit)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return { visit, superseded: Boolean(superseded) };
    },

    lastOf: (idScoEnrollment: number): Promise<ScoVisitRow | undefined> =>
      db
        .selectFrom('sco_visits')
        .selectAll()
        .where('id_sco_enrollment', '=', idScoEnrollment)
        .orderBy('id_sco_visit', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Ends the visits of a lesson at once: their tokens are over. */
    endAll: (idScoEnrollment: number, now: Date) =>
      db
        .updateTable('sco_visits')
        .set({ expires_at: now })
        .where('id_sco_enrollment', '=', idScoEnrollment)
        .where('expires_at', '>', now)
        .execute(),

    change: (idScoVisit: number, values: Updateable<ScoVisitsTable>) =>
      db.updateTable('sco_visits').set(values).where('id_sco_visit', '=', idScoVisit).execute(),
  };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
