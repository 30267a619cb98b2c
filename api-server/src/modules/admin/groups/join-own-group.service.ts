import { scopesOf } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { peopleGroups } from './people-groups.repository.ts';

/**
 * Adds new people of somebody whose scope is groups to the first of them; otherwise nobody in such a scope could create
 * anybody.
 */
export async function joinOwnGroup(
  db: TenantDb,
  { roles }: AdminActor,
  idPeople: readonly number[],
  now: Date,
): Promise<void> {
  const scopes = scopesOf(roles, 'people.edit');
  const [idGroup] = scopes.flatMap((scope) => (scope.kind === 'groups' ? scope.groups : []));
  if (idGroup === undefined || idPeople.length === 0 || !scopes.every(({ kind }) => kind === 'groups')) return;
  const added = people(db)
    .where('id_user', 'in', [...idPeople])
    .clearSelect()
    .select('id_user');
  await peopleGroups(db).add(idGroup, added, now);
}
