import { startOfDay } from '@shared-kit/contracts/calendar';
import type { EnrolmentState, enrolmentSorts } from '@shared-kit/contracts/admin';
import { sql } from 'kysely';
import type { AliasableExpression, Expression, SqlBool } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { administeredPeople } from '../../identity/index.ts';
import { folded, people } from '../../identity/index.ts';

/** Condition of the enrolments in the scope of somebody's role. */
export type EnrollmentWithin = (enrollment: {
  readonly idUser: Expression<number>;
  readonly department: Expression<string>;
  readonly idNode: Expression<number>;
}) => Expression<SqlBool>;

/** Subquery of people's ids. */
type PeopleIds = ReturnType<ReturnType<typeof administeredPeople>['idsOf']>;

interface EnrollmentPage {
  readonly idNode: number;
  /** Ids of the people whose enrolments are listed, as a subquery. */
  readonly among: PeopleIds;
  readonly state: EnrolmentState | undefined;
  readonly sort: (typeof enrolmentSorts)[number];
  readonly descending: boolean;
  readonly from: { readonly side: 'after' | 'before'; readonly place: { key: string; id: number } } | undefined;
  readonly limit: number;
}

const sortKeys = {
  name: () => folded('u.name'),
  due: () => sql<string>`lpad((extract(epoch from coalesce(a.due_at, '9999-12-31')) * 1000000)::bigint::text, 18, '0')`,
  progress: () => sql<string>`lpad(e.progress::text, 3, '0')`,
} as const;

/** Reads the newest enrolment of each person in a training, as the administration shows it. */
export function trainingEnrollments(db: TenantDb, now: Date) {
  const moment = sql`${now}::timestamptz`;
  // An end at midnight is a day without a time, which lasts through its end.
  const hasExpired = sql`(e.expires_at < ${moment} and e.expires_at <> ${startOfDay(now)}::timestamptz)`;
  const state = sql<EnrolmentState>`case
    when r.removed_at is not null then 'removed'
    when e.status in ('COMPLETED', 'PASSED', 'EQUIVALENCY') then 'done'
    when e.status = 'FAILED' then 'failed'
    when e.status = 'EXPIRED' or ${hasExpired} then 'expired'
    when a.due_at < ${moment} then 'late'
    when e.status = 'NOT_ATTEMPTED' then 'not-started'
    else 'in-progress' end`;

  const all = () =>
    db
      .selectFrom('enrollments as e')
      .innerJoin(people(db).as('u'), 'u.id_user', 'e.id_user')
      .leftJoin('enrollment_assignments as a', (join) => join.onRef('a.id_enrollment', '=', 'e.id_enrollment'))
      .leftJoin('enrollment_removals as r', (join) => join.onRef('r.id_enrollment', '=', 'e.id_enrollment'));

  /**
   * Both sets are computed once and before the joins: without it, a planner that expects few rows evaluates the scope for
   * each pair of enrolments. People are chosen among the newest enrolments: chosen among all enrolments, they would bring
   * all of theirs.
   */
  const newestAmong = ({ idNode, among }: Pick<EnrollmentPage, 'idNode' | 'among'>) =>
    db
      .with(
        (name) => name('newest').materialized(),
        (cte) =>
          cte
            .selectFrom('enrollments')
            .distinctOn(['id_user'])
            .select(['id_enrollment', 'id_user'])
            .where('id_node', '=', idNode)
            .orderBy('id_user')
            .orderBy('enrolled_at', 'desc')
            .orderBy('id_enrollment', 'desc'),
      )
      .with(
        (name) => name('among').materialized(),
        () => among,
      )
      .selectFrom('newest')
      .where('newest.id_user', 'in', ({ selectFrom }) => selectFrom('among').select('among.id_user'));

  const found = ({ idNode, among, state: wanted }: Pick<EnrollmentPage, 'idNode' | 'among' | 'state'>) =>
    newestAmong({ idNode, among })
      .innerJoin('enrollments as e', (join) =>
        join.onRef('e.id_enrollment', '=', 'newest.id_enrollment').on('e.id_node', '=', idNode),
      )
      .innerJoin(people(db).as('u'), 'u.id_user', 'newest.id_user')
      .leftJoin('enrollment_assignments as a', (join) => join.onRef('a.id_enrollment', '=', 'newest.id_enrollment'))
      .leftJoin('enrollment_removals as r', (join) => join.onRef('r.id_enrollment', '=', 'newest.id_enrollment'))
      .$if(wanted !== undefined, (query) => query.where(state, '=', wanted ?? 'done'));

  const wasRequested = sql<boolean>`exists (${db
    .selectFrom('enrollment_requests as q')
    .select('q.id_enrollment_request')
    .where(sql<boolean>`q.id_enrollment = e.id_enrollment`)})`;

  return {
    async count(search: Pick<EnrollmentPage, 'idNode' | 'among' | 'state'>): Promise<number> {
      const counted = sql<string>`count(*)`.as('total');
      // Without a state nothing of the enrolments themselves has to be read.
      const { total } = await (search.state === undefined
        ? newestAmong(search).select(counted).executeTakeFirstOrThrow()
        : found(search).select(counted).executeTakeFirstOrThrow());
      return Number(total);
    },

    /** Returns a page in the order of the list, with one row more than the limit when there are more. */
    page({ sort, descending, from, limit, ...search }: EnrollmentPage) {
      const key = sortKeys[sort]();
      const isBackwards = from?.side === 'before';
      const direction = descending === isBackwards ? 'asc' : 'desc';
      const beyond = direction === 'asc' ? sql`>` : sql`<`;
      return found(search)
        .$if(from !== undefined, (query) =>
          query.where(
            sql<boolean>`(${key}, e.id_enrollment) ${beyond} (${from?.place.key ?? ''}, ${from?.place.id ?? 0})`,
          ),
        )
        .select(listedColumns)
        .select([state.as('state'), wasRequested.as('was_requested'), key.as('sort_key')])
        .orderBy(key, direction)
        .orderBy('e.id_enrollment', direction)
        .limit(limit + 1)
        .execute();
    },

    /** Returns the ids of everything that a filter finds. */
    async ids(search: Pick<EnrollmentPage, 'idNode' | 'among' | 'state'>): Promise<number[]> {
      const rows = await found(search).select('e.id_enrollment').execute();
      return rows.map(({ id_enrollment }) => id_enrollment);
    },

    /** Returns what a rule enrolled and nobody began, of people outside of the subquery. */
    async untouchedOfRule(idRule: number, except: AliasableExpression<{ id_user: number }>): Promise<number[]> {
      const rows = await all()
        .where('a.id_rule', '=', idRule)
        .where('e.status', '=', 'NOT_ATTEMPTED')
        .where('r.removed_at', 'is', null)
        .where(sql<boolean>`e.id_user not in ${except}`)
        .select('e.id_enrollment')
        .execute();
      return rows.map(({ id_enrollment }) => id_enrollment);
    },

    /** Returns every enrolment of a person, newest first. */
    ofPerson: (idUser: number) =>
      all()
        .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'e.id_node'))
        .where('e.id_user', '=', idUser)
        .select(listedColumns)
        .select(['n.id_node', 'n.title', state.as('state'), wasRequested.as('was_requested')])
        .orderBy('e.enrolled_at', 'desc')
        .orderBy('e.id_enrollment', 'desc')
        .limit(500)
        .execute(),

    /** Returns the given enrolments within the scope. */
    within: (ids: readonly number[], within: EnrollmentWithin) =>
      all()
        .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'e.id_node'))
        .where(sql<boolean>`e.id_enrollment = any(${[...ids]}::integer[])`)
        .where(({ ref }) =>
          within({ idUser: ref('u.id_user'), department: ref('u.department'), idNode: ref('e.id_node') }),
        )
        .select(['e.id_enrollment', 'u.name', 'n.title'])
        .execute(),

    /** Counts the newest enrolments that are late, within the scope, up to a maximum. */
    async countLate(within: EnrollmentWithin, maximum: number): Promise<number> {
      const { total } = await db
        .selectFrom(
          all()
            .where('a.due_at', '<', now)
            .where(state, '=', 'late')
            .where(({ ref }) =>
              within({ idUser: ref('u.id_user'), department: ref('u.department'), idNode: ref('e.id_node') }),
            )
            .where(
              sql<boolean>`not exists (${db
                .selectFrom('enrollments as newer')
                .select('newer.id_enrollment')
                .where(sql<boolean>`newer.id_user = e.id_user and newer.id_node = e.id_node`)
                .where(sql<boolean>`(newer.enrolled_at, newer.id_enrollment) > (e.enrolled_at, e.id_enrollment)`)})`,
            )
            .select('e.id_enrollment')
            .limit(maximum)
            .as('late'),
        )
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /**
     * Returns how many enrolments of each training are open, late and done, within the scope. It looks for the few older
     * enrolments, because sorting all of a company for the newest ones takes most of the time.
     */
    counts: (within: EnrollmentWithin) =>
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
        .select([
          sql<string>`count(*) filter (where ${state} in ('not-started', 'in-progress', 'late'))`.as('open'),
          sql<string>`count(*) filter (where ${state} = 'late')`.as('late'),
          sql<string>`count(*) filter (where ${state} = 'done')`.as('done'),
        ])
        .groupBy('e.id_node')
        .execute(),
  };
}

const listedColumns = [
  'e.id_enrollment',
  'e.id_user',
  'e.progress',
  'e.enrolled_at',
  'e.finish_date',
  'a.due_at',
  'a.reason',
  'a.assigned_by',
  'a.id_rule',
  'r.removed_at',
  'r.removed_by',
  'u.name',
  'u.department',
] as const;
