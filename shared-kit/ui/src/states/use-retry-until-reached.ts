import { useEffect, useEffectEvent, useRef } from 'react';
import { backoffMs } from '@shared-kit/contracts/retry';
import { isUnreached } from './failure.rules.ts';
import { useRetryWhenOnline } from './use-retry-when-online.ts';

/** Failed load that may succeed by itself later; a failed `QueryLike` matches. */
export interface FailedLoad {
  /** True when the load has failed. A running retry does not count as failed. */
  readonly isFailed: boolean;
  readonly error: unknown;
  readonly retry: () => unknown;
}

/** Waits between attempts, in milliseconds. */
const waits = { firstMs: 5_000, longestMs: 30_000 };
/** A failure this long after an attempt belongs to another outage: the waits begin anew. */
const sameOutageMs = 60_000;

/**
 * Loads again by itself what failed because no server answered, or because it cannot do its work now (503): when the
 * browser reports the network, and after about 5, 10, 20 and then every 30 s, so that the pages of a whole company do
 * not return together. A network often takes a while to carry requests after that report, and a network without a server
 * is never reported at all. Other failures stay until the person tries again.
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
  // Each attempt ends the effect, since a running one does not count as failed.
  const attempts = useRef({ count: 0, lastAt: 0 });
  useEffect(() => {
    if (!isWaiting) return;
    let timer: number | undefined;
    const wait = () => {
      const { count, lastAt } = attempts.current;
      const next = Date.now() - lastAt > sameOutageMs ? 1 : count + 1;
      timer = window.setTimeout(
        () => {
          attempts.current = { count: next, lastAt: Date.now() };
          again();
          wait();
        },
        backoffMs(next, waits),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
