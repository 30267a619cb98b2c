import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { pause, retryDecision, retryPlans, withRetries } from 'shared-kit/contracts/retry';

interface Outcome<P> {
  readonly part?: ComponentType<P>;
  readonly error?: unknown;
}

/**
 * A component whose code comes when it is first shown; `loading` takes its place until then. Code that doesn't come is asked for
 * three times, then the place around has the error, and its 'again' begins anew: React's own lazy() remembers a failure for ever.
 */
export function partOnUse<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loading: ReactNode = null,
): ComponentType<P> {
  let kept: ComponentType<P> | undefined;
  return function PartOnUse(props: P) {
    const [{ part: Part, error }, setOutcome] = useState<Outcome<P>>(() => (kept ? { part: kept } : {}));
    useEffect(() => {
      if (kept) return;
      let isGone = false;
      const tell = (outcome: Outcome<P>): void => {
        if (!isGone) setOutcome(outcome);
      };
      void loadWithRetries(load).then(
        (part) => {
          kept = part;
          tell({ part });
        },
        (reason: unknown) => tell({ error: reason }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (error !== undefined) throw error;
    return Part ? <Part {...props} /> : loading;
  };
}

/** Any failure may be a network that was away for a moment. */
function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  return withRetries(load, {
    decide: (_, attempt) => retryDecision({ status: 0 }, { attempt, plan: retryPlans.code }),
    wait: async (decision) => {
      if (decision.kind === 'pause') return false;
      await pause(decision.afterMs);
      return true;
    },
  });
}
