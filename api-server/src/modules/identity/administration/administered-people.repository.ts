import { sql } from 'kysely';
import type { AccountState, PeopleFilter } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { selectHasSso } from '../sso/sso-only.rules.ts';
import { folded, foldedText } from '../support-access/people-search.repository.ts';
import { isWithinDepartments } from '../units/units-below.repository.ts';
import type { PeopleCondition } from './people-condition.types.ts';

/** Place in the sorted list: the sort key of a row and its id. */
export interface PeoplePlace {
  readonly key: string;
  readonly id: number;
}

export interface PeoplePage {
  readonly filter: PeopleFilter;
  /** Further conditions of the filter that other modules own. */
  readonly conditions: readonly PeopleCondition[];
  readonly sort: 'name' | 'department' | 'lastAccess';
  readonly descending: boolean;
  /** Rows after the place, or before it. */
  readonly from: { readonly side: 'after' | 'before'; readonly place: PeoplePlace } | undefined;
  readonly limit: number;
}

const sortKeys = {
  name: () => folded('u.name'),
  department: () => sql<string>`lower(u.department) || ' ' || ${folded('u.name')}`,
  lastAccess: () =>
    sql<string>`lpad((extract(epoch from coalesce(u.last_access, 'epoch')) * 1000000)::bigint::text, 18, '0')`,
} as const;

/** Returns the people of the tenant who meet the condition: the scope of the caller's role. */
export function administeredPeople(db: TenantDb, scope: PeopleCondition) {
  const reachable = () =>
    db
      .selectFrom('users as u')
      .where(({ ref }) => scope({ idUser: ref('u.id_user'), department: ref('u.department') }));

  const filtered = ({ q, state, department, idLeader }: PeopleFilter, conditions: readonly PeopleCondition[]) => {
    let found = reachable();
    const text = foldedText(q ?? '');
    const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    if (text !== '') found = found.where('u.search_text', 'like', pattern);
    if (state !== undefined) found = found.where('u.active', '=', state !== 'inactive');
    if (state === 'never') found = found.where('u.last_login', 'is', null);
    if (state === 'active') found = found.where('u.last_login', 'is not', null);
    if (department !== undefined)
      found = found.where(({ ref }) => isWithinDepartments(ref('u.department'), [department]));
    if (idLeader !== undefined) found = found.where('u.id_manager', '=', idLeader);
    for (const condition of conditions)
      found = found.where(({ ref }) => condition({ idUser: ref('u.id_user'), department: ref('u.department') }));
    return found;
  };

  return {
    async count(filter: PeopleFilter, conditions: readonly PeopleCondition[]): Promise<number> {
      const { total } = await filtered(filter, conditions)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** Returns a page in the order of the list, with one row more than the limit when there are more. */
    async page({ filter, conditions, sort, descending, from, limit }: PeoplePage) {
      const key = sortKeys[sort]();
      const isBackwards = from?.side === 'before';
      const direction = descending === isBackwards ? 'asc' : 'desc';
      const beyond = direction === 'asc' ? sql`>` : sql`<`;
      const rows = await filtered(filter, conditions)
        .leftJoin('users as leader', (join) => join.onRef('leader.id_user', '=', 'u.id_manager'))
        .$if(from !== undefined, (query) =>
          query.where(sql<boolean>`(${key}, u.id_user) ${beyond} (${from?.place.key ?? ''}, ${from?.place.id ?? 0})`),
        )
        .select([
          'u.id_user',
          'u.name',
          'u.username',
          'u.email',
          'u.department',
          'u.role',
          'u.photo',
          'u.active',
          'u.last_login',
          'u.last_access',
          'leader.name as leader_name',
        ])
        .select(key.as('sort_key'))
        .orderBy(key, direction)
        .orderBy('u.id_user', direction)
        .limit(limit + 1)
        .execute();
      return rows;
    },

    /** Returns people for an export, in the order of their ids, which stays while people change. */
    exported: (
      filter: PeopleFilter,
      conditions: readonly PeopleCondition[],
      { after, limit }: { after: number; limit: number },
    ) =>
      filtered(filter, conditions)
        .leftJoin('users as leader', (join) => join.onRef('leader.id_user', '=', 'u.id_manager'))
        .where('u.id_user', '>', after)
        .select([
          'u.id_user',
          'u.name',
          'u.username',
          'u.email',
          'u.cpf',
          'u.phone',
          'u.department',
          'u.role',
          'leader.username as leader_username',
          'u.active',
          'u.last_login',
          'u.last_access',
          'u.created_at',
        ])
        .orderBy('u.id_user')
        .limit(limit)
        .execute(),

    /** Selects the ids that a filter finds, as a subquery. */
    idsOf: (filter: PeopleFilter, conditions: readonly PeopleCondition[]) =>
      filtered(filter, conditions).select('u.id_user'),

    /** Selects those of the given ids that are in reach, as a subquery. */
    among: (ids: readonly number[]) =>
      reachable()
        .select('u.id_user')
        .where('u.id_user', 'in', [...ids]),

    departments: () =>
      reachable()
        .where('u.department', '!=', '')
        .select(({ fn }) => ['u.department as name', fn.countAll().as('people')])
        .groupBy('u.department')
        .orderBy('u.department')
        .execute(),

    find: (idUser: number) =>
      reachable()
        .leftJoin('users as leader', (join) => join.onRef('leader.id_user', '=', 'u.id_manager'))
        .innerJoin('apps as a', (join) => join.onTrue())
        .where('u.id_user', '=', idUser)
        .select(administeredColumns)
        .select(selectHasSso)
        .executeTakeFirst(),

    /** Finds the person and locks the row until the transaction ends. */
    async lock(idUser: number) {
      const found = await reachable()
        .select('u.id_user')
        .where('u.id_user', '=', idUser)
        .forUpdate('u')
        .executeTakeFirst();
      return found ? this.find(idUser) : undefined;
    },
  };
}

const administeredColumns = [
  'u.id_user',
  'u.name',
  'u.username',
  'u.email',
  'u.cpf',
  'u.phone',
  'u.department',
  'u.role',
  'u.id_manager',
  'leader.name as leader_name',
  'u.photo',
  'u.active',
  'u.admin',
  'u.developer',
  'u.can_access_support',
  'u.password_hash',
  'u.imported',
  'u.last_login',
  'u.last_access',
  'u.created_at',
] as const;

export type AdministeredRow = NonNullable<Awaited<ReturnType<ReturnType<typeof administeredPeople>['find']>>>;
export type ExportedRow = Awaited<ReturnType<ReturnType<typeof administeredPeople>['exported']>>[number];
export type AdministeredListRow = Awaited<ReturnType<ReturnType<typeof administeredPeople>['page']>>[number];

/** Returns the state of an account. */
export function accountStateOf(row: { active: boolean; last_login: Date | null }): AccountState {
  if (!row.active) return 'inactive';
  return row.last_login === null ? 'never' : 'active';
}
