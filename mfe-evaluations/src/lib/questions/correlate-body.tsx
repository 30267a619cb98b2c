import { useState } from 'react';
import { Field, TextInput } from '@shared-kit/ui';
import { correlateNumber, giveNumber, numberOf } from '../answers/answer-draft.rules.ts';
import styles from './correlate-body.module.css';
import { labels } from './labels.ts';
import type { QuestionBodyProps } from './question-body-props.ts';

/** Numbered answers, with a field beside each item for the number of its match (B5-07). */
export function CorrelateBody({ answer, draft, onAnswer }: QuestionBodyProps) {
  const { question } = answer;
  return (
    <div className={styles.correlate}>
      <div>
        <h3 className={styles.heading}>{labels.matches}</h3>
        <ol className={styles.matches}>
          {question.optionAnswers.map((match) => (
            <li key={match.idQuestionOptionAnswer}>{match.description}</li>
          ))}
        </ol>
      </div>
      <fieldset className={styles.items}>
        <legend className={styles.heading}>{labels.correlate}</legend>
        {question.options.map((option) => (
          <NumberField
            key={option.idQuestionOption}
            description={option.description}
            count={question.options.length}
            number={numberOf(draft, question, option.idQuestionOption)}
            onNumber={(number) => onAnswer(giveNumber(draft, question, option.idQuestionOption, number))}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface NumberFieldProps {
  readonly description: string;
  readonly count: number;
  readonly number: number | '';
  readonly onNumber: (number: number | '') => void;
}

function NumberField({ description, count, number, onNumber }: NumberFieldProps) {
  const [refused, setRefused] = useState<string>();
  const type = (text: string): void => {
    const typed = correlateNumber(text.trim(), count);
    setRefused(typed === null ? text : undefined);
    if (typed !== null) onNumber(typed);
  };
  return (
    <div className={styles.item}>
      <span className={styles.description} aria-hidden="true">
        {description}
      </span>
      <Field
        className={styles.number ?? ''}
        label={labels.numberOf(description)}
        isLabelHidden
        error={refused === undefined ? undefined : labels.wrongNumber(count)}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={refused ?? String(number)}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
    </div>
  );
}
