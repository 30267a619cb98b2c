import { createHash } from 'node:crypto';
import type { EvaluationParameters, QuestionType } from '@shared-kit/contracts/evaluations';
import type { KnownQuestion, Option } from './question.types.ts';

/** Types of questions whose options have no order of their own, unlike true and false or a scale. */
const shuffledTypes: ReadonlySet<QuestionType> = new Set(['SINGLE_OPTION', 'MULTI_OPTION', 'CORRELATE']);

/**
 * Returns the options in the order that a questionnaire shows: of the file, or shuffled. The shuffled order depends on
 * the questionnaire's id only, so it is the same at every read (decision 423).
 */
export function inShownOrder(
  { shuffleOptions }: Pick<EvaluationParameters, 'shuffleOptions'>,
  idQuestionnaire: number,
  { questionType, options }: Pick<KnownQuestion, 'questionType' | 'options'>,
): readonly Option[] {
  if (shuffleOptions !== 1 || !shuffledTypes.has(questionType)) return options;
  const rank = new Map(options.map(({ id }) => [id, rankOf(`${idQuestionnaire}:${id}`)]));
  return options.toSorted((a, b) => (rank.get(a.id) ?? '').localeCompare(rank.get(b.id) ?? '', 'en'));
}

const rankOf = (text: string) => createHash('sha256').update(text).digest('hex');
