import { TrainingAction } from '@shared-kit/media/training-action';
import type { EvaluationResult } from '@shared-kit/contracts/evaluations';
import { Alert, Button, Cluster, Icon, Skeleton } from '@shared-kit/ui';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { canRetry } from './feedback.rules.ts';
import { labels } from './labels.ts';
import { ReviewList } from './review-list.tsx';
import type { NextStep } from './next-step.rules.ts';
import styles from './show-result.module.css';
import { useNextStep } from './use-next-step.ts';
import { useRetry } from './use-retry.ts';

interface ResultActionsProps {
  readonly result: EvaluationResult;
  readonly params: QuestionnaireParams;
  readonly backTo: string;
}

/** Actions of a result: one main action that leads on (decision 426), and quiet ones. */
export function ResultActions({ result, params, backTo }: ResultActionsProps) {
  const again = useRetry(params, result.questionnaireType);
  const { step, review } = useNextStep(params, result);
  if (!step) return <Skeleton width="14rem" height="2.75rem" className={styles.centred ?? ''} />;
  return (
    <>
      {again.error && (
        <Alert tone="danger" title={labels.retryFailed} error={again.error}>
          {again.error.message}
        </Alert>
      )}
      <ReviewList items={review} />
      <Cluster justify="center" gap={3}>
        <MainAction step={step} backTo={backTo} again={again} />
        {step.kind !== 'back' && (
          <Button variant="secondary" to={backTo}>
            {labels.backToTraining}
          </Button>
        )}
        {step.kind !== 'retry' && canRetry(result.triesLeft) && (
          <Button variant="ghost" icon={<Icon name="restart" />} isBusy={again.isStarting} onClick={again.retry}>
            {labels.retry}
          </Button>
        )}
      </Cluster>
    </>
  );
}

interface MainActionProps {
  readonly step: NextStep;
  readonly backTo: string;
  readonly again: ReturnType<typeof useRetry>;
}

function MainAction({ step, backTo, again }: MainActionProps) {
  switch (step.kind) {
    case 'retry':
      return (
        <Button icon={<Icon name="restart" />} isBusy={again.isStarting} onClick={again.retry}>
          {labels.retry}
        </Button>
      );
    case 'training':
      return <TrainingAction at="page" action={step.action} />;
    case 'back':
      return <Button to={backTo}>{labels.backToTraining}</Button>;
  }
}
