import { useApiQuery } from '@shared-kit/runtime/api';
import { getAnswerResult } from '@shared-kit/contracts/evaluations';
import type { AnswerResult, AnsweredOption } from '@shared-kit/contracts/evaluations';
import { Button, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import styles from './answer-dialog.module.css';
import { CorrectionMark } from './correction-mark.tsx';
import { labels } from './labels.ts';

interface AnswerDialogProps {
  readonly params: QuestionnaireParams;
  readonly idAnswer: number;
  readonly number: number;
  readonly total: number;
  readonly onGo: (number: number) => void;
  readonly onClose: () => void;
}

/** Dialog with one question of the summary: the chosen answer and the right one. */
export function AnswerDialog({ params, idAnswer, number, total, onGo, onClose }: AnswerDialogProps) {
  const query = useApiQuery(getAnswerResult, { params: { ...params, idAnswer } });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.question(number)}
      footer={
        <>
          <Button variant="secondary" disabled={number === 1} onClick={() => onGo(number - 1)}>
            {labels.previous}
          </Button>
          <Button variant="secondary" disabled={number === total} onClick={() => onGo(number + 1)}>
            {labels.next}
          </Button>
          <Button onClick={onClose}>{labels.close}</Button>
        </>
      }
    >
      <QueryStates query={query} skeleton={<SkeletonText lines={5} />}>
        {(result) => <AnswerOf result={result} />}
      </QueryStates>
    </Dialog>
  );
}

function AnswerOf({ result }: { result: AnswerResult }) {
  const line = ({ idQuestionOption, description }: AnsweredOption, match: string): Line => ({
    idQuestionOption,
    description,
    match,
  });
  const chosen = result.options.filter(({ selected }) => selected).map((option) => line(option, option.match));
  const right = result.options.filter(({ isCorrect }) => isCorrect).map((option) => line(option, option.correctMatch));
  return (
    <Stack gap={4}>
      <p className={styles.statement}>{result.question.statement}</p>
      <CorrectionMark isCorrect={result.isCorrect} />
      <Lines title={labels.yourAnswer} lines={chosen} text={result.answerText} />
      {right.length > 0 && <Lines title={labels.rightAnswer} lines={right} text="" isRight />}
    </Stack>
  );
}

interface Line extends Pick<AnsweredOption, 'idQuestionOption' | 'description'> {
  /** Matching item; empty for an option that stands alone. */
  readonly match: string;
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly text: string;
  readonly isRight?: boolean;
}

function Lines({ title, lines, text, isRight }: LinesProps) {
  return (
    <section className={styles.box} data-right={isRight}>
      <h3 className={styles.title}>{title}</h3>
      {lines.length === 0 && text === '' && <p>{labels.unanswered}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.idQuestionOption}>
            {line.description}
            {line.match && <> → {line.match}</>}
          </li>
        ))}
      </ul>
      {text && <p>{text}</p>}
    </section>
  );
}
