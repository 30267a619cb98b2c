import type { AdminRight, PeopleFilter, PeopleSelection } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import { administeredPeople } from '../../identity/index.ts';
import type { PeopleCondition } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { inGroup } from '../access/people-scope.service.ts';

/** Returns the conditions of a filter that the administration owns. */
export function filterConditions(db: TenantDb, { idGroup }: Pick<PeopleFilter, 'idGroup'>): PeopleCondition[] {
  return idGroup === undefined ? [] : [inGroup(db, idGroup)];
}

/**
 * Returns the selected people for whom the actor has a right as a subquery, with their number. Refuses ids that are out
 * of reach.
 */
export async function chosenPeople(
  db: TenantDb,
  actor: AdminActor,
  { right, selection }: { readonly right: AdminRight; readonly selection: PeopleSelection },
) {
  const reachable = administeredPeople(db, actor.reach(right));
  if (selection.kind === 'filter') {
    const conditions = filterConditions(db, selection.filter);
    return {
      ids: reachable.idsOf(selection.filter, conditions),
      count: await reachable.count(selection.filter, conditions),
    };
  }
  const wanted = new Set(selection.ids);
  const found = await reachable.among([...wanted]).execute();
  if (found.length < wanted.size) throw notFound('Uma das pessoas não existe ou não está ao seu alcance.');
  return { ids: reachable.among([...wanted]), count: wanted.size };
}
