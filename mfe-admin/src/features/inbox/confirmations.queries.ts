import {
  answerConfirmation,
  listAuditActs,
  listConfirmations,
  listPeople,
  previewErasure,
  readCompanySso,
  readFourEyes,
  readPerson,
} from '@shared-kit/contracts/admin';
import { call, useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

/** Reads what waits for a second person, again once a minute. */
export function useConfirmations(isOn: boolean) {
  return useApiQuery(listConfirmations, {}, { staleTime: 0, refetchInterval: 60_000, enabled: isOn });
}

/** Returns what reads everything again that an answer changes. */
export function useRefreshConfirmations() {
  const invalidate = useInvalidate();
  return () =>
    invalidate(listConfirmations, previewErasure, readFourEyes, readPerson, listPeople, listAuditActs, readCompanySso);
}

export function useAnswerConfirmation() {
  return useApiMutation(answerConfirmation, { onSettled: useRefreshConfirmations() });
}

/** Confirms a request, which happens at once. */
export function confirmRequest(idConfirmation: number, password: string) {
  return call(answerConfirmation, { params: { idConfirmation }, body: { decision: 'confirm', password } });
}
