import type { ApiError } from 'shared-kit/api';
import { inOrderSender, retryPlans } from 'shared-kit/contracts/retry';
import type { Delivery, InOrderSender } from 'shared-kit/contracts/retry';
import type { AnswerInput } from 'shared-kit/contracts/evaluations';
import type { StoredEntries } from 'shared-kit/write-queue';
import type { AnswerDraft } from './answer-draft.rules.ts';

/** An answer on its way to the server. */
export type PendingAnswer = AnswerInput & { readonly idAnswer: number };

/** What the server says of an answer that it has. */
export interface Receipt {
  readonly savedAt: string;
}

export type SaveState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Not delivered yet, stored in this browser; retried by itself. */
  | { readonly kind: 'waiting'; readonly count: number };

interface AnswerQueueOptions {
  readonly writer: string;
  readonly store: StoredEntries<PendingAnswer>;
  send(answer: PendingAnswer): Promise<Delivery<Receipt, ApiError>>;
  /** The server will never take an answer, for this reason. */
  onRefused(error: ApiError): void;
  onChange(state: SaveState): void;
  readonly random?: () => number;
}

/**
 * Delivers answers one by one, in the order they were given; they stay in the browser until the server has them. Entries of an earlier page go
 * out first, under their own writer, so that the server can tell what is old.
 */
export class AnswerQueue {
  readonly #options: AnswerQueueOptions;
  readonly #sender: InOrderSender;
  #pending: readonly PendingAnswer[];
  #sequence = 0;
  #emptied: (() => void)[] = [];

  constructor(options: AnswerQueueOptions) {
    this.#options = options;
    this.#pending = options.store.read();
    this.#sender = inOrderSender<PendingAnswer, Receipt, ApiError>({
      plan: retryPlans.write,
      ...(options.random === undefined ? {} : { random: options.random }),
      next: () => this.#pending[0],
      send: (answer) => options.send(answer),
      onDelivered: (answer, { savedAt }) => {
        this.#remove(answer);
        if (this.#pending.length === 0) options.onChange({ kind: 'saved', at: savedAt });
      },
      onRefused: (answer, error) => {
        this.#remove(answer);
        options.onRefused(error);
      },
      onPending: () => options.onChange({ kind: 'waiting', count: this.#pending.length }),
    });
  }

  /** Queues an answer; a pending one to the same question is replaced. */
  put(idAnswer: number, draft: AnswerDraft): void {
    this.#sequence += 1;
    const answer = {
      idAnswer,
      answerData: [...draft.answerData],
      answerText: draft.answerText,
      writer: this.#options.writer,
      sequence: this.#sequence,
    };
    const isQueued = this.#pending.some((one) => one.idAnswer === idAnswer);
    this.#change(
      isQueued ? this.#pending.map((one) => (one.idAnswer === idAnswer ? answer : one)) : [...this.#pending, answer],
    );
    this.#options.onChange({ kind: 'saving' });
    void this.#sender.flushAfterWait();
  }

  /** Delivers what is pending now: the page has opened, or the network is back. */
  flush(): void {
    void this.#sender.flush();
  }

  /** Resolves when nothing is pending any more. */
  whenEmpty(): Promise<void> {
    if (this.#pending.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#emptied.push(resolve));
  }

  /** Sends nothing more; what is pending stays in the browser for the next page. */
  close(): void {
    this.#sender.close();
  }

  /** The questionnaire is finished: nothing that is pending can count any more. */
  discard(): void {
    this.#change([]);
  }

  /** An answer that was given anew while it was being sent has been replaced: the newer one is still to go. */
  #remove(answer: PendingAnswer): void {
    this.#change(this.#pending.filter((one) => one !== answer));
  }

  #change(pending: readonly PendingAnswer[]): void {
    this.#pending = pending;
    this.#options.store.write(pending);
    if (pending.length === 0) for (const resolve of this.#emptied.splice(0)) resolve();
  }
}
