import {
  giveRole,
  listAdminTrainings,
  listPeopleOptions,
  listRoleHolders,
  readPersonRoles,
  takeRole,
} from '@shared-kit/contracts/admin';
import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

export function usePersonRoles(idPerson: number) {
  return useApiQuery(readPersonRoles, { params: { idPerson } }, { staleTime: 0 });
}

export function useGiveRole() {
  const invalidate = useInvalidate();
  return useApiMutation(giveRole, { onSettled: () => invalidate(readPersonRoles, listRoleHolders) });
}

export function useTakeRole() {
  const invalidate = useInvalidate();
  return useApiMutation(takeRole, { onSettled: () => invalidate(readPersonRoles, listRoleHolders) });
}

/** Reads what a scope can be made of. */
export function useScopeOptions() {
  return {
    people: useApiQuery(listPeopleOptions, {}).data,
    trainings: useApiQuery(listAdminTrainings, {}).data,
  };
}
