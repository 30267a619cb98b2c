import { useState } from 'react';
import type { ApiError } from '@shared-kit/runtime/api';
import type { Evaluation, ImpactOffer } from '@shared-kit/contracts/evaluations';
import { useNotNow } from '@shared-kit/runtime/federation';
import { usePageTitle } from '@shared-kit/runtime/router';
import { EvaluationNotFound } from '../../features/open-evaluation/evaluation-not-found.tsx';
import { labels } from '../../features/open-evaluation/labels.ts';
import { ShowResult } from '../../features/show-result/show-result.tsx';
import { SubmitDialog } from '../../features/submit-evaluation/submit-dialog.tsx';
import { useSubmitEvaluation } from '../../features/submit-evaluation/use-submit-evaluation.ts';
import { Introduction } from '../../features/evaluation-player/introduction.tsx';
import { ResumePlayer } from '../../features/evaluation-player/resume-player.tsx';
import { Player } from '../../features/evaluation-player/player.tsx';
import { openingStage } from '../../features/evaluation-player/stage.rules.ts';
import type { Handover } from '../../lib/answers/use-answers.ts';
import { EvaluationFrame } from '../../lib/evaluation-frame.tsx';
import { TrainingDone } from '../../lib/training-done.tsx';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { Refused } from './refused.tsx';

interface KnowledgeStagesProps {
  readonly evaluation: Evaluation;
  readonly params: QuestionnaireParams;
  readonly backTo: string;
  /** Refetches the questionnaire; resolves to false on failure. */
  readonly onReload: () => Promise<boolean>;
  /** Returns the initial stage. */
  readonly openAt?: (evaluation: Evaluation) => string;
}

/** Stages of an evaluation: introduction, player, feedback (B2.8-01). */
export function KnowledgeStages({ evaluation, params, backTo, onReload, openAt = openingStage }: KnowledgeStagesProps) {
  const [stage, setStage] = useState<string>(() => openAt(evaluation));
  const [refusal, setRefusal] = useState<ApiError>();
  const [handover, setHandover] = useState<Handover>();
  const [offer, setOffer] = useState<ImpactOffer | null>(null);
  const sending = useSubmitEvaluation({
    params,
    onFinished: (made) => {
      setOffer(made);
      setStage('FEEDBACK');
    },
  });
  usePageTitle(evaluation.title);
  useNotNow(stage === 'PLAYER' && refusal === undefined, 'evaluation in progress');
  if (refusal) return <Refused refusal={refusal} backTo={backTo} />;
  const submit = (next: Handover): void => {
    setHandover(next);
    sending.submit(next);
  };

  switch (stage) {
    case 'INTRODUCTION':
      return (
        <EvaluationFrame eyebrow={evaluation.nodeTitle} backTo={backTo} backLabel={labels.backToTraining}>
          <Introduction
            evaluation={evaluation}
            params={params}
            onStarted={async () => {
              if (await onReload()) setStage('PLAYER');
            }}
          />
        </EvaluationFrame>
      );
    case 'PLAYER':
      if (evaluation.answers.length === 0)
        return (
          <EvaluationFrame
            title={evaluation.title}
            eyebrow={evaluation.nodeTitle}
            backTo={backTo}
            backLabel={labels.backToTraining}
          >
            <ResumePlayer params={params} onResumed={onReload} />
          </EvaluationFrame>
        );
      return (
        <>
          <Player
            evaluation={evaluation}
            params={params}
            backTo={backTo}
            isSubmitting={sending.state.kind !== 'idle'}
            onSubmit={submit}
            onRefused={setRefusal}
          />
          <SubmitDialog
            state={sending.state}
            onRetry={() => handover && sending.submit(handover)}
            onBack={sending.forget}
          />
        </>
      );
    case 'FEEDBACK':
      return (
        <>
          <ShowResult params={params} title={evaluation.title} nodeTitle={evaluation.nodeTitle} backTo={backTo} />
          <TrainingDone offer={offer} onClose={() => setOffer(null)} />
        </>
      );
    default:
      return <EvaluationNotFound title={labels.unknownStage} backTo={backTo} />;
  }
}
