import { useState } from 'react';
import type { ApiError } from '@shared-kit/runtime/api';
import type { Evaluation } from '@shared-kit/contracts/evaluations';
import { Alert, Button, Icon, Progress } from '@shared-kit/ui';
import { EvaluationFrame } from '../../lib/evaluation-frame.tsx';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { emptyDraft } from '../../lib/answers/answer-draft.rules.ts';
import { Clock } from './clock.tsx';
import { labels } from './labels.ts';
import { MissingDialog } from './missing-dialog.tsx';
import styles from './player.module.css';
import { QuestionCard } from './question-card.tsx';
import { QuestionMap } from './question-map.tsx';
import { SaveIndicator } from '../../lib/answers/save-indicator.tsx';
import { furthestIndex, missingNumbers, resumeIndex } from './stage.rules.ts';
import { useAnswers } from '../../lib/answers/use-answers.ts';
import type { Handover } from '../../lib/answers/use-answers.ts';
import { useEvaluationClock } from './use-evaluation-clock.ts';

interface PlayerProps {
  readonly evaluation: Evaluation;
  readonly params: QuestionnaireParams;
  readonly backTo: string;
  /** True during the submit: answers are locked. */
  readonly isSubmitting: boolean;
  readonly onSubmit: (handover: Handover) => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Player with one question at a time, the clock, the question map and the submit button. */
export function Player({ evaluation, params, backTo, isSubmitting, onSubmit, onRefused }: PlayerProps) {
  const [index, setIndex] = useState(() => resumeIndex(evaluation.answers));
  const [missing, setMissing] = useState<readonly number[]>([]);
  const answers = useAnswers({
    evaluation,
    params,
    onClock: (clockReply) => clock.sync(clockReply),
    onRefused: (error) =>
      error.code === 'evaluations.finished' ? onSubmit({ flush, timeIsOver: false }) : onRefused(error),
  });
  const flush = answers.flush;
  const clock = useEvaluationClock({
    params,
    timeLeft: evaluation.timeLeft,
    pauses: evaluation.parameters.pauseOnLeave === 1,
    isRunning: !isSubmitting,
    onOver: () => onSubmit({ flush, timeIsOver: true }),
    onRefused,
  });

  const { answered } = answers;
  const current = evaluation.answers[index];
  if (!current) return null;
  const furthest = furthestIndex(answered, evaluation.parameters.lockNavigation === 1);
  const isLast = index === evaluation.answers.length - 1;
  const go = (to: number): void => setIndex(Math.min(Math.max(0, to), furthest));
  const submit = (): void => {
    const numbers = missingNumbers(answered);
    if (numbers.length > 0) setMissing(numbers);
    else onSubmit({ flush, timeIsOver: false });
  };

  return (
    <EvaluationFrame
      title={evaluation.title}
      eyebrow={evaluation.nodeTitle}
      backTo={backTo}
      backLabel={labels.leave}
      end={clock.seconds !== null && <Clock seconds={clock.seconds} />}
      progress={
        <Progress
          percent={(answered.filter(Boolean).length / answered.length) * 100}
          size="thin"
          label={labels.progress}
        />
      }
    >
      {evaluation.pausesLeft === 0 && <Alert tone="warning">{labels.noPausesLeft}</Alert>}
      <div className={styles.player}>
        <div className={styles.stage}>
          <QuestionCard
            answer={current}
            draft={answers.drafts.get(current.idAnswer) ?? emptyDraft}
            number={index + 1}
            total={evaluation.answers.length}
            onAnswer={(draft) => answers.answer(current.idAnswer, draft)}
          />
          <div className={styles.actions}>
            <Button
              variant="secondary"
              icon={<Icon name="arrow-left" />}
              disabled={index === 0}
              onClick={() => go(index - 1)}
            >
              {labels.previous}
            </Button>
            {isLast ? (
              <Button onClick={submit}>{labels.submit}</Button>
            ) : (
              <Button
                iconEnd={<Icon name="arrow-right" />}
                disabled={index >= furthest}
                aria-describedby={index >= furthest ? 'answer-first' : undefined}
                onClick={() => go(index + 1)}
              >
                {labels.next}
              </Button>
            )}
          </div>
          {!isLast && index >= furthest && (
            <p id="answer-first" className={styles.hint}>
              {labels.answerFirst}
            </p>
          )}
        </div>
        <aside className={styles.side}>
          <QuestionMap answered={answered} current={index} furthest={furthest} onGo={go} />
          <SaveIndicator state={answers.saveState} />
        </aside>
      </div>
      <MissingDialog
        numbers={missing}
        onClose={() => setMissing([])}
        onGo={(number) => {
          setMissing([]);
          go(number - 1);
        }}
      />
    </EvaluationFrame>
  );
}
