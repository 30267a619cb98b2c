import { useEffect, useRef, useState } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { getResult } from '@shared-kit/contracts/evaluations';
import type { EvaluationResult } from '@shared-kit/contracts/evaluations';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { formatPercent } from '@shared-kit/ui/format';
import { Alert, Card, Icon, QueryStates, Skeleton } from '@shared-kit/ui';
import { EvaluationFrame } from '../../lib/evaluation-frame.tsx';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { AnswerSummary } from './answer-summary.tsx';
import { verdictOf } from './feedback.rules.ts';
import { Gauge } from './gauge.tsx';
import { labels } from './labels.ts';
import { ResultActions } from './result-actions.tsx';
import styles from './show-result.module.css';

/** Delay before the result shows, in milliseconds (B9-12). */
export const RESULT_DELAY_MS = 1000;

interface ShowResultProps {
  readonly params: QuestionnaireParams;
  readonly title: string;
  readonly nodeTitle: string;
  readonly backTo: string;
}

/** Result of the evaluation with the next actions. */
export function ShowResult({ params, title, nodeTitle, backTo }: ShowResultProps) {
  const query = useApiQuery(getResult, { params });
  const isDue = useDelay(RESULT_DELAY_MS);
  return (
    <EvaluationFrame title={title} eyebrow={nodeTitle} backTo={backTo} backLabel={labels.backToTraining}>
      <div className={styles.feedback}>
        <QueryStates
          query={isDue || query.status === 'error' ? query : { ...query, status: 'pending', data: undefined }}
          skeleton={<FeedbackSkeleton />}
        >
          {(result) => <Feedback result={result} params={params} backTo={backTo} />}
        </QueryStates>
      </div>
    </EvaluationFrame>
  );
}

function useDelay(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}

function FeedbackSkeleton() {
  return (
    <Card padding="large" appearance="raised" className={styles.card}>
      <Skeleton width="15rem" height="7.5rem" className={styles.centred ?? ''} />
      <Skeleton width="10rem" height="2rem" className={styles.centred ?? ''} />
      <Skeleton width="100%" height="4rem" />
    </Card>
  );
}

/**
 * Returns the ref of the result's heading. It receives the focus that was lost with the player and its dialog, so that
 * the keyboard goes on at the result. A focus elsewhere stays.
 */
function useFocusAfterSubmit() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

interface FeedbackProps {
  readonly result: EvaluationResult;
  readonly params: QuestionnaireParams;
  readonly backTo: string;
}

function Feedback({ result, params, backTo }: FeedbackProps) {
  const verdict = verdictOf(result);
  const isPassed = verdict.tone === 'success';
  const heading = useFocusAfterSubmit();
  return (
    <>
      <Card as="section" padding="large" appearance="raised" className={styles.card} aria-labelledby="verdict">
        <Gauge grade={result.grade ?? 0} label={labels.grade} tone={verdict.tone} />
        <div role="status">
          <h2 ref={heading} id="verdict" tabIndex={-1} className={styles.verdict} data-tone={verdict.tone}>
            {verdict.tone !== 'primary' && <Icon name={isPassed ? 'check-circle' : 'x-circle'} size={28} />}
            {verdict.label}
          </h2>
        </div>
        {result.questionnaireType !== 'PRE_TEST' && (
          <p className={styles.detail}>{labels.mastery(formatPercent(result.masteryScore))}</p>
        )}
        {result.timedOut && <Alert tone="warning">{labels.timedOut}</Alert>}
        {result.closingText && <p className={styles.closing}>{result.closingText}</p>}
        <p className={styles.detail}>
          {labels.tries(result.attempts, result.triesLeft, isPassed)}{' '}
          {labels.finishedOn(formatDateTime(result.finishDate))}.
        </p>
        {verdict.tone === 'danger' && <p className={styles.advice}>{labels.afterFailure(result.triesLeft)}</p>}
        {result.isSummaryPending && <p className={styles.detail}>{labels.summaryPending(result.triesLeft !== null)}</p>}
        <ResultActions result={result} params={params} backTo={backTo} />
      </Card>
      {result.summary.length > 0 && <AnswerSummary params={params} summary={result.summary} />}
    </>
  );
}
