import { sql } from 'kysely';
import type { Expression } from 'kysely';
import type { BatchOutcome, BatchState } from '@shared-kit/contracts/admin';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';
import type { BatchTraining } from '../admin.tables.ts';
import type { FromPlace } from '../lists/grid-place.rules.ts';

/** Rows that one statement writes. */
const ROW_CHUNK = 10_000;

interface NewBatch {
  /** Subquery of the people's ids. */
  readonly ids: Expression<{ id_user: number }>;
  readonly trainings: readonly BatchTraining[];
  readonly dueAt: Date | null;
  readonly reason: string;
  readonly idActor: number;
  readonly actorName: string;
  readonly now: Date;
}

interface NewEnding {
  readonly enrolments: readonly { readonly id_enrollment: number; readonly id_user: number }[];
  readonly trainings: readonly BatchTraining[];
  readonly reason: string;
  readonly idActor: number;
  readonly actorName: string;
  readonly now: Date;
}

/** Says what happened to one person in one training. */
export interface BatchRowOutcome {
  readonly idUser: number;
  readonly outcome: BatchOutcome;
  readonly idEnrollment?: number;
}

/** Reads and writes enrolments of many people. */
export function enrolmentBatches(db: TenantDb) {
  const batch = (idBatch: number) => db.selectFrom('enrolment_batches').selectAll().where('id_batch', '=', idBatch);
  const rowsOf = (idBatch: number) => db.selectFrom('enrolment_batch_rows as r').where('r.id_batch', '=', idBatch);

  return {
    /** Adds a batch of the people who are selected at this moment. Returns its id and their number. */
    async add(row: NewBatch): Promise<{ readonly idBatch: number; readonly people: number }> {
      const added = await db
        .insertInto('enrolment_batches')
        .values({
          state: 'enrolling',
          people: sql<number[]>`array(select s.id_user from ${row.ids} as s order by s.id_user)`,
          trainings: toJson(row.trainings),
          due_at: row.dueAt,
          reason: row.reason,
          id_actor: row.idActor,
          actor_name: row.actorName,
          created_at: row.now,
          finished_at: null,
        })
        .returning(['id_batch', sql<number>`cardinality(people)`.as('people')])
        .executeTakeFirstOrThrow();
      return { idBatch: added.id_batch, people: added.people };
    },

    /** Adds a batch that ends these enrolments. Returns its id. */
    async addEnding({ enrolments, trainings, reason, idActor, actorName, now }: NewEnding): Promise<number> {
      const { id_batch } = await db
        .insertInto('enrolment_batches')
        .values({
          kind: 'end',
          state: 'ending',
          people: [...new Set(enrolments.map(({ id_user }) => id_user))].toSorted((one, other) => one - other),
          enrolments: enrolments.map(({ id_enrollment }) => id_enrollment).toSorted((one, other) => one - other),
          trainings: toJson(trainings),
          reason,
          id_actor: idActor,
          actor_name: actorName,
          created_at: now,
        })
        .returning('id_batch')
        .executeTakeFirstOrThrow();
      return id_batch;
    },

    find: (idBatch: number) => batch(idBatch).executeTakeFirst(),
    lock: (idBatch: number) => batch(idBatch).forUpdate().executeTakeFirst(),

    async setState(idBatch: number, state: BatchState, more: { finishedAt?: Date } = {}): Promise<void> {
      await db
        .updateTable('enrolment_batches')
        .set({ state, ...(more.finishedAt ? { finished_at: more.finishedAt } : {}) })
        .where('id_batch', '=', idBatch)
        .execute();
    },

    /** Stores the outcomes of a step, and how far the batch has come. */
    async saveStep(
      idBatch: number,
      { rows, end }: { rows: readonly (BatchRowOutcome & { idTraining: number })[]; end: number },
    ): Promise<void> {
      if (rows.length > 0)
        await db
          .insertInto('enrolment_batch_rows')
          .values(
            rows.map(({ idUser, idTraining, outcome, idEnrollment }) => ({
              id_batch: idBatch,
              id_user: idUser,
              id_node: idTraining,
              outcome,
              id_enrollment: idEnrollment ?? null,
            })),
          )
          .execute();
      await db.updateTable('enrolment_batches').set({ position: end }).where('id_batch', '=', idBatch).execute();
    },

    /** Stores an outcome for people who still exist. */
    async addRows(idBatch: number, idTraining: number, idUsers: readonly number[], outcome: BatchOutcome) {
      for (let start = 0; start < idUsers.length; start += ROW_CHUNK)
        await db
          .insertInto('enrolment_batch_rows')
          .columns(['id_batch', 'id_user', 'id_node', 'outcome'])
          .expression(
            db
              .selectFrom(people(db).as('u'))
              .select([
                sql<number>`${idBatch}::integer`.as('id_batch'),
                'u.id_user',
                sql<number>`${idTraining}::integer`.as('id_node'),
                sql<BatchOutcome>`${outcome}::text`.as('outcome'),
              ])
              .where(sql<boolean>`u.id_user = any(${idUsers.slice(start, start + ROW_CHUNK)}::integer[])`)
              .orderBy('u.id_user'),
          )
          .execute();
    },

    /** Returns the next enrolments that the batch made, or ended, and no undo has looked at. */
    toUndo: (idBatch: number, outcome: 'enrolled' | 'ended', limit: number) =>
      rowsOf(idBatch)
        .select(['r.id_row', 'r.id_user', 'r.id_enrollment'])
        .where('r.outcome', '=', outcome)
        .orderBy('r.id_row')
        .limit(limit)
        .execute(),

    async setOutcome(idRows: readonly number[], outcome: BatchOutcome): Promise<void> {
      if (idRows.length === 0) return;
      await db
        .updateTable('enrolment_batch_rows')
        .set({ outcome })
        .where(sql<boolean>`id_row = any(${[...idRows]}::bigint[])`)
        .execute();
    },

    /** Counts rows by training and outcome. */
    counts: (idBatch: number) =>
      rowsOf(idBatch)
        .select(({ fn }) => ['r.id_node', 'r.outcome', fn.countAll().as('rows')])
        .groupBy(['r.id_node', 'r.outcome'])
        .execute(),

    /** Returns a page in the order of the job, with one row more than the limit when there are more. */
    page(
      idBatch: number,
      { outcome, from, limit }: { outcome: BatchOutcome | undefined; from: FromPlace | undefined; limit: number },
    ) {
      const isBackwards = from?.side === 'before';
      return rowsOf(idBatch)
        .innerJoin(people(db).as('u'), 'u.id_user', 'r.id_user')
        .select(['r.id_row', 'r.id_user', 'r.id_node', 'r.outcome', 'u.name', 'u.department'])
        .$if(outcome !== undefined, (query) => query.where('r.outcome', '=', outcome ?? 'enrolled'))
        .$if(from !== undefined, (query) => query.where('r.id_row', isBackwards ? '<' : '>', from?.place.id ?? 0))
        .orderBy('r.id_row', isBackwards ? 'desc' : 'asc')
        .limit(limit + 1)
        .execute();
    },

    /** Removes batches with their rows, and their jobs. */
    async removeBefore(moment: Date): Promise<void> {
      await db
        .deleteFrom('admin_jobs')
        .where('kind', 'in', ['enrol-people', 'undo-enrolments', 'end-enrolments', 'restore-enrolments'])
        .where('created_at', '<', moment)
        .execute();
      await db.deleteFrom('enrolment_batches').where('created_at', '<', moment).execute();
    },
  };
}

export type EnrolmentBatchRow = NonNullable<Awaited<ReturnType<ReturnType<typeof enrolmentBatches>['find']>>>;
