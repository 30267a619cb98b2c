import { useApiQuery } from '@shared-kit/runtime/api';
import { listHistory } from '@shared-kit/contracts/journey';
import { getNavigationMap } from '@shared-kit/contracts/learning';
import type { EvaluationResult } from '@shared-kit/contracts/evaluations';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { canRetry, verdictOf } from './feedback.rules.ts';
import { nextStep } from './next-step.rules.ts';
import type { NextStep } from './next-step.rules.ts';

/** Returns the main action of a result; undefined while it loads. Data that can't be read offers nothing. */
export function useNextStep(
  { idUser, idEnrollment, idEvaluation }: QuestionnaireParams,
  result: EvaluationResult,
): NextStep | undefined {
  const { tone } = verdictOf(result);
  const isFailed = tone === 'danger';
  const read = { enabled: !isFailed, staleTime: 0 };
  const map = useApiQuery(getNavigationMap, { params: { idUser, idEnrollment }, query: { fullMap: 1 } }, read);
  const history = useApiQuery(listHistory, { params: { idUser }, query: { onlyWithCertificate: 1 } }, read);
  if (map.isFetching || history.isFetching) return undefined;
  return nextStep({
    idUser,
    idEnrollment,
    idEvaluation,
    isPassed: tone === 'primary' ? null : !isFailed,
    canRetry: canRetry(result.triesLeft),
    map: map.data,
    certificates: history.data?.history ?? [],
  });
}
