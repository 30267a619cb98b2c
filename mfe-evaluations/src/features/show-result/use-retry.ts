import { useApiMutation } from '@shared-kit/runtime/api';
import { evaluationPath, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import type { QuestionnaireType } from '@shared-kit/contracts/evaluations';
import { useNavigate } from '@shared-kit/runtime/router';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';

/** Starts a new questionnaire and opens it (B4.6-16). */
export function useRetry(
  { idUser, idEnrollment, idEvaluation }: QuestionnaireParams,
  questionnaireType: QuestionnaireType,
) {
  const navigate = useNavigate();
  const start = useApiMutation(startQuestionnaire, {
    onSuccess: ({ idQuestionnaire }) =>
      void navigate(evaluationPath({ idEnrollment, idEvaluation, idQuestionnaire }), { replace: true }),
  });
  return {
    retry: (): void => {
      const params = { idUser, idEnrollment, idEvaluation };
      start.mutate({ params, body: { ...params, idNodeEnrollment: null, questionnaireType } });
    },
    isStarting: start.isPending || start.isSuccess,
    error: start.error,
  };
}
