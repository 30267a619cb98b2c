import { useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { saveTime } from '@shared-kit/contracts/evaluations';
import type { Evaluation } from '@shared-kit/contracts/evaluations';
import { formatDurationWords, formatPercent } from '@shared-kit/ui/format';
import { Alert, Button, Card, Icon } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { labels } from './labels.ts';
import styles from './introduction.module.css';

interface IntroductionProps {
  readonly evaluation: Evaluation;
  readonly params: QuestionnaireParams;
  /** Called when the server has opened the questions. */
  readonly onStarted: () => void;
}

/** Introduction of the evaluation, shown before its clock runs. */
export function Introduction({ evaluation, params, onStarted }: IntroductionProps) {
  const [state, setState] = useState<
    { kind: 'ready' } | { kind: 'starting' } | { kind: 'failed'; message: string; error: unknown }
  >({
    kind: 'ready',
  });

  const start = async (): Promise<void> => {
    setState({ kind: 'starting' });
    try {
      await call(saveTime, { params, body: { timeLeft: null, resumed: true } });
      onStarted();
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof ApiError ? error.message : labels.startFailed, error });
    }
  };

  return (
    <Card as="section" padding="large" appearance="raised" className={styles.card} aria-labelledby="introduction-title">
      <span className={styles.emblem} aria-hidden="true">
        <Icon name="evaluation" size={30} />
      </span>
      <h1 id="introduction-title" className={styles.title}>
        {evaluation.title}
      </h1>
      {evaluation.description && <p className={styles.description}>{evaluation.description}</p>}
      <dl className={styles.details}>
        <Detail icon="list-checks" name={labels.listQuestions} value={String(evaluation.totalQuestions)} />
        <Detail
          icon="timer"
          name={labels.factTime}
          value={evaluation.timeLeft === null ? labels.noLimit : formatDurationWords(evaluation.timeLeft)}
        />
        {evaluation.questionnaireType !== 'PRE_TEST' && (
          <Detail icon="award" name={labels.factMastery} value={formatPercent(evaluation.evaluationMasteryScore)} />
        )}
        <Detail icon="refresh" name={labels.factTries} value={triesOf(evaluation)} />
      </dl>
      <div className={styles.rules}>
        <h2 className={styles.rulesTitle}>{labels.rules}</h2>
        <ul>
          {evaluation.timeLeft !== null && (
            <>
              <li>{evaluation.parameters.pauseOnLeave === 1 ? labels.rulePausingTime : labels.ruleRunningTime}</li>
              {evaluation.pausesLeft !== null && (
                <li>{evaluation.pausesLeft === 0 ? labels.noPausesLeft : labels.rulePauses(evaluation.pausesLeft)}</li>
              )}
              <li>{labels.ruleTimeOver}</li>
            </>
          )}
          {evaluation.parameters.lockNavigation === 1 && <li>{labels.ruleLock}</li>}
          <li>{labels.ruleSave}</li>
        </ul>
      </div>
      {evaluation.timeLeft !== null && evaluation.isClockRunning && (
        <Alert tone="warning">{labels.alreadyRunning}</Alert>
      )}
      {state.kind === 'failed' && (
        <Alert tone="danger" title={labels.startFailed} error={state.error}>
          {state.message}
        </Alert>
      )}
      <Button size="large" isBusy={state.kind === 'starting'} onClick={() => void start()} className={styles.start}>
        {labels.start}
      </Button>
    </Card>
  );
}

function Detail({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <div className={styles.detail}>
      <dt>
        <Icon name={icon} size={18} />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function triesOf({ maxTries, triesLeft }: Evaluation): string {
  if (maxTries === null) return labels.noLimit;
  return labels.triesLeft(maxTries - (triesLeft ?? 0), maxTries);
}
