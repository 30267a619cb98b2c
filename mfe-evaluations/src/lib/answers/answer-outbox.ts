import type { AnswerInput } from 'shared-kit/contracts/evaluations';
import type { AnswerDraft } from './answer-draft.rules.ts';

/** An answer on its way to the server. */
export type OutgoingAnswer = AnswerInput & { readonly idAnswer: number };

export type SaveState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Not sent yet, kept in this browser; tried again by itself. */
  | { readonly kind: 'waiting'; readonly count: number };

/** What became of a try: sent, to be tried again, or refused for good. */
export type Delivery =
  | { readonly kind: 'sent'; readonly at: string }
  | { readonly kind: 'retry' }
  | { readonly kind: 'refused' };

export interface OutboxStore {
  read(): readonly OutgoingAnswer[];
  write(answers: readonly OutgoingAnswer[]): void;
}

interface OutboxOptions {
  readonly writer: string;
  readonly store: OutboxStore;
  deliver(answer: OutgoingAnswer): Promise<Delivery>;
  onChange(state: SaveState): void;
  /** Milliseconds before the next try. */
  backoff?(failures: number): number;
}

/** 1, 2, 4, 8, then every 15 seconds. */
const defaultBackoff = (failures: number) => Math.min(15_000, 1000 * 2 ** (failures - 1));

/**
 * Answers go out one by one, in the order they were given, and stay in the browser until the server has them. What an
 * earlier page left behind goes out first, under its own name, so that the server can tell what is old.
 */
export class AnswerOutbox {
  readonly #options: OutboxOptions;
  #waiting: OutgoingAnswer[];
  #sequence = 0;
  #failures = 0;
  #isSending = false;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #emptied: (() => void)[] = [];

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#waiting = [...options.store.read()];
  }

  get waiting(): readonly OutgoingAnswer[] {
    return this.#waiting;
  }

  /** Takes an answer; one to the same question that is still waiting is replaced. */
  put(idAnswer: number, draft: AnswerDraft): void {
    this.#sequence += 1;
    const answer = {
      idAnswer,
      answerData: [...draft.answerData],
      answerText: draft.answerText,
      writer: this.#options.writer,
      sequence: this.#sequence,
    };
    const index = this.#waiting.findIndex((one) => one.idAnswer === idAnswer);
    if (index === -1) this.#waiting.push(answer);
    else this.#waiting[index] = answer;
    this.#keep();
    this.#options.onChange({ kind: 'saving' });
    void this.#send();
  }

  /** Tries now what is waiting: the page has opened, or the network is back. */
  retryNow(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    void this.#send();
  }

  /** Resolves when nothing is waiting any more. */
  whenEmpty(): Promise<void> {
    if (this.#waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#emptied.push(resolve));
  }

  /** Sends nothing more; what is waiting stays in the browser for the next page. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  /** The questionnaire is finished: nothing that is waiting can count any more. */
  discard(): void {
    this.#waiting = [];
    this.#keep();
    this.#settle();
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#isClosed || this.#retry !== undefined) return;
    this.#isSending = true;
    for (let next = this.#waiting[0]; next && !this.#isClosed; next = this.#waiting[0]) {
      const delivery = await this.#options.deliver(next);
      if (delivery.kind === 'retry') {
        this.#wait();
        break;
      }
      this.#failures = 0;
      // Answered anew while it was on its way: the newer one is still to go.
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#keep();
      if (this.#waiting.length === 0 && delivery.kind === 'sent')
        this.#options.onChange({ kind: 'saved', at: delivery.at });
    }
    this.#isSending = false;
    if (this.#waiting.length === 0) this.#settle();
  }

  #wait(): void {
    if (this.#isClosed) return;
    this.#failures += 1;
    this.#options.onChange({ kind: 'waiting', count: this.#waiting.length });
    this.#retry = setTimeout(() => this.retryNow(), (this.#options.backoff ?? defaultBackoff)(this.#failures));
  }

  #keep(): void {
    this.#options.store.write(this.#waiting);
  }

  #settle(): void {
    for (const resolve of this.#emptied.splice(0)) resolve();
  }
}
