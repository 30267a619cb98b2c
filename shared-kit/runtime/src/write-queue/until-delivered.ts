import { ApiError } from '@shared-kit/runtime/api';
import { retryDecision, withRetries } from '@shared-kit/contracts/retry';
import type { RetryPlan } from '@shared-kit/contracts/retry';
import { onResume } from './resume.ts';

interface UntilDeliveredOptions {
  readonly plan: RetryPlan;
  /** Aborts: the promise rejects with the last failure. */
  readonly signal?: AbortSignal;
  /** Called when an attempt has failed and another one will follow. */
  readonly onPending?: () => void;
}

/**
 * Repeats a request, by the retry policy, until the server has given a final answer. Sends the next attempt at once
 * when the network is back; a plan without a last attempt also waits for the terms to be accepted. The server must
 * accept the request once however often it arrives.
 *
 * @throws the ApiError of a refusal, or of the last attempt.
 * @example
 * await untilDelivered(() => call(finishQuestionnaire, { params }), { plan: retryPlans.write, signal });
 */
export function untilDelivered<T>(
  request: () => Promise<T>,
  { plan, signal, onPending }: UntilDeliveredOptions,
): Promise<T> {
  return withRetries(request, {
    decide: (error, attempt) =>
      error instanceof ApiError ? retryDecision(error, { attempt, plan }) : { kind: 'refused' },
    wait: async (decision) => {
      const mayWait = decision.kind === 'retry' || (decision.until === 'terms' && !Number.isFinite(plan.retries));
      if (!mayWait || signal?.aborted) return false;
      onPending?.();
      await timeOrResume(decision.kind === 'retry' ? decision.afterMs : undefined, signal);
      return !signal?.aborted;
    },
  });
}

/**
 * Resolves after `ms` milliseconds, when delivery can resume, or when the caller aborts. Without `ms` it waits for the
 * other two.
 */
export function timeOrResume(ms: number | undefined, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stopListening();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
    const stopListening = onResume(done);
    signal?.addEventListener('abort', done);
  });
}
