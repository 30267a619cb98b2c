import { backoffMs, pause, retryPlans } from '@shared-kit/contracts/retry';

/** Waits before something that did not load is requested again. `tries`: number of requests before this attempt. */
export function pauseBeforeRetry(tries: number): Promise<void> {
  return pause(backoffMs(tries + 1, retryPlans.code));
}
