import { composition, onRemoteStateChange, remoteState } from 'shared-kit/federation';
import type { RemoteFault, RemoteState } from 'shared-kit/federation';
import { createStore } from 'shared-kit/state';

/** A remote came into a state. `at` is milliseconds since the page began. */
interface Step {
  readonly at: number;
  readonly remote: string;
  readonly state: RemoteState;
}

interface NotedFault extends RemoteFault {
  readonly at: number;
}

/** What the remotes of this page went through, oldest first. */
export interface Journal {
  readonly steps: readonly Step[];
  readonly faults: readonly NotedFault[];
}

const LENGTH = 500;
const empty: Journal = { steps: [], faults: [] };
let stop: (() => void) | undefined;

/** The journal of this page; a component renders again when it grows. */
export const useJournal = createStore<Journal>(() => empty);

/** Begins a journal, before the first remote is loaded: the inspector that reads it may be opened much later. */
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

export function noteFault(fault: RemoteFault): void {
  const noted = { ...fault, at: performance.now() };
  useJournal.setState(({ faults }) => ({ faults: [...faults, noted].slice(-LENGTH) }));
}
