import { useState } from 'react';
import type { EvaluationResult } from '@shared-kit/contracts/evaluations';
import { Card, CardHeader } from '@shared-kit/ui';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import styles from './answer-summary.module.css';
import { CorrectionMark } from './correction-mark.tsx';
import { labels } from './labels.ts';

interface AnswerSummaryProps {
  readonly params: QuestionnaireParams;
  readonly summary: EvaluationResult['summary'];
}

/** List of all questions with right or wrong (B2.8-02, B2.8-03); each opens its answers. */
export function AnswerSummary({ params, summary }: AnswerSummaryProps) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? undefined : summary[open];
  return (
    <Card as="section" padding="large" appearance="raised" aria-label={labels.summary}>
      <CardHeader title={labels.summary} description={labels.summaryHint} />
      <ol className={styles.list}>
        {summary.map((line, index) => (
          <li key={line.idAnswer} className={styles.line}>
            <button type="button" className={styles.open} onClick={() => setOpen(index)}>
              <span className={styles.text}>
                <span className={styles.number}>{labels.question(index + 1)}</span>
                <span className={styles.statement}>{line.statement}</span>
              </span>
              <CorrectionMark isCorrect={line.isCorrect} />
            </button>
          </li>
        ))}
      </ol>
      {shown && (
        <AnswerDialog
          key={shown.idAnswer}
          params={params}
          idAnswer={shown.idAnswer}
          number={(open ?? 0) + 1}
          total={summary.length}
          onGo={(number) => setOpen(number - 1)}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
