import { Component, Suspense, lazy, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { LoadError, reportFault } from './remotes.ts';

interface CatchProps {
  readonly remote: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Contains a remote's throw, in render or in an effect, to the remote's own place. */
class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFault(this.props.remote, 'render', error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export interface BoundaryProps<P> {
  readonly remote: string;
  /** Loads the part; called anew at each attempt. Must keep its identity between renders. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  readonly loading: ReactNode;
  /** Shown in the part's place when it is broken; `retry` starts over. */
  readonly broken: (retry: () => void) => ReactNode;
}

/** One part of a remote in its own place: loads it, shows it, and keeps its failure to itself. */
export function RemoteBoundary<P extends object>({ remote, load, props, loading, broken }: BoundaryProps<P>): ReactNode {
  const [attempt, setAttempt] = useState(1);
  // A fresh lazy() per attempt: React remembers a rejected one for ever.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- attempt is what makes it fresh
  const Part = useMemo(() => lazy(() => partOf(remote, load)), [remote, load, attempt]);
  return (
    <Catch key={attempt} remote={remote} fallback={broken(() => setAttempt(attempt + 1))}>
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    </Catch>
  );
}

/** Pauses between tries that a part makes by itself, milliseconds. */
const RETRY_PAUSES_MS = [250, 500];

/**
 * Loads a part, trying again by itself: a lost packet is gone the next time, and a preload that failed is handed out once by
 * the browser instead of a new request, for each file of the part.
 */
async function partOf<P>(remote: string, load: () => Promise<ComponentType<P>>, tries = 0): Promise<{ default: ComponentType<P> }> {
  try {
    return { default: await load() };
  } catch (error) {
    const pause = RETRY_PAUSES_MS[tries];
    if (pause === undefined || !isWorthRetrying(error)) {
      reportFault(remote, 'part', error);
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    return partOf(remote, load, tries + 1);
  }
}

/** Time that is used up stays so, and a remote of another contract won't change by asking again. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof LoadError) || error.phase === 'download' || error.phase === 'init';
}
