import { retryDecision } from './retry.rules.ts';
import type { Failure, RetryDecision, RetryPlan } from './retry.rules.ts';

export type Delivery<R, F extends Failure = Failure> =
  | { readonly kind: 'delivered'; readonly receipt: R }
  | { readonly kind: 'failed'; readonly failure: F }
  /** There is no way to send now. Whoever knows when there is one calls `flush`. */
  | { readonly kind: 'no-way' };

export interface InOrderParts<E, R, F extends Failure = Failure> {
  readonly plan: RetryPlan;
  /** The entry that is to be sent next; undefined where none is pending. Called anew after every entry. */
  next(): E | undefined;
  send(entry: E): Promise<Delivery<R, F>>;
  /** The server has the entry: removes it. */
  onDelivered(entry: E, receipt: R): void;
  /** The server will never take it: removes it or marks it, so that `next` gives another one. */
  onRefused(entry: E, failure: F): void;
  /** The entry stays pending. */
  onPending?(entry: E, decision: RetryDecision): void;
  /** Calls back after some milliseconds; `setTimeout` unless a test has its own. */
  later?(work: () => void, ms: number): void;
  readonly random?: () => number;
}

export interface InOrderSender {
  /** Sends what is pending now, without regard to a wait that is running. */
  flush(): Promise<void>;
  /** Sends what is pending, but not before a wait that is running is over. */
  flushAfterWait(): Promise<void>;
  /** Sends nothing more. */
  close(): void;
}

/**
 * Sends pending entries one at a time and in their order, until each is delivered or refused. After a failure that passes it waits by the
 * retry policy; there is one timer, however often it is flushed meanwhile.
 */
export function inOrderSender<E, R, F extends Failure = Failure>(parts: InOrderParts<E, R, F>): InOrderSender {
  const later = parts.later ?? ((work: () => void, ms: number) => void setTimeout(work, ms));
  let attempts = 0;
  let isSending = false;
  let isClosed = false;
  /** Number of the wait that is running; a timer of an earlier one does nothing. */
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

  /** @returns whether the next entry can be sent. */
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
