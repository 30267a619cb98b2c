import type { ApiError } from '@shared-kit/runtime/api';
import { inOrderSender, retryPlans } from '@shared-kit/contracts/retry';
import type { Delivery, InOrderSender } from '@shared-kit/contracts/retry';
import type { AnswerInput } from '@shared-kit/contracts/evaluations';
import type { StoredEntries } from '@shared-kit/runtime/write-queue';
import type { AnswerDraft } from './answer-draft.rules.ts';

/** Answer on its way to the server. */
export type PendingAnswer = AnswerInput & { readonly idAnswer: number };

/** Server's receipt of a saved answer. */
export interface Receipt {
  readonly savedAt: string;
}

export type SaveState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Not delivered yet and stored in this browser; retried automatically. */
  | { readonly kind: 'waiting'; readonly count: number };

interface AnswerQueueOptions {
  readonly writer: string;
  readonly store: StoredEntries<PendingAnswer>;
  send(answer: PendingAnswer): Promise<Delivery<Receipt, ApiError>>;
  /** Called when the server rejects an answer permanently. */
  onRefused(error: ApiError): void;
  onChange(state: SaveState): void;
  readonly random?: () => number;
}

/**
 * Delivers answers one by one, in the order they were given, and stores them in the browser until the server has saved them. Entries of an
 * earlier page go first, with their own writer, so that the server can detect stale answers.
 */
export class AnswerQueue {
  readonly #options: AnswerQueueOptions;
  readonly #sender: InOrderSender;
  #pending: readonly PendingAnswer[];
  #sequence = 0;
  /** True since the server could not be reached, until it takes an answer again. */
  #isWaiting = false;
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
        const wasWaiting = this.#isWaiting;
        this.#isWaiting = false;
        if (this.#pending.length === 0) options.onChange({ kind: 'saved', at: savedAt });
        else if (wasWaiting) options.onChange({ kind: 'saving' });
      },
      onRefused: (answer, error) => {
        this.#remove(answer);
        options.onRefused(error);
      },
      onPending: () => {
        this.#isWaiting = true;
        this.#reportWaiting();
      },
    });
  }

  /** Queues an answer; replaces a pending one to the same question. */
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
    // Sends after the wait, so that the person reads that this answer is stored here as well.
    if (this.#isWaiting) this.#reportWaiting();
    else this.#options.onChange({ kind: 'saving' });
    void this.#sender.flushAfterWait();
  }

  /** Delivers pending answers now, when the page opens or the network returns. */
  flush(): void {
    void this.#sender.flush();
  }

  /** Resolves when no answer is pending. */
  whenEmpty(): Promise<void> {
    if (this.#pending.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#emptied.push(resolve));
  }

  /** Stops the delivery; pending answers stay in the browser for the next page. */
  close(): void {
    this.#sender.close();
  }

  /** Drops pending answers, because the questionnaire is finished and none of them can count. */
  discard(): void {
    this.#change([]);
  }

  #reportWaiting(): void {
    this.#options.onChange({ kind: 'waiting', count: this.#pending.length });
  }

  /** Removes a delivered answer. An answer changed during the request is another entry and stays pending. */
  #remove(answer: PendingAnswer): void {
    this.#change(this.#pending.filter((one) => one !== answer));
  }

  #change(pending: readonly PendingAnswer[]): void {
    this.#pending = pending;
    this.#options.store.write(pending);
    if (pending.length === 0) for (const resolve of this.#emptied.splice(0)) resolve();
  }
}
