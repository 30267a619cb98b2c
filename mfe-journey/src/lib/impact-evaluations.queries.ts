import { useApiQuery, useInvalidate } from 'shared-kit/api';
import { evaluationFinished } from 'shared-kit/contracts/evaluations';
import { hasImpactEvaluationsToNotify, listHistory, listImpactEvaluations } from 'shared-kit/contracts/journey';
import { contentCompleted } from 'shared-kit/contracts/learning';
import { subscribe, useEvent } from 'shared-kit/events';
import { useActiveSession } from 'shared-kit/session';
import { MINUTE_MS } from 'shared-kit/contracts/calendar';

/** When something was last answered or completed in this page: what was read before may be so no more, and nobody showed it meanwhile. */
let changedAt = 0;
const noteChange = (): void => void (changedAt = Date.now());
subscribe(evaluationFinished, noteChange);
subscribe(contentCompleted, noteChange);

/** What the person is asked of trainings: stale after 5 minutes, kept for 10, tried again twice (B7.7-11 to B7.7-13). */
export function useImpactEvaluations({ onlyPending = false, enabled = true } = {}) {
  const { idUser } = useActiveSession().viewer;
  useRefreshOnChange();
  const query = onlyPending ? { onlyPending: 1 } : {};
  const staleTime = (readAt: number): number => (readAt <= changedAt ? 0 : 5 * MINUTE_MS);
  return useApiQuery(
    listImpactEvaluations,
    { params: { idUser }, query },
    { staleTime, gcTime: 10 * MINUTE_MS, retry: 2, enabled },
  );
}

/** They are answered in another remote, and the end of a training there brings them. */
function useRefreshOnChange(): void {
  const invalidate = useInvalidate();
  const refresh = (): void => invalidate(listImpactEvaluations, hasImpactEvaluationsToNotify, listHistory);
  useEvent(evaluationFinished, refresh);
  useEvent(contentCompleted, refresh);
}
