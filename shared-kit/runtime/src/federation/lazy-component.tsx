import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadCode } from '@shared-kit/contracts/retry';

interface Outcome<P> {
  readonly part?: ComponentType<P>;
  readonly error?: unknown;
}

/**
 * Returns a component whose code is loaded when it is first shown; `loading` is rendered until then. The code is
 * requested three times; after that the error boundary around it gets the error, and its retry starts again. React's
 * own lazy() would remember a failure for ever.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loading: ReactNode = null,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function LazyComponent(props: P) {
    const [{ part: Part, error }, setOutcome] = useState<Outcome<P>>(() => (loaded ? { part: loaded } : {}));
    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      const update = (outcome: Outcome<P>): void => {
        if (!isGone) setOutcome(outcome);
      };
      void loadCode(load).then(
        (part) => {
          loaded = part;
          update({ part });
        },
        (reason: unknown) => update({ error: reason }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (error !== undefined) throw error;
    return Part ? <Part {...props} /> : loading;
  };
}
