import { Alert } from '@shared-kit/ui';
import type { AnswerWords } from './labels.ts';
import styles from './refused-answers.module.css';

interface RefusedAnswersProps<Item> {
  readonly refused: readonly { readonly item: Item; readonly message: string }[];
  readonly words: Pick<AnswerWords, 'failed'>;
  idOf(item: Item): string | number;
  nameOf(item: Item): string;
}

/** Lists the answers that the server refused, with the cause of each. */
export function RefusedAnswers<Item>({ refused, words, idOf, nameOf }: RefusedAnswersProps<Item>) {
  if (refused.length === 0) return null;
  return (
    <Alert tone="warning" title={words.failed(refused.length)}>
      <ul className={styles.list}>
        {refused.map(({ item, message }) => (
          <li key={idOf(item)}>
            {nameOf(item)}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
