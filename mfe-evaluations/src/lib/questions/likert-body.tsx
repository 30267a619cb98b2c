import { FieldGroup, Radio } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { QuestionBodyProps } from './question-body-props.ts';

/** Choice of one point of a scale. */
export function LikertBody({ answer, draft, onAnswer }: QuestionBodyProps) {
  const [chosen] = draft.answerData;
  return (
    <FieldGroup legend={labels.scale}>
      {answer.question.scales.map((scale) => (
        <Radio
          key={scale.idQuestionScale}
          appearance="card"
          name={`answer-${answer.idAnswer}`}
          label={scale.title}
          checked={chosen?.idQuestionScale === scale.idQuestionScale}
          onChange={() => onAnswer({ ...draft, answerData: [{ idQuestionScale: scale.idQuestionScale }] })}
        />
      ))}
    </FieldGroup>
  );
}
