import { useSyncExternalStore } from 'react';
import { composition, onRemoteStateChange, remoteState } from 'shared-kit/federation';
import type { RemoteFault, RemoteState } from 'shared-kit/federation';

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
let journal: Journal = { steps: [], faults: [] };
let stop: (() => void) | undefined;
const readers = new Set<() => void>();

function become(next: Partial<Journal>): void {
  journal = { ...journal, ...next };
  for (const reader of readers) reader();
}

/** Begins a journal, before the first remote is loaded: the inspector that reads it may be opened much later. */
export function beginJournal(): void {
  stop?.();
  journal = { steps: [], faults: [] };
  const known = new Map<string, RemoteState>();
  stop = onRemoteStateChange(() => {
    const steps = composition().releases.flatMap(({ remote }): Step[] => {
      const state = remoteState(remote);
      if (state.kind === 'idle' || known.get(remote) === state) return [];
      known.set(remote, state);
      return [{ at: performance.now(), remote, state }];
    });
    if (steps.length > 0) become({ steps: [...journal.steps, ...steps].slice(-LENGTH) });
  });
}

export function noteFault(fault: RemoteFault): void {
  become({ faults: [...journal.faults, { ...fault, at: performance.now() }].slice(-LENGTH) });
}

function follow(reader: () => void): () => void {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
}

export function useJournal(): Journal {
  return useSyncExternalStore(follow, () => journal);
}
