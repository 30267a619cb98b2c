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

/** Takes a role of a person. */
export function revokeRoleOf(idPerson: number, grant: GrantName, password: string) {
  return call(revokeRole, { params: { idPerson, grant }, body: { password } });
}

/** Gives back a role that was taken a moment ago. */
export function restoreRole(idPerson: number, { role, scope }: PersonRole, password: string) {
  return call(giveRole, { params: { idPerson }, body: { role, scope, password } });
}

/** Reads what a scope can be made of. */
export function useScopeOptions() {
  return {
    people: useApiQuery(listPeopleOptions, {}).data,
    trainings: useApiQuery(listAdminTrainings, {}).data,
  };
}
