import { useEffect, useEffectEvent } from 'react';
import { isUnreached } from './failure.rules.ts';
import { useRetryWhenOnline } from './use-retry-when-online.ts';

/** Failed load that may succeed by itself later; a failed `QueryLike` matches. */
export interface FailedLoad {
  /** Whether the load has failed. A running retry does not count as failed. */
  readonly isFailed: boolean;
  readonly error: unknown;
  readonly retry: () => unknown;
}

/** Milliseconds between two attempts. */
const againAfter = 5_000;

/**
 * Loads again by itself what failed because no server answered, or because it cannot do its work now (503): when the
 * browser reports the network, and every 5 s. A network often takes a while to carry requests after that report, and a
 * network without a server is never reported at all. Other failures stay until the person tries again.
 *
 * @example
 *   useRetryUntilReached({ isFailed: query.status === 'error', error: query.error, retry: query.refetch });
 */
export function useRetryUntilReached({ isFailed, error, retry }: FailedLoad): void {
  const isWaiting = isFailed && isUnreached(error);
  useRetryWhenOnline(isWaiting, retry);
  // Waits for the report while the browser knows that it has no network.
  const again = useEffectEvent(() => {
    if (navigator.onLine) void retry();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => again(), againAfter);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
