import { useEffect, useRef } from 'react';
import type { Answer } from '@shared-kit/contracts/evaluations';
import { Card } from '@shared-kit/ui';
import type { AnswerDraft } from '../../lib/answers/answer-draft.rules.ts';
import { labels } from './labels.ts';
import { QuestionBody } from '../../lib/questions/question-body.tsx';
import styles from './question-card.module.css';

interface QuestionCardProps {
  readonly answer: Answer;
  readonly draft: AnswerDraft;
  readonly number: number;
  readonly total: number;
  readonly onAnswer: (draft: AnswerDraft) => void;
}

/** Card of one question. It begins at the top of the page and receives the focus, so that screen readers read it. */
export function QuestionCard({ answer, draft, number, total, onAnswer }: QuestionCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [answer.idAnswer]);
  return (
    <Card as="section" padding="large" appearance="raised" className={styles.card} aria-labelledby="question-statement">
      <p className={styles.number}>{labels.question(number, total)}</p>
      <h2 ref={heading} id="question-statement" tabIndex={-1} className={styles.statement}>
        {answer.question.statement}
      </h2>
      <QuestionBody key={answer.idAnswer} answer={answer} draft={draft} onAnswer={onAnswer} />
    </Card>
  );
}
