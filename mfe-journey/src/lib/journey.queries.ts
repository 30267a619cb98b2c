import { useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { evaluationFinished } from '@shared-kit/contracts/evaluations';
import { listHistory } from '@shared-kit/contracts/journey';
import { contentCompleted, listEnrollmentsInProgress } from '@shared-kit/contracts/learning';
import { useEvent } from '@shared-kit/runtime/events';
import { useActiveSession } from '@shared-kit/runtime/session';

/** Reads the trainings in progress. The server lists only PUBLISHED ones (B2.3-19). */
export function useEnrollments() {
  const { idUser } = useActiveSession().viewer;
  useRefreshOnProgress();
  return useApiQuery(listEnrollmentsInProgress, { params: { idUser } }, { staleTime: 0 });
}

/** Reads all enrolments; with `onlyWithCertificate`, only those with a certificate to download. */
export function useHistory({ onlyWithCertificate = false } = {}) {
  const { idUser } = useActiveSession().viewer;
  useRefreshOnProgress();
  return useApiQuery(
    listHistory,
    { params: { idUser }, query: onlyWithCertificate ? { onlyWithCertificate: 1 } : {} },
    { staleTime: 0 },
  );
}

/** Refreshes the lists when another remote publishes progress. */
function useRefreshOnProgress(): void {
  const invalidate = useInvalidate();
  const refresh = (): void => invalidate(listEnrollmentsInProgress, listHistory);
  useEvent(contentCompleted, refresh);
  useEvent(evaluationFinished, refresh);
}
