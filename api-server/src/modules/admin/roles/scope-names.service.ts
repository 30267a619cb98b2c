import type { AdminScope } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { trainingTitles } from '../../learning/index.ts';
import { peopleGroups } from '../groups/people-groups.repository.ts';
import type { ScopeNames } from './role.presenter.ts';

/** Returns the names of the groups and trainings that scopes refer to. */
export async function scopeNames(db: TenantDb, roles: readonly { readonly scope: AdminScope }[]): Promise<ScopeNames> {
  const scopes = roles.map(({ scope }) => scope);
  const groups = scopes.flatMap((scope) => (scope.kind === 'groups' ? scope.groups : []));
  const trainings = scopes.flatMap((scope) => (scope.kind === 'trainings' ? scope.trainings : []));
  return { groups: await peopleGroups(db).namesOf(groups), trainings: await trainingTitles(db, trainings) };
}
