import { useState } from 'react';
import type { ApiError } from '@shared-kit/runtime/api';
import { isImpactEvaluation } from '@shared-kit/contracts/evaluations';
import type { Evaluation, ImpactOffer } from '@shared-kit/contracts/evaluations';
import { useNavigate, usePageTitle } from '@shared-kit/runtime/router';
import { SurveyForm } from '../../features/answer-survey/survey-form.tsx';
import { ThanksDialog } from '../../features/answer-survey/thanks-dialog.tsx';
import { labels as openLabels } from '../../features/open-evaluation/labels.ts';
import { SubmitDialog } from '../../features/submit-evaluation/submit-dialog.tsx';
import { useSubmitEvaluation } from '../../features/submit-evaluation/use-submit-evaluation.ts';
import type { Handover } from '../../lib/answers/use-answers.ts';
import { TrainingDone } from '../../lib/training-done.tsx';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { Refused } from './refused.tsx';

interface SurveyStageProps {
  readonly evaluation: Evaluation;
  readonly params: QuestionnaireParams;
  readonly backTo: string;
}

/** Survey form, and the thanks after the submit. */
export function SurveyStage({ evaluation, params, backTo }: SurveyStageProps) {
  const [refusal, setRefusal] = useState<ApiError>();
  const [handover, setHandover] = useState<Handover>();
  const [isSent, setSent] = useState(false);
  const navigate = useNavigate();
  const [made, setMade] = useState<ImpactOffer | null>(null);
  const [offer, setOffer] = useState<ImpactOffer | null>(null);
  const sending = useSubmitEvaluation({
    params,
    onFinished: (next) => {
      setMade(next);
      setSent(true);
    },
  });
  const leave = () => void navigate(backTo);
  usePageTitle(evaluation.title);

  if (refusal)
    return (
      <Refused
        refusal={refusal}
        backTo={backTo}
        backLabel={isImpactEvaluation(evaluation.evaluationType) ? openLabels.backToImpact : undefined}
      />
    );
  return (
    <>
      <SurveyForm
        evaluation={evaluation}
        params={params}
        backTo={backTo}
        onSubmit={(next) => {
          setHandover(next);
          sending.submit(next);
        }}
        onRefused={setRefusal}
      />
      <SubmitDialog
        state={isSent ? { kind: 'idle' } : sending.state}
        onRetry={() => handover && sending.submit(handover)}
        onBack={sending.forget}
      />
      <ThanksDialog
        isOpen={isSent && offer === null}
        closingText={evaluation.parameters.closingText}
        onClose={() => (made ? setOffer(made) : leave())}
      />
      <TrainingDone offer={offer} onClose={leave} />
    </>
  );
}
