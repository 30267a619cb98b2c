import { retryDecision, retryPlans } from './retry.rules.ts';
import { pause, withRetries } from './with-retries.ts';

/**
 * Loads code that the page does not start with, at most three times. Retries every failure, because any of them may be a
 * short network loss.
 *
 * @example const { Chart } = await loadCode(() => import('./chart.tsx'));
 */
export function loadCode<T>(load: () => Promise<T>): Promise<T> {
  return withRetries(load, {
    decide: (_, attempt) => retryDecision({ status: 0 }, { attempt, plan: retryPlans.code }),
    wait: async (decision) => {
      if (decision.kind === 'pause') return false;
      await pause(decision.afterMs);
      return true;
    },
  });
}
