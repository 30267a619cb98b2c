import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';
import { stateSql } from './enrollment-state.repository.ts';
import { newestEnrollments } from './newest-enrollments.repository.ts';
import type { EnrollmentWithin } from './training-enrollments.repository.ts';

/** Number of enrolments above which a company's counts are stored, because counting takes too long for a page. */
const MAX_LIVE = 20_000;

/** A run of the job that has not finished after this time was lost with its server. */
const LOST_AFTER_MS = 10 * 60_000;

/**
 * Pause after a run, in lengths of the run. Counting takes at most a quarter of the time, and a run of up to 15 seconds
 * is repeated every minute, so that no count is older.
 */
const PAUSE_PER_RUN = 3;

/** Condition of the stored counts in the scope of somebody's role. */
export type CountsWithin = (
  row: Pick<Parameters<EnrollmentWithin>[0], 'department' | 'idNode'>,
) => ReturnType<EnrollmentWithin>;

/** How many of the newest enrolments of each training are open, late and done: counted now, or stored by a job. */
export function enrollmentCounts(db: TenantDb, now: Date) {
  const state = stateSql(now)('due-dates');
  const numbers = [
    sql<number>`(count(*) filter (where ${state} in ('not-started', 'in-progress', 'late')))::integer`.as('open'),
    sql<number>`(count(*) filter (where ${state} = 'late'))::integer`.as('late'),
    sql<number>`(count(*) filter (where ${state} = 'done'))::integer`.as('done'),
  ] as const;

  return {
    /** Returns whether the company has too many enrolments to count them for a page. */
    async isLarge(maximum = MAX_LIVE): Promise<boolean> {
      const { total } = await db
        .selectFrom(
          db
            .selectFrom('enrollments')
            .select('id_node')
            .limit(maximum + 1)
            .as('some'),
        )
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total) > maximum;
    },

    /**
     * Counts now, within the scope. It looks for the few older enrolments, because sorting all of a company for the newest
     * ones takes most of the time.
     */
    live: (within: EnrollmentWithin) =>
      db
        .with(
          (name) => name('repeated').materialized(),
          (cte) =>
            cte
              .selectFrom('enrollments')
              .select(['id_user', 'id_node'])
              .groupBy(['id_user', 'id_node'])
              .having(({ fn, eb }) => eb(fn.countAll(), '>', 1)),
        )
        .with(
          (name) => name('older').materialized(),
          (cte) =>
            cte
              .selectFrom('repeated')
              .innerJoinLateral(
                ({ selectFrom }) =>
                  selectFrom('enrollments as o')
                    .select('o.id_enrollment')
                    .whereRef('o.id_user', '=', 'repeated.id_user')
                    .whereRef('o.id_node', '=', 'repeated.id_node')
                    .orderBy('o.enrolled_at', 'desc')
                    .orderBy('o.id_enrollment', 'desc')
                    .offset(1)
                    .as('old'),
                (join) => join.onTrue(),
              )
              .select('old.id_enrollment'),
        )
        .selectFrom('enrollments as e')
        .innerJoin(people(db).as('u'), 'u.id_user', 'e.id_user')
        .leftJoin('enrollment_assignments as a', (join) =>
          join.onRef('a.id_enrollment', '=', 'e.id_enrollment').on('a.due_at', '<', now),
        )
        .leftJoin('enrollment_removals as r', (join) => join.onRef('r.id_enrollment', '=', 'e.id_enrollment'))
        .where('e.id_enrollment', 'not in', ({ selectFrom }) => selectFrom('older').select('older.id_enrollment'))
        .where(({ ref }) =>
          within({ idUser: ref('u.id_user'), department: ref('u.department'), idNode: ref('e.id_node') }),
        )
        .select(['e.id_node'])
        .select(numbers)
        .groupBy('e.id_node')
        .execute(),

    /** Returns the stored counts within the scope, with the moment of the oldest one. */
    async stored(within: CountsWithin) {
      const rows = await db
        .selectFrom('enrollment_counts as c')
        .where(({ ref }) => within({ department: ref('c.department'), idNode: ref('c.id_node') }))
        .select([
          'c.id_node',
          sql<number>`sum(c.open)::integer`.as('open'),
          sql<number>`sum(c.late)::integer`.as('late'),
          sql<number>`sum(c.done)::integer`.as('done'),
          sql<Date>`min(c.counted_at)`.as('counted_at'),
        ])
        .groupBy('c.id_node')
        .execute();
      const times = rows.map(({ counted_at }) => counted_at.getTime());
      return { rows, countedAt: times.length === 0 ? undefined : new Date(Math.min(...times)) };
    },

    /** Begins a run. Returns false while one is at work, or when the last one was too short a time ago. */
    async begin(): Promise<boolean> {
      const first = await db
        .insertInto('enrollment_count_runs')
        .values({ started_at: now, finished_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('started_at')
        .executeTakeFirst();
      if (first) return true;
      const last = await db.selectFrom('enrollment_count_runs').selectAll().forUpdate().executeTakeFirstOrThrow();
      if (!isDue(last, now)) return false;
      await db.updateTable('enrollment_count_runs').set({ started_at: now, finished_at: null }).execute();
      return true;
    },

    async finish(): Promise<void> {
      await db.updateTable('enrollment_count_runs').set({ finished_at: now }).execute();
    },

    /** Returns the trainings that have enrolments, or had some when they were counted. */
    async counted(): Promise<number[]> {
      const rows = await db
        .selectFrom('nodes as n')
        .select('n.id_node')
        .where(({ or, exists, selectFrom }) =>
          or([
            exists(selectFrom('enrollments as e').select('e.id_node').whereRef('e.id_node', '=', 'n.id_node')),
            exists(selectFrom('enrollment_counts as c').select('c.id_node').whereRef('c.id_node', '=', 'n.id_node')),
          ]),
        )
        .orderBy('n.id_node')
        .execute();
      return rows.map(({ id_node }) => id_node);
    },

    /** Counts a training by department, and stores it in place of the counts of before. */
    async recount(idNode: number): Promise<void> {
      const rows = await db
        .with(
          (name) => name('newest').materialized(),
          () => newestEnrollments(db, idNode),
        )
        .selectFrom('newest as e')
        .innerJoin(people(db).as('u'), 'u.id_user', 'e.id_user')
        .leftJoin('enrollment_assignments as a', (join) => join.onRef('a.id_enrollment', '=', 'e.id_enrollment'))
        .leftJoin('enrollment_removals as r', (join) => join.onRef('r.id_enrollment', '=', 'e.id_enrollment'))
        .select('u.department')
        .select(numbers)
        .groupBy('u.department')
        .execute();
      await db.deleteFrom('enrollment_counts').where('id_node', '=', idNode).execute();
      if (rows.length > 0)
        await db
          .insertInto('enrollment_counts')
          .values(rows.map((row) => ({ ...row, id_node: idNode, counted_at: now })))
          .execute();
    },
  };
}

interface Run {
  readonly started_at: Date;
  readonly finished_at: Date | null;
}

function isDue({ started_at: start, finished_at: end }: Run, now: Date): boolean {
  if (end === null) return now.getTime() - start.getTime() > LOST_AFTER_MS;
  return now.getTime() - end.getTime() >= PAUSE_PER_RUN * (end.getTime() - start.getTime());
}
