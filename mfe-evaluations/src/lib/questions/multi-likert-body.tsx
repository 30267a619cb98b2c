import { FieldGroup, Radio, Stack } from '@shared-kit/ui';
import type { QuestionBodyProps } from './question-body-props.ts';

/** Choice of a point of the scale for each of several items (B5-11). */
export function MultiLikertBody({ answer, draft, onAnswer }: QuestionBodyProps) {
  const { options, scales } = answer.question;
  const choose = (idQuestionOption: number, idQuestionScale: number): void => {
    const others = draft.answerData.filter((item) => item.idQuestionOption !== idQuestionOption);
    onAnswer({ ...draft, answerData: [...others, { idQuestionOption, idQuestionScale }] });
  };
  return (
    <Stack gap={6}>
      {options.map((option) => (
        <FieldGroup key={option.idQuestionOption} legend={option.description}>
          {scales.map((scale) => (
            <Radio
              key={scale.idQuestionScale}
              name={`answer-${answer.idAnswer}-${option.idQuestionOption}`}
              label={scale.title}
              checked={draft.answerData.some(
                (item) =>
                  item.idQuestionOption === option.idQuestionOption && item.idQuestionScale === scale.idQuestionScale,
              )}
              onChange={() => choose(option.idQuestionOption, scale.idQuestionScale)}
            />
          ))}
        </FieldGroup>
      ))}
    </Stack>
  );
}
