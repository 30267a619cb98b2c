import {
  endPersonSessions,
  listAuditActs,
  listPeople,
  readPerson,
  readPersonRoles,
  sendAccessLink,
  setPersonActive,
} from '@shared-kit/contracts/admin';
import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

/** Reads a person anew whenever the page opens, because others edit people too. */
export function usePerson(idPerson: number) {
  return useApiQuery(readPerson, { params: { idPerson } }, { staleTime: 0 });
}

/** Returns a function that reads again what a change of a person changes. */
export function useRefreshPerson(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(readPerson, readPersonRoles, listPeople, listAuditActs);
}

export function useSendAccessLink() {
  const refresh = useRefreshPerson();
  return useApiMutation(sendAccessLink, { onSettled: refresh });
}

export function useSetActive() {
  const refresh = useRefreshPerson();
  return useApiMutation(setPersonActive, { onSettled: refresh });
}

export function useEndSessions() {
  const refresh = useRefreshPerson();
  return useApiMutation(endPersonSessions, { onSettled: refresh });
}
