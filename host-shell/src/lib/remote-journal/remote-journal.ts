import { composition, onRemoteStateChange, remoteState } from '@shared-kit/runtime/federation';
import type { RemoteFault, RemoteState } from '@shared-kit/runtime/federation';
import { createStore } from '@shared-kit/runtime/state';

/** State change of a remote. `at` is milliseconds since the page started. */
interface Step {
  readonly at: number;
  readonly remote: string;
  readonly state: RemoteState;
}

interface NotedFault extends RemoteFault {
  readonly at: number;
}

/** State changes of this page's remotes, oldest first. */
export interface Journal {
  readonly steps: readonly Step[];
  readonly faults: readonly NotedFault[];
}

const LENGTH = 500;
const empty: Journal = { steps: [], faults: [] };
let stop: (() => void) | undefined;

/** Journal of this page; components that read it render again when it grows. */
export const useJournal = createStore<Journal>(() => empty);

/** Starts the journal before the first remote loads, because the inspector that reads it may open much later. */
export function beginJournal(): void {
  stop?.();
  useJournal.setState(empty);
  const known = new Map<string, RemoteState>();
  stop = onRemoteStateChange(() => {
    const steps = composition().releases.flatMap(({ remote }): Step[] => {
      const state = remoteState(remote);
      if (state.kind === 'idle' || known.get(remote) === state) return [];
      known.set(remote, state);
      return [{ at: performance.now(), remote, state }];
    });
    if (steps.length > 0) useJournal.setState((journal) => ({ steps: [...journal.steps, ...steps].slice(-LENGTH) }));
  });
}

export function recordFault(fault: RemoteFault): void {
  const noted = { ...fault, at: performance.now() };
  useJournal.setState(({ faults }) => ({ faults: [...faults, noted].slice(-LENGTH) }));
}
