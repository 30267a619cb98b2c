import type { AdminScope, PersonRole } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { versionOfValues } from '../access/read-version.rules.ts';
import type { RoleGrant } from '../access/role-grants.repository.ts';

/** Names of the units, groups and people that scopes reference by id. */
export interface ScopeNames {
  readonly groups: ReadonlyMap<number, string>;
  readonly trainings: ReadonlyMap<number, string>;
}

export function presentRole({ grant, role, scope, givenBy, givenAt }: RoleGrant, names: ScopeNames): PersonRole {
  return {
    grant,
    role,
    scope,
    scopeText: scopeText(scope, names),
    givenBy,
    givenAt: givenAt === null ? null : toMoment(givenAt),
  };
}

/** Returns the version of the roles that a person holds. */
export function versionOfRoles(held: readonly RoleGrant[]): string {
  return versionOfValues(held.map(({ grant, role, scope }) => [grant, role, scope]));
}

/** Returns a scope in words. */
export function scopeText(scope: AdminScope, { groups, trainings }: ScopeNames): string {
  const named = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
    ids.map((id) => names.get(id) ?? 'excluído').join(', ');
  switch (scope.kind) {
    case 'all':
      return 'Toda a empresa';
    case 'departments':
      return `Departamentos: ${scope.departments.join(', ')}`;
    case 'groups':
      return `Grupos: ${named(scope.groups, groups)}`;
    case 'trainings':
      return `Treinamentos: ${named(scope.trainings, trainings)}`;
    case 'team':
      return 'Pessoas que lidera, em todos os níveis';
  }
}
