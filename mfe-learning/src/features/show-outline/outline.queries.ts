import { useApiQuery } from '@shared-kit/runtime/api';
import { getTrainingOutline } from '@shared-kit/contracts/learning';

/** Loads what a training offers before the enrolment. */
export function useOutline(nodeCode: string) {
  return useApiQuery(getTrainingOutline, { params: { id: nodeCode } }, { staleTime: 0 });
}
