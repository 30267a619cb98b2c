import { useSyncExternalStore } from 'react';
import type { Composition, Release } from 'shared-kit/contracts/platform';
import { REMOTE_CONTRACT } from './define-remote.ts';
import type { RemoteModule } from './define-remote.ts';
import { idle, nextRemoteState } from './remote-state.rules.ts';
import type { LoadFailure, RemoteEvent, RemoteState } from './remote-state.rules.ts';

/** Download and init of a remote together may take this long. */
export const LOAD_DEADLINE_MS = 15_000;

/** A fault of a remote, named so that its team can find it. */
export interface RemoteFault {
  readonly remote: string;
  readonly version: string;
  readonly phase: string;
  readonly message: string;
}

/** What the shell (or a remote's stand-alone page) supplies. */
export interface FederationHost {
  readonly composition: Composition;
  /** Downloads a release's entry and gives its exposed module. `attempt` is 2 or more on a retry: nothing cached may answer. */
  fetchModule(release: Release, attempt: number): Promise<RemoteModule>;
  report(fault: RemoteFault): void;
}

let host: FederationHost | undefined;
let shown: Composition | undefined;
const compositionListeners = new Set<() => void>();
const states = new Map<string, RemoteState>();
const pending = new Map<string, Promise<RemoteModule>>();
const listeners = new Set<() => void>();

/** Called once, before the first page or slot renders. */
export function configureFederation(next: FederationHost): void {
  host = next;
  shown = next.composition;
  states.clear();
  pending.clear();
}

function configured(): FederationHost {
  if (!host) throw new Error('configureFederation() was not called');
  return host;
}

/** What the portal is made of in this page; a component that renders from it takes `useComposition()`. */
export function composition(): Composition {
  if (!shown) throw new Error('configureFederation() was not called');
  return shown;
}

/** The same, rendering again when it changes. */
export function useComposition(): Composition {
  return useSyncExternalStore(onCompositionChange, composition);
}

function onCompositionChange(listener: () => void): () => void {
  compositionListeners.add(listener);
  return () => {
    compositionListeners.delete(listener);
  };
}

/**
 * Takes what the tenant's composition has become while the page was open. Modules switched off go, modules switched on again come
 * back; each remote stays at the version that the page came with. Releases that the page did not come with wait for the next
 * page load: the page's policy lets no file run that it doesn't name.
 */
export function takeComposition(next: Composition): void {
  const { composition: page } = configured();
  shown = { ...page, id: next.id, modules: next.modules, releases: page.releases.filter(({ manifest }) => next.modules.includes(manifest.module)) };
  for (const listener of compositionListeners) listener();
}

/** The release of a remote in this composition; undefined where its module is off for the tenant. */
export function releaseOf(remote: string): Release | undefined {
  return composition().releases.find((release) => release.remote === remote);
}

export function remoteState(remote: string): RemoteState {
  return states.get(remote) ?? idle;
}

/** Called at each change of any remote's state; returns a function that stops it. */
export function onRemoteStateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function advance(remote: string, event: RemoteEvent): RemoteState {
  const state = nextRemoteState(remoteState(remote), event);
  states.set(remote, state);
  for (const listener of listeners) listener();
  return state;
}

const reported = new WeakSet<object>();

/** Reports a fault of a remote with the version that runs now; the same error is reported once, by who met it first. */
export function reportFault(remote: string, phase: string, error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const message = error instanceof Error ? error.message : String(error);
  configured().report({ remote, version: releaseOf(remote)?.version ?? 'none', phase, message });
}

/** Loads a remote once; a failure is never remembered as an answer, the next call tries again. */
export function loadRemote(remote: string): Promise<RemoteModule> {
  const state = remoteState(remote);
  if (state.kind === 'ready') return Promise.resolve(state.module);
  const underWay = pending.get(remote);
  if (underWay) return underWay;
  const load = attemptLoad(remote).finally(() => pending.delete(remote));
  pending.set(remote, load);
  return load;
}

async function attemptLoad(remote: string): Promise<RemoteModule> {
  const release = releaseOf(remote);
  if (!release) throw new Error(`${remote} is not part of this composition`);
  const { attempt } = advance(remote, { kind: 'requested' });
  try {
    const module = await withDeadline(configured().fetchModule(release, attempt));
    if (module.contract !== REMOTE_CONTRACT) throw new LoadError('contract', `contract ${module.contract} is not ${REMOTE_CONTRACT}`);
    if (attempt === 1) module.start?.();
    advance(remote, { kind: 'arrived', attempt, module });
    return module;
  } catch (error) {
    const failure = failureOf(error);
    advance(remote, { kind: 'broke', attempt, failure });
    reportFault(remote, failure.phase, error);
    throw error;
  }
}

/** A failure whose phase is known. */
export class LoadError extends Error {
  readonly phase: LoadFailure['phase'];

  constructor(phase: LoadFailure['phase'], message: string) {
    super(message);
    this.name = 'LoadError';
    this.phase = phase;
  }
}

function failureOf(error: unknown): LoadFailure {
  if (error instanceof LoadError) return { phase: error.phase, message: error.message };
  return { phase: 'download', message: error instanceof Error ? error.message : String(error) };
}

function withDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadError('deadline', `not ready after ${LOAD_DEADLINE_MS} ms`)), LOAD_DEADLINE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
