import { useApiQuery, useInvalidate } from 'shared-kit/api';
import { evaluationFinished } from 'shared-kit/contracts/evaluations';
import { listHistory } from 'shared-kit/contracts/journey';
import { contentCompleted, listEnrollmentsInProgress } from 'shared-kit/contracts/learning';
import { useEvent } from 'shared-kit/events';
import { useActiveSession } from 'shared-kit/session';

/** Trainings under way. Only PUBLISHED ones are listed (B2.3-19). */
export function useEnrollments() {
  const { idUser } = useActiveSession().viewer;
  useRefreshOnProgress();
  return useApiQuery(listEnrollmentsInProgress, { params: { idUser } }, { staleTime: 0 });
}

/** Everything the learner was enrolled in; with `onlyWithCertificate`, what has a certificate to download. */
export function useHistory({ onlyWithCertificate = false } = {}) {
  const { idUser } = useActiveSession().viewer;
  useRefreshOnProgress();
  return useApiQuery(
    listHistory,
    { params: { idUser }, query: onlyWithCertificate ? { onlyWithCertificate: 1 } : {} },
    { staleTime: 0 },
  );
}

/** Progress is made in other remotes; what this one shows follows it without a reload. */
function useRefreshOnProgress(): void {
  const invalidate = useInvalidate();
  const refresh = (): void => invalidate(listEnrollmentsInProgress, listHistory);
  useEvent(contentCompleted, refresh);
  useEvent(evaluationFinished, refresh);
}
