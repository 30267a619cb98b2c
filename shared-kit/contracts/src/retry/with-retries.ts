import type { RetryDecision } from './retry.rules.ts';

interface Retries {
  /** Decides the step after an error of an attempt (numbered from 1). */
  decide(error: unknown, attempt: number): RetryDecision;
  /** Waits as decided. Resolves to whether to try again. */
  wait(decision: Extract<RetryDecision, { kind: 'retry' | 'pause' }>): Promise<boolean>;
}

/**
 * Repeats work as long as `decide` and `wait` request it.
 * @throws the last error, when it is not repeated.
 */
export async function withRetries<T>(work: () => Promise<T>, { decide, wait }: Retries): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const decision = decide(error, attempt);
      const isWorthWaiting = decision.kind === 'retry' || decision.kind === 'pause';
      if (!isWorthWaiting || !(await wait(decision))) throw error;
    }
  }
}

/** Resolves after `ms` milliseconds, or earlier when the signal aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
