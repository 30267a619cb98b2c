import {
  findInstructors,
  listAuditActs,
  listClassCertificates,
  listClasses,
  listEnrolmentChoices,
  readClass,
  setClassClosed,
} from '@shared-kit/contracts/admin';
import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

/** Reads in which trainings the caller may create classes. */
export function useClassTrainings() {
  return useApiQuery(listClasses, { query: { limit: 1 } }, { staleTime: 0 });
}

export function useClass(idClass: number) {
  return useApiQuery(readClass, { params: { idClass } }, { staleTime: 0 });
}

/** Reads the models of certificates, and the one that classes of the training usually give. */
export function useClassCertificates(idTraining: number | undefined) {
  return useApiQuery(
    listClassCertificates,
    { query: idTraining === undefined ? {} : { idTraining } },
    { staleTime: 0 },
  );
}

/** Reads the first people who can teach a class; a text that is too short asks nothing. */
export function useFoundInstructors(q: string, isSearching: boolean) {
  return useApiQuery(findInstructors, { query: { q } }, { enabled: isSearching }).data?.people;
}

/** Returns what reads the classes anew after a change. */
export function useRefreshClasses() {
  const invalidate = useInvalidate();
  return () => invalidate(listClasses, readClass, listClassCertificates, listEnrolmentChoices, listAuditActs);
}

export function useSetClosed() {
  const refresh = useRefreshClasses();
  return useApiMutation(setClassClosed, { onSettled: refresh });
}
