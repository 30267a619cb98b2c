import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { RETRY_PAUSES_MS, pauseBefore } from './pauses.ts';

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
      void patiently(load).then(
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

async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries === RETRY_PAUSES_MS.length) throw error;
      await pauseBefore(tries);
    }
  }
}
