import { useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { evaluationFinished } from '@shared-kit/contracts/evaluations';
import { hasImpactEvaluationsToNotify, listHistory, listImpactEvaluations } from '@shared-kit/contracts/journey';
import { contentCompleted } from '@shared-kit/contracts/learning';
import { subscribe, useEvent } from '@shared-kit/runtime/events';
import { useActiveSession } from '@shared-kit/runtime/session';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';

/**
 * Time of the last answer or completion in this page, in milliseconds. Data read earlier may be out of date, even when no component showed
 * it.
 */
let changedAt = 0;
const noteChange = (): void => void (changedAt = Date.now());
subscribe(evaluationFinished, noteChange);
subscribe(contentCompleted, noteChange);

/** Reads the person's impact evaluations: stale after 5 minutes, cached for 10, two retries (B7.7-11 to B7.7-13). */
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

/** Refetches when another remote publishes an answer, or the end of a training, which creates evaluations. */
function useRefreshOnChange(): void {
  const invalidate = useInvalidate();
  const refresh = (): void => invalidate(listImpactEvaluations, hasImpactEvaluationsToNotify, listHistory);
  useEvent(evaluationFinished, refresh);
  useEvent(contentCompleted, refresh);
}
