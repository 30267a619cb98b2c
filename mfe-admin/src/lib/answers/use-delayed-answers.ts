import { useState } from 'react';
import { notify } from '@shared-kit/ui/toast';
import { useDelayedTasks } from '../use-delayed-tasks.ts';
import { labels } from './labels.ts';
import type { AnswerWords } from './labels.ts';

/** Names one thing in its list. */
export type AnswerKey = number | string;

interface Answer<Item> {
  readonly items: readonly Item[];
  /** Reason of a refusal; undefined accepts. */
  readonly reason: string | undefined;
}

/** Item that could not be answered, with the server's reason. */
interface Refused<Item> {
  readonly item: Item;
  readonly message: string;
}

interface Answering<Item> {
  readonly words: Pick<AnswerWords, 'accepting' | 'refusing' | 'undone'>;
  idOf(item: Item): AnswerKey;
  /** Sends an answer and returns what the server says about each thing by its id; an empty text is success. */
  send(answer: Answer<Item>): Promise<readonly { readonly id: AnswerKey; readonly message: string }[]>;
  /** Reads the list again. */
  refresh(): void;
}

/** Answers what waits, with ten seconds to undo (decision 756). */
export function useDelayedAnswers<Item>({ words, idOf, send, refresh }: Answering<Item>) {
  const [refused, setRefused] = useState<readonly Refused<Item>[]>([]);
  const { pending, delay } = useDelayedTasks<Answer<Item>>(async (answer) => {
    try {
      const results = await send(answer);
      const messages = new Map(results.map(({ id, message }) => [id, message]));
      const failed = answer.items
        .map((item) => ({ item, message: messages.get(idOf(item)) ?? '' }))
        .filter(({ message }) => message !== '');
      if (failed.length > 0) setRefused((before) => [...before, ...failed]);
    } catch (error) {
      notify({ kind: 'error', text: labels.sendFailed, error });
    } finally {
      refresh();
    }
  }, words.undone);

  const answer = (items: readonly Item[], reason?: string) => {
    setRefused([]);
    delay({ items, reason }, (reason === undefined ? words.accepting : words.refusing)(items.length));
  };

  const hidden: ReadonlySet<AnswerKey> = new Set(pending.flatMap(({ items }) => items.map(idOf)));
  return { hidden, refused, answer };
}

export type DelayedAnswers<Item> = ReturnType<typeof useDelayedAnswers<Item>>;
