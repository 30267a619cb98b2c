import type { ComponentType } from 'react';
import type { QuestionType } from '@shared-kit/contracts/evaluations';
import { Checkbox, FieldGroup, Radio } from '@shared-kit/ui';
import { chooseOne, isChosen, toggleOption } from '../answers/answer-draft.rules.ts';
import { CommentBox } from './comment-box.tsx';
import { CorrelateBody } from './correlate-body.tsx';
import { labels } from './labels.ts';
import { LikertBody } from './likert-body.tsx';
import { MultiLikertBody } from './multi-likert-body.tsx';
import type { QuestionBodyProps } from './question-body-props.ts';

const bodies: Record<QuestionType, ComponentType<QuestionBodyProps>> = {
  SINGLE_OPTION: SingleBody,
  TRUE_OR_FALSE: SingleBody,
  MULTI_OPTION: MultiBody,
  CORRELATE: CorrelateBody,
  LIKERT_SCALE: LikertBody,
  MULTI_LIKERT_SCALE: MultiLikertBody,
  SINGLE_OPTION_COMMENT: SingleCommentBody,
  COMMENT: CommentBody,
};

/** Answer fields of a question, by its type (B3-12). */
export function QuestionBody(props: QuestionBodyProps) {
  const Body = bodies[props.answer.question.questionType];
  return <Body {...props} />;
}

function SingleBody({ answer, draft, onAnswer }: QuestionBodyProps) {
  return (
    <FieldGroup legend={labels.chooseOne}>
      {answer.question.options.map((option) => (
        <Radio
          key={option.idQuestionOption}
          appearance="card"
          name={`answer-${answer.idAnswer}`}
          label={option.description}
          checked={isChosen(draft, option.idQuestionOption)}
          onChange={() => onAnswer(chooseOne(draft, option.idQuestionOption))}
        />
      ))}
    </FieldGroup>
  );
}

function MultiBody({ answer, draft, onAnswer }: QuestionBodyProps) {
  return (
    <FieldGroup legend={labels.chooseMany}>
      {answer.question.options.map((option) => (
        <Checkbox
          key={option.idQuestionOption}
          appearance="card"
          label={option.description}
          checked={isChosen(draft, option.idQuestionOption)}
          onChange={() => onAnswer(toggleOption(draft, answer.question, option.idQuestionOption))}
        />
      ))}
    </FieldGroup>
  );
}

function SingleCommentBody(props: QuestionBodyProps) {
  return (
    <>
      <SingleBody {...props} />
      <CommentBox draft={props.draft} onAnswer={props.onAnswer} />
    </>
  );
}

function CommentBody({ draft, onAnswer }: QuestionBodyProps) {
  return <CommentBox draft={draft} onAnswer={onAnswer} />;
}
