import {
  listAuditActs,
  listExpiries,
  previewTrainingValidity,
  readTrainingValidity,
  saveTrainingValidity,
} from '@shared-kit/contracts/admin';
import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

export function useTrainingValidity(idTraining: number) {
  return useApiQuery(readTrainingValidity, { params: { idTraining } }, { staleTime: 0 });
}

/** Reads what a validity would mean; undefined months ask nothing. */
export function useValidityPreview(idTraining: number, months: number | null | undefined, canEdit: boolean) {
  const query = typeof months === 'number' ? { months } : {};
  const enabled = canEdit && months !== undefined;
  return useApiQuery(previewTrainingValidity, { params: { idTraining }, query }, { enabled, staleTime: 0 });
}

/** Saves a validity, and reads it anew also after a refusal, because somebody else may have changed it. */
export function useSaveValidity() {
  const invalidate = useInvalidate();
  return useApiMutation(saveTrainingValidity, {
    onSettled: () => invalidate(readTrainingValidity, previewTrainingValidity, listExpiries, listAuditActs),
  });
}
