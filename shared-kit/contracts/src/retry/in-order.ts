import { retryDecision } from './retry.rules.ts';
import type { Failure, RetryDecision, RetryPlan } from './retry.rules.ts';

/** Result of sending one entry. */
export type Delivery<R, F extends Failure = Failure> =
  | { readonly kind: 'delivered'; readonly receipt: R }
  | { readonly kind: 'failed'; readonly failure: F }
  /** There is no connection now. The caller calls `flush` when there is one. */
  | { readonly kind: 'no-way' };

/** Queue and callbacks of an `inOrderSender`. */
export interface InOrderParts<E, R, F extends Failure = Failure> {
  readonly plan: RetryPlan;
  /** Returns the next entry to send; undefined when none is pending. Called again after every entry. */
  next(): E | undefined;
  send(entry: E): Promise<Delivery<R, F>>;
  /** Called when the server has the entry: removes it. */
  onDelivered(entry: E, receipt: R): void;
  /** Called when the server will never accept the entry: removes or marks it, so that `next` returns another one. */
  onRefused(entry: E, failure: F): void;
  /** Called when the entry stays pending. */
  onPending?(entry: E, decision: RetryDecision): void;
  /** Schedules work in milliseconds; `setTimeout` by default. */
  later?(work: () => void, ms: number): void;
  readonly random?: () => number;
}

/** Sender of pending entries, in order. */
export interface InOrderSender {
  /** Sends pending entries now and ignores a running delay. */
  flush(): Promise<void>;
  /** Sends pending entries after the running delay, if any. */
  flushAfterWait(): Promise<void>;
  /** Stops sending. */
  close(): void;
}

/**
 * Creates a sender that sends pending entries one at a time and in order, until each is delivered or refused. After a
 * temporary failure it waits by the retry policy. It has one timer, however often it is flushed meanwhile.
 */
export function inOrderSender<E, R, F extends Failure = Failure>(parts: InOrderParts<E, R, F>): InOrderSender {
  const later = parts.later ?? ((work: () => void, ms: number) => void setTimeout(work, ms));
  let attempts = 0;
  let isSending = false;
  let isClosed = false;
  /** Number of the running delay; a timer of an earlier delay does nothing. */
  let wait = 0;
  let isWaiting = false;

  function waitFor(ms: number): void {
    if (isWaiting) return;
    isWaiting = true;
    wait += 1;
    const own = wait;
    later(() => {
      if (own !== wait || !isWaiting) return;
      isWaiting = false;
      void flush();
    }, ms);
  }

  /**
   * Applies the result of sending an entry.
   * @returns whether the next entry can be sent.
   */
  function settle(entry: E, delivery: Delivery<R, F>): boolean {
    if (delivery.kind === 'no-way') return false;
    if (delivery.kind === 'delivered') {
      attempts = 0;
      isWaiting = false;
      parts.onDelivered(entry, delivery.receipt);
      return true;
    }
    const { plan, random } = parts;
    const decision = retryDecision(delivery.failure, {
      attempt: attempts + 1,
      plan,
      ...(random === undefined ? {} : { random }),
    });
    if (decision.kind === 'refused') {
      attempts = 0;
      parts.onRefused(entry, delivery.failure);
      return true;
    }
    attempts += 1;
    parts.onPending?.(entry, decision);
    if (decision.kind === 'retry' && !isClosed) waitFor(decision.afterMs);
    return false;
  }

  async function flush(): Promise<void> {
    if (isSending || isClosed) return;
    isSending = true;
    try {
      for (let entry = parts.next(); entry !== undefined && !isClosed; entry = parts.next()) {
        if (!settle(entry, await parts.send(entry))) break;
      }
    } finally {
      isSending = false;
    }
  }

  return {
    flush,
    flushAfterWait: async () => (isWaiting ? undefined : flush()),
    close(): void {
      isClosed = true;
    },
  };
}
