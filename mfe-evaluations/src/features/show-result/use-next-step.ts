import { useApiQuery } from '@shared-kit/runtime/api';
import { getNavigationMap } from '@shared-kit/contracts/learning';
import type { EvaluationResult } from '@shared-kit/contracts/evaluations';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { canRetry, verdictOf } from './feedback.rules.ts';
import { nextStep, reviewItems } from './next-step.rules.ts';
import type { NextStep, ReviewItem } from './next-step.rules.ts';

interface Advice {
  /** Main action of the result; undefined while it loads. Data that can't be read offers nothing. */
  readonly step: NextStep | undefined;
  /** Items to review after a failure; empty after a pass. */
  readonly review: readonly ReviewItem[];
}

/** Returns what to do after a result. */
export function useNextStep(
  { idUser, idEnrollment, idEvaluation }: QuestionnaireParams,
  result: EvaluationResult,
): Advice {
  const { tone } = verdictOf(result);
  const isFailed = tone === 'danger';
  const map = useApiQuery(
    getNavigationMap,
    { params: { idUser, idEnrollment }, query: { fullMap: 1 } },
    { staleTime: 0 },
  );
  const step = nextStep({
    idUser,
    idEnrollment,
    isPassed: tone === 'primary' ? null : !isFailed,
    canRetry: canRetry(result.triesLeft),
    map: map.data,
  });
  return {
    // The action after a failure does not depend on the map.
    step: !isFailed && map.isFetching ? undefined : step,
    review: isFailed && map.data ? reviewItems(map.data, { idUser, idEnrollment, idEvaluation }) : [],
  };
}
