import { Component, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Release } from '@shared-kit/contracts/delivery';
import type { RemoteModule } from './define-remote.ts';
import { dropCachedPart, cachedPart } from './part-cache.ts';
import { withDeadline } from './load-error.ts';
import { pauseBeforeRetry } from './pause-before-retry.ts';
import { judgeFailure, loadRelease, noteRun, reportThrow } from './remotes.ts';

/** Time in milliseconds within which a throw counts as a defect of the release: the last known good replaces it. */
const SETTLED_AFTER_MS = 5_000;

interface CatchProps {
  /** Returns whether the place must be rendered again. */
  readonly onThrow: (error: unknown, isSettled: boolean) => boolean;
  readonly again: () => void;
  readonly loading: ReactNode;
  readonly broken: ReactNode;
  readonly children: ReactNode;
}

interface CatchState {
  readonly kind: 'whole' | 'caught' | 'broken';
}

/** Contains errors of a remote, thrown in render or in an effect, in the remote's own place. */
class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { kind: 'whole' };

  readonly #since = performance.now();

  static getDerivedStateFromError(): CatchState {
    return { kind: 'caught' };
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.onThrow(error, performance.now() - this.#since > SETTLED_AFTER_MS)) this.props.again();
    else this.setState({ kind: 'broken' });
  }

  override render(): ReactNode {
    switch (this.state.kind) {
      case 'whole':
        return this.props.children;
      case 'caught':
        return this.props.loading;
      case 'broken':
        return this.props.broken;
    }
  }
}

/** Picks a part of a remote and loads it. */
export type ComponentLoader<P> = (module: RemoteModule) => Promise<ComponentType<P>>;

export interface BoundaryProps<P> {
  readonly remote: string;
  /** Name of the remote's part: `page/cart`, `component/cart-badge`. */
  readonly part: string;
  /** Called again at each attempt. Must keep its identity between renders. */
  readonly load: ComponentLoader<P>;
  readonly props: P;
  readonly loading: ReactNode;
  /** Rendered in the part's place when it is broken; `retry` starts over. */
  readonly broken: (retry: () => void) => ReactNode;
}

/**
 * Renders one part of a remote in its own place: loads it, shows it, falls back to the last known good, and contains
 * its failures.
 */
export function RemoteBoundary<P extends object>({
  remote,
  part,
  load,
  props,
  loading: placeholder,
  broken,
}: BoundaryProps<P>): ReactNode {
  const [attempt, setAttempt] = useState(1);
  const key = `${remote}/${part}`;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another attempt is another load
  const loaded = useMemo(() => cachedPart(key, () => beginToLoad(remote, load)), [key, remote, load, attempt]);
  const again = (): void => setAttempt(attempt + 1);
  const judge: CatchProps['onThrow'] = (error, isSettled) => {
    dropCachedPart(key);
    noteRun(null);
    return loaded.onThrow(error, isSettled);
  };
  return (
    <Catch key={`${key} ${attempt}`} again={again} onThrow={judge} loading={placeholder} broken={broken(again)}>
      <Suspense fallback={placeholder}>
        <Loaded part={loaded} props={props} placeholder={placeholder} />
      </Suspense>
    </Catch>
  );
}

interface LoadingPart<P> {
  /** Returns the result of the load; undefined while it is pending. */
  readonly outcome: () => Outcome<P> | undefined;
  readonly settled: Promise<unknown>;
  /** Returns the release that it was loaded from; undefined while it loads. */
  readonly release: () => Release | undefined;
  /** Returns whether it has been shown: its first run is over. */
  readonly hasRun: () => boolean;
  readonly endRun: () => void;
  readonly onThrow: CatchProps['onThrow'];
}

type Outcome<P> = { readonly Part: ComponentType<P> } | { readonly error: unknown };

interface LoadedProps<P> {
  readonly part: LoadingPart<P>;
  readonly props: P;
  readonly placeholder: ReactNode;
}

/**
 * Renders a part once it is loaded. Does not use lazy(): React shows a part that suspended only 300 ms after its
 * fallback, even if the part arrives after 10 ms.
 */
function Loaded<P extends object>({ part, props, placeholder }: LoadedProps<P>): ReactNode {
  const [, setSettled] = useState(false);
  const outcome = part.outcome();
  useEffect(() => {
    if (outcome) return;
    let isGone = false;
    void part.settled.then(() => isGone || setSettled(true));
    return () => {
      isGone = true;
    };
  }, [part, outcome]);
  const isLoaded = outcome !== undefined && 'Part' in outcome;
  // Runs after the effects of the part.
  useEffect(() => {
    if (!isLoaded || part.hasRun()) return;
    part.endRun();
    noteRun(null);
  }, [part, isLoaded]);
  if (!outcome) return placeholder;
  if ('error' in outcome) throw outcome.error;
  noteFirstRun(part);
  return (
    <>
      <BeforeEffects part={part} />
      <outcome.Part {...props} />
    </>
  );
}

/** Notes the release before its code runs for the first time: a part that loops for ever is known by its last note. */
function noteFirstRun({ hasRun, release }: Pick<LoadingPart<never>, 'hasRun' | 'release'>): void {
  if (!hasRun()) noteRun(release() ?? null);
}

/** Notes the release before the effects of the part that follows: another part may have rendered meanwhile. */
function BeforeEffects({ part }: { readonly part: Pick<LoadingPart<never>, 'hasRun' | 'release'> }): null {
  useLayoutEffect(() => noteFirstRun(part), [part]);
  useEffect(() => noteFirstRun(part), [part]);
  return null;
}

function beginToLoad<P>(remote: string, load: ComponentLoader<P>): LoadingPart<P> {
  let from: Release | undefined;
  let outcome: Outcome<P> | undefined;
  let hasRun = false;
  const note = (release: Release): void => {
    from = release;
  };
  const settled = partOf(remote, load, note).then(
    (Part) => (outcome = { Part }),
    (error: unknown) => (outcome = { error }),
  );
  return {
    outcome: () => outcome,
    settled,
    release: () => from,
    hasRun: () => hasRun,
    endRun: () => {
      hasRun = true;
    },
    onThrow: (error, isSettled) => from !== undefined && reportThrow(from, error, isSettled) === 'fallback',
  };
}

/** Loads a part and retries while a retry can help: the same release first, then the last known good. */
async function partOf<P>(
  remote: string,
  load: ComponentLoader<P>,
  onRelease: (release: Release) => void,
): Promise<ComponentType<P>> {
  for (let tries = 0, hasFallenBack = false; ; tries += 1) {
    const { module, release } = await loadRelease(remote);
    onRelease(release);
    try {
      return await withDeadline(load(module), release);
    } catch (error) {
      const next = judgeFailure(release, error, tries);
      if (next === 'stop' || (next === 'fallback' && hasFallenBack)) throw error;
      if (next === 'retry') await pauseBeforeRetry(tries);
      else hasFallenBack = true;
    }
  }
}
