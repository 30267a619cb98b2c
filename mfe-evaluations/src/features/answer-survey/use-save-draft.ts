import { useApiMutation } from '@shared-kit/runtime/api';
import { saveDraft } from '@shared-kit/contracts/evaluations';
import { notify } from '@shared-kit/ui/toast';
import type { AnswerDraft } from '../../lib/answers/answer-draft.rules.ts';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { labels } from './labels.ts';

/** Saves the answers changed in this page as a draft, in one request (B4.6-21). */
export function useSaveDraft(params: QuestionnaireParams) {
  const { mutate, isPending } = useApiMutation(saveDraft, {
    onSuccess: () => void notify({ kind: 'success', text: labels.saved }),
    onError: (error) =>
      void notify({ kind: 'error', text: error.status === 0 ? labels.notSaved : error.message, error }),
  });
  return {
    isSaving: isPending,
    save(drafts: ReadonlyMap<number, AnswerDraft>): void {
      const writer = crypto.randomUUID();
      const answers = [...drafts].map(([idAnswer, { answerData, answerText }]) => ({
        idAnswer,
        answerData: [...answerData],
        answerText,
        writer,
        sequence: 1,
      }));
      mutate({ params, body: { answers } });
    },
  };
}
