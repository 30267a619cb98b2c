import { useEffect } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { evaluationTypes, getQuestionnaire, isImpactEvaluation } from '@shared-kit/contracts/evaluations';
import { journeyTabPath } from '@shared-kit/contracts/journey';
import { PageContainer, QueryStates, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@shared-kit/ui';
import { loadLayers } from '@shared-kit/ui/overlays';
import { EvaluationNotFound } from '../../features/open-evaluation/evaluation-not-found.tsx';
import { labels } from '../../features/open-evaluation/labels.ts';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { KnowledgeStages } from './knowledge-stages.tsx';
import { SurveyStage } from './survey-stage.tsx';

interface OpenQuestionnaireProps {
  readonly params: QuestionnaireParams;
  /** Address of the training's level page. */
  readonly backTo: string;
}

const surveyTypes: ReadonlySet<string> = new Set(evaluationTypes.filter((type) => type !== 'KNOWLEDGE'));

/** Page of one questionnaire, rendered by its evaluation type. */
export function OpenQuestionnaire({ params, backTo }: OpenQuestionnaireProps) {
  // The dialog of a submit opens without a network too.
  useEffect(() => void loadLayers().catch(() => undefined), []);
  // Bypasses the cache, because another tab or the clock may have changed the questionnaire.
  const query = useApiQuery(getQuestionnaire, { params }, { staleTime: 0, gcTime: 0 });
  if (query.data === undefined) {
    if (query.error?.status === 404) return <EvaluationNotFound backTo={backTo} />;
    return (
      <PageContainer width="reading">
        <VisuallyHidden>
          <h1>{labels.title}</h1>
        </VisuallyHidden>
        <QueryStates query={query} skeleton={<QuestionnaireSkeleton />}>
          {() => null}
        </QueryStates>
      </PageContainer>
    );
  }
  const { evaluationType } = query.data;
  // A leader who answers for a learner has no access to the learner's training.
  const open = {
    evaluation: query.data,
    params,
    backTo: isImpactEvaluation(evaluationType) ? journeyTabPath('impactEvaluation') : backTo,
  };
  if (evaluationType === 'KNOWLEDGE')
    return <KnowledgeStages {...open} onReload={() => query.refetch().then((reply) => reply.isSuccess)} />;
  if (surveyTypes.has(evaluationType)) return <SurveyStage {...open} />;
  return <EvaluationNotFound title={labels.unknownType} backTo={backTo} />;
}

function QuestionnaireSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="60%" height="2rem" />
      <SkeletonText lines={4} />
      <Skeleton width="12rem" height="3rem" />
    </Stack>
  );
}
