import { COMMENT_MAX_LENGTH } from '@shared-kit/contracts/evaluations';
import { Field, TextArea } from '@shared-kit/ui';
import type { AnswerDraft } from '../answers/answer-draft.rules.ts';
import { labels } from './labels.ts';

interface CommentBoxProps {
  readonly draft: AnswerDraft;
  readonly onAnswer: (draft: AnswerDraft) => void;
}

/** Text field of at most 4000 characters, with a counter (B5-12, B5-13). */
export function CommentBox({ draft, onAnswer }: CommentBoxProps) {
  return (
    <Field label={labels.comment} hint={labels.characters(draft.answerText.length, COMMENT_MAX_LENGTH)}>
      <TextArea
        rows={5}
        maxLength={COMMENT_MAX_LENGTH}
        value={draft.answerText}
        onChange={(event) => onAnswer({ ...draft, answerText: event.target.value })}
      />
    </Field>
  );
}
