import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { isWithinDepartments } from '../units/units-below.repository.ts';
import type { PeopleCondition } from './people-condition.types.ts';

interface ActiveSearch {
  /** One of these departments or a unit below; empty for every department. */
  readonly departments: readonly string[];
  /** Created at this moment or later; null for everybody. */
  readonly since: Date | null;
  /** Further conditions that other modules own. */
  readonly conditions: readonly PeopleCondition[];
}

/** Selects the people with access who meet the conditions, as a subquery of their ids. */
export function activePeople(db: TenantDb, { departments, since, conditions }: ActiveSearch) {
  let found = db.selectFrom('users as u').select('u.id_user').where('u.active', '=', true);
  if (departments.length > 0) found = found.where(({ ref }) => isWithinDepartments(ref('u.department'), departments));
  if (since !== null) found = found.where('u.created_at', '>=', since);
  for (const condition of conditions)
    found = found.where(({ ref }) => condition({ idUser: ref('u.id_user'), department: ref('u.department') }));
  return found;
}

/** Returns the number of people with access. */
export async function countActivePeople(db: TenantDb): Promise<number> {
  const { people } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return Number(people);
}
