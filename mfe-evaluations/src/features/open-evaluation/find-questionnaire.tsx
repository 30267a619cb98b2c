import { useEffect, useRef } from 'react';
import { useApiMutation } from '@shared-kit/runtime/api';
import { evaluationPath, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { journeyTabPath } from '@shared-kit/contracts/journey';
import { useNavigate } from '@shared-kit/runtime/router';
import { Alert, Button, EmptyState, PageContainer, Spinner, VisuallyHidden } from '@shared-kit/ui';
import { EvaluationNotFound } from './evaluation-not-found.tsx';
import { labels } from './labels.ts';

interface FindQuestionnaireProps {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idEvaluation: number;
  readonly backTo: string;
}

/** Opens the questionnaire in progress, the latest one, or a new one, for an address without a questionnaire id. */
export function FindQuestionnaire({ idUser, idEnrollment, idEvaluation, backTo }: FindQuestionnaireProps) {
  const navigate = useNavigate();
  const start = useApiMutation(startQuestionnaire, {
    onSuccess: ({ idQuestionnaire }) =>
      void navigate(evaluationPath({ idEnrollment, idEvaluation, idQuestionnaire }), { replace: true }),
  });
  const { mutate } = start;
  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    mutate({ params: { idUser, idEnrollment, idEvaluation }, body: {} });
  }, [mutate, idUser, idEnrollment, idEvaluation]);

  const isImpact = start.error?.code === 'evaluations.impact-expired';
  if (start.error?.status === 404) return <EvaluationNotFound backTo={backTo} />;
  return (
    <PageContainer width="form">
      <VisuallyHidden>
        <h1>{labels.title}</h1>
      </VisuallyHidden>
      {start.error ? (
        <Alert
          tone="danger"
          title={labels.failed}
          error={start.error}
          action={
            <Button variant="secondary" to={isImpact ? journeyTabPath('impactEvaluation') : backTo}>
              {isImpact ? labels.backToImpact : labels.backToTraining}
            </Button>
          }
        >
          {start.error.message}
        </Alert>
      ) : (
        <div role="status">
          <EmptyState icon={<Spinner size="large" />} title={labels.starting} />
        </div>
      )}
    </PageContainer>
  );
}
