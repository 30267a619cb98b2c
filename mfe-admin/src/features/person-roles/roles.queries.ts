import {
  giveRole,
  listAdminTrainings,
  listAuditActs,
  listPeopleOptions,
  listRoleHolders,
  readPersonRoles,
  revokeRole,
} from '@shared-kit/contracts/admin';
import type { GrantName, PersonRole } from '@shared-kit/contracts/admin';
import { call, useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

/** Person with the version of their roles. */
export interface PersonInVersion {
  readonly idPerson: number;
  readonly version: string;
}

export interface RolesOfPerson extends PersonInVersion {
  readonly name: string;
  readonly held: readonly PersonRole[];
}

export function usePersonRoles(idPerson: number) {
  return useApiQuery(readPersonRoles, { params: { idPerson } }, { staleTime: 0 });
}

export function useGiveRole() {
  return useApiMutation(giveRole, { onSettled: useRefreshRoles() });
}

/** Returns what reads the roles again after a change of them. */
export function useRefreshRoles() {
  const invalidate = useInvalidate();
  return () => invalidate(readPersonRoles, listRoleHolders, listAuditActs);
}

/** Takes a role of a person whose roles have this version, and returns the next one. */
export async function revokeRoleOf(
  { idPerson, version }: PersonInVersion,
  grant: GrantName,
  password: string,
): Promise<string> {
  return (await call(revokeRole, { params: { idPerson, grant }, body: { version, password } })).version;
}

/** Gives back a role that was taken a moment ago. */
export function restoreRole({ idPerson, version }: PersonInVersion, { role, scope }: PersonRole, password: string) {
  return call(giveRole, { params: { idPerson }, body: { version, role, scope, password } });
}

/** Reads what a scope can be made of. */
export function useScopeOptions() {
  return {
    people: useApiQuery(listPeopleOptions, {}).data,
    trainings: useApiQuery(listAdminTrainings, {}).data,
  };
}
