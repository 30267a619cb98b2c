import type { EnrolmentState, enrolmentSorts } from '@shared-kit/contracts/admin';
import { sql } from 'kysely';
import type { AliasableExpression, Expression, RawBuilder, SqlBool } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { administeredPeople } from '../../identity/index.ts';
import { folded, people } from '../../identity/index.ts';
import { newestEnrollments } from './newest-enrollments.repository.ts';
import { stateSql } from './enrollment-state.repository.ts';

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
  /** Ids of the people whose enrolments are listed, as a subquery; undefined for everybody. */
  readonly among: PeopleIds | undefined;
  readonly state: EnrolmentState | undefined;
  readonly sort: (typeof enrolmentSorts)[number];
  readonly descending: boolean;
  readonly from: { readonly side: 'after' | 'before'; readonly place: { key: string; id: number } } | undefined;
  readonly limit: number;
  /** Number of rows that the search finds, which decides how a page is read. */
  readonly total: number;
}

type Search = Pick<EnrollmentPage, 'idNode' | 'among' | 'state'>;

/** Number of people from which on a page by name is read along the names, because most of them are in the training. */
const MANY = 2000;

const sortKeys = {
  name: () => folded('u.name'),
  due: () => sql<string>`lpad((extract(epoch from coalesce(a.due_at, '9999-12-31')) * 1000000)::bigint::text, 18, '0')`,
  progress: () => sql<string>`lpad(e.progress::text, 3, '0')`,
} as const;

/** Reads the newest enrolment of each person in a training, as the administration shows it. */
export function trainingEnrollments(db: TenantDb, now: Date) {
  const stateWith = stateSql(now);
  const state = stateWith('due-dates');

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
  const newestAmong = ({
    idNode,
    among,
    sort,
  }: Pick<EnrollmentPage, 'idNode' | 'among'> & Partial<Pick<EnrollmentPage, 'sort'>>) =>
    db
      .with(
        (name) => name('newest').materialized(),
        () =>
          newestEnrollments(db, idNode)
            // Progress is not in the index, because it changes all the time.
            .$if(sort === 'progress', (query) => query.select('progress')),
      )
      .with(
        (name) => name('among').materialized(),
        (cte) => among ?? cte.selectFrom('newest').select('newest.id_user'),
      )
      .selectFrom('newest as e')
      .$if(among !== undefined, (query) =>
        query.where('e.id_user', 'in', ({ selectFrom }) => selectFrom('among').select('among.id_user')),
      );

  /** Joins only what the state and the sort need: each join reads a row for everybody in the training. */
  const found = ({ idNode, among, state: wanted, sort }: Search & { readonly sort?: EnrollmentPage['sort'] }) => {
    const readsDue = sort === 'due' || wanted === 'late' || wanted === 'not-started' || wanted === 'in-progress';
    return newestAmong({ idNode, among, sort })
      .$if(readsDue, (query) =>
        query.leftJoin('enrollment_assignments as a', (join) => join.onRef('a.id_enrollment', '=', 'e.id_enrollment')),
      )
      .$if(wanted !== undefined, (query) =>
        query
          .leftJoin('enrollment_removals as r', (join) => join.onRef('r.id_enrollment', '=', 'e.id_enrollment'))
          .where(stateWith(readsDue ? 'due-dates' : 'no-due-dates'), '=', wanted ?? 'done'),
      );
  };

  /** Newest enrolment in a training of each person, person by person. */
  const alongNames = ({ idNode, among }: Search) =>
    db
      .with(
        (name) => name('among').materialized(),
        (cte) => among ?? cte.selectFrom('enrollments').select('id_user').where('id_node', '=', 0),
      )
      .selectFrom(people(db).as('u'))
      // Compared as a value, so that the planner looks people up in the set instead of sorting all of it.
      .$if(among !== undefined, (query) =>
        query.where(sql<boolean>`(u.id_user in (select among.id_user from among)) is true`),
      )
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('enrollments')
            .select('id_enrollment')
            .where('id_node', '=', idNode)
            .whereRef('id_user', '=', 'u.id_user')
            .orderBy('enrolled_at', 'desc')
            .orderBy('id_enrollment', 'desc')
            .limit(1)
            .as('e'),
        (join) => join.onTrue(),
      );

  const wasRequested = sql<boolean>`exists (${db
    .selectFrom('enrollment_requests as q')
    .select('q.id_enrollment_request')
    .where(sql<boolean>`q.id_enrollment = e.id_enrollment`)})`;

  return {
    async count(search: Search): Promise<number> {
      const { total } = await found(search)
        .select(sql<string>`count(*)`.as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /**
     * Returns a page in the order of the list, with one row more than the limit when there are more. Most people of a large
     * training are near in the order of all names, so that its pages are read along the names. Otherwise the rows of the page are chosen
     * first, and then only these are read whole.
     */
    page({ sort, descending, from, limit, total, ...search }: EnrollmentPage) {
      const isBackwards = from?.side === 'before';
      const direction = descending === isBackwards ? 'asc' : 'desc';
      const key = sortKeys[sort]();
      const isBeyond = (id: RawBuilder<number>) => {
        const beyond = direction === 'asc' ? sql`>` : sql`<`;
        return sql<boolean>`(${key}, ${id}) ${beyond} (${from?.place.key ?? ''}, ${from?.place.id ?? 0})`;
      };
      const isAlongNames = sort === 'name' && search.state === undefined && total >= MANY;
      const idEnrollment = sql<number>`e.id_enrollment`;
      const chosen = isAlongNames
        ? alongNames(search)
            .$if(from !== undefined, (query) =>
              query
                .where(isBeyond(idEnrollment))
                // The row comparison does not use the index of names; this does.
                .where(sql<boolean>`${key} ${direction === 'asc' ? sql`>=` : sql`<=`} ${from?.place.key ?? ''}`),
            )
            .select([idEnrollment.as('id_enrollment'), key.as('sort_key')])
            .orderBy(key, direction)
            .orderBy(idEnrollment, direction)
            .limit(limit + 1)
        : found({ ...search, sort })
            .$if(sort === 'name', (query) => query.innerJoin(people(db).as('u'), 'u.id_user', 'e.id_user'))
            .$if(from !== undefined, (query) => query.where(isBeyond(idEnrollment)))
            .select([idEnrollment.as('id_enrollment'), key.as('sort_key')])
            .orderBy(key, direction)
            .orderBy(idEnrollment, direction)
            .limit(limit + 1);
      return all()
        .innerJoin(chosen.as('c'), 'c.id_enrollment', 'e.id_enrollment')
        .select(listedColumns)
        .select([state.as('state'), wasRequested.as('was_requested'), 'c.sort_key'])
        .orderBy('c.sort_key', direction)
        .orderBy('e.id_enrollment', direction)
        .execute();
    },

    /** Returns the ids of everything that a filter finds. */
    async ids(search: Search): Promise<number[]> {
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
        .select(['e.id_enrollment', 'e.id_user', 'e.id_node', 'u.name', 'n.title'])
        .orderBy('e.id_enrollment')
        .execute(),

    /** Counts what ending the given enrolments within the scope would do. */
    async countEnding(ids: readonly number[], within: EnrollmentWithin) {
      const isOpen = sql<boolean>`r.removed_at is null and e.status not in ('COMPLETED', 'PASSED', 'EQUIVALENCY')`;
      return all()
        .where(sql<boolean>`e.id_enrollment = any(${[...ids]}::integer[])`)
        .where(({ ref }) =>
          within({ idUser: ref('u.id_user'), department: ref('u.department'), idNode: ref('e.id_node') }),
        )
        .select([
          sql<number>`(count(*) filter (where ${isOpen} and e.status = 'NOT_ATTEMPTED'))::integer`.as('notBegun'),
          sql<number>`(count(*) filter (where ${isOpen} and e.status <> 'NOT_ATTEMPTED'))::integer`.as('begun'),
          sql<number>`(count(*) filter (where not (${isOpen})))::integer`.as('unchanged'),
        ])
        .executeTakeFirstOrThrow();
    },

    /** Returns the people and trainings of enrolments, and which of them are done or were ended. */
    statesOf: (ids: readonly number[]) =>
      all()
        .where(sql<boolean>`e.id_enrollment = any(${[...ids]}::integer[])`)
        .select(['e.id_enrollment', 'e.id_user', 'e.id_node', state.as('state')])
        .orderBy('e.id_enrollment')
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
