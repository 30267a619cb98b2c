import { ApiError } from '@shared-kit/runtime/api';
import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { REMOTE_CONTRACT } from './define-remote.ts';
import type { RemoteModule } from './define-remote.ts';
import { preloadRelease } from './preload-release.ts';
import { alteredModuleOf } from './altered-module.ts';
import { clearBroken, isBroken, recordBroken } from './broken-releases.ts';
import { dropCachedParts } from './part-cache.ts';
import { LoadError, failureOf, isFinal, markFinal, withDeadline } from './load-error.ts';
import { watchFailedFiles } from './failed-files.ts';
import { choiceOf, idle, nextRemoteState, nextTry } from './remote-state.rules.ts';
import type { Choice, LoadFailure, LoadPhase, NextTry, RemoteEvent, RemoteState } from './remote-state.rules.ts';
import { pauseBeforeRetry } from './pause-before-retry.ts';
import { fallbackOf, releaseOf, showComposition } from './shown-composition.ts';

/** Fault of a remote, with the names that its team needs to find it. */
export interface RemoteFault {
  readonly remote: string;
  readonly version: string;
  readonly phase: LoadPhase;
  /** Starts with the file, relative to the release, when a file is the cause. */
  readonly message: string;
}

/** A remote that is ready, with the release that was loaded. */
export interface Loaded {
  readonly module: RemoteModule;
  readonly release: Release;
}

/** Services that the shell supplies. */
export interface FederationHost {
  readonly composition: Composition;
  /**
   * Downloads a release's entry and returns its exposed module. `attempt` is 2 or more when this release was tried
   * before: the cache must then be bypassed.
   */
  fetchModule(release: Release, attempt: number): Promise<RemoteModule>;
  report(fault: RemoteFault): void;
  /**
   * Called when code of a release begins to run for the first time, and with null when it has run. A page that hangs
   * never gets to the second call.
   */
  onRun?(release: Release | null): void;
}

let host: FederationHost | undefined;
const states = new Map<string, RemoteState>();
const pending = new Map<string, Promise<Loaded>>();
/** Number of requests by release address. */
const requestCounts = new Map<string, number>();
const listeners = new Set<() => void>();

/** Configures federation. The shell calls it once, before the first page or slot renders. */
export function configureFederation(next: FederationHost): void {
  host = next;
  showComposition(next.composition);
  states.clear();
  pending.clear();
  requestCounts.clear();
  dropCachedParts();
  watchFailedFiles();
}

/** Notifies the shell of the release whose code runs now. */
export function noteRun(release: Release | null): void {
  host?.onRun?.(release);
}

function configured(): FederationHost {
  if (!host) throw new Error('configureFederation() was not called');
  return host;
}

function chosen(remote: string, choice: Choice): Release {
  const release = choice === 'fallback' ? fallbackOf(remote) : releaseOf(remote);
  if (!release) throw new Error(`${remote} is not part of this composition`);
  return release;
}

/** Returns the current state of a remote. */
export function remoteState(remote: string): RemoteState {
  return states.get(remote) ?? idle;
}

/** Calls the listener at each state change of any remote. Returns a function that unsubscribes. */
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

function report(release: Release, failure: LoadFailure): void {
  if (release.format === 'var') reportFailure(release, failure);
  else
    void alteredModuleOf(release).then((altered) =>
      reportFailure(release, altered === undefined ? failure : { ...failure, phase: 'integrity', file: altered }),
    );
}

function reportFailure({ remote, version }: Release, { phase, message, file }: LoadFailure): void {
  configured().report({ remote, version, phase, message: file === undefined ? message : `${file}: ${message}` });
}

/** Loads a remote once. A failure is not remembered: the next call tries again. */
export async function loadRemote(remote: string): Promise<RemoteModule> {
  return (await loadRelease(remote)).module;
}

/** Loads a remote like `loadRemote`, and also returns its release: the last known good when the current one failed. */
export function loadRelease(remote: string): Promise<Loaded> {
  const state = remoteState(remote);
  if (state.kind === 'ready') return Promise.resolve({ module: state.module, release: chosen(remote, state.choice) });
  const pendingLoad = pending.get(remote);
  if (pendingLoad) return pendingLoad;
  const load = loadInTurn(remote).finally(() => pending.delete(remote));
  pending.set(remote, load);
  return load;
}

/** Loads the current release, with retries that can help, then the last known good. */
async function loadInTurn(remote: string): Promise<Loaded> {
  const current = chosen(remote, 'current');
  const before = remoteState(remote);
  // A user requested it after all automatic attempts had failed.
  if (before.kind === 'failed' && before.next === 'stop') clearBroken(current);
  for (let tries = 0, last: Choice | undefined; ; tries += 1) {
    const { attempt, choice } = request(remote, current);
    if (choice !== last) tries = 0;
    last = choice;
    const release = chosen(remote, choice);
    if (choice === 'fallback' && tries === 0) preloadRelease(release);
    try {
      const module = await attemptLoad(release);
      advance(remote, { kind: 'arrived', attempt, module });
      return { module, release };
    } catch (error) {
      const failure = failureOf(error, release);
      const next = afterFailure(release, choice, failure, tries);
      advance(remote, { kind: 'broke', attempt, failure, next });
      if (next === 'stop') throw markFinal(error);
      if (next === 'retry') await pauseBeforeRetry(tries);
    }
  }
}

function request(remote: string, current: Release): { attempt: number; choice: Choice } {
  const isKnown = fallbackOf(remote) !== undefined && isBroken(current, Date.now());
  const state = advance(remote, { kind: 'requested', known: isKnown ? knownBroken : undefined });
  return { attempt: state.attempt, choice: choiceOf(state) };
}

const knownBroken: LoadFailure = { phase: 'part', message: 'broke in this tab a short while ago', isPassing: false };

/**
 * Decides the next step, reports a failure that is not retried, and remembers a release that the last known good
 * replaces.
 */
function afterFailure(release: Release, choice: Choice, failure: LoadFailure, tries: number): NextTry {
  const next = nextTry(failure, { tries, choice, hasFallback: fallbackOf(release.remote) !== undefined });
  if (next !== 'retry') report(release, failure);
  if (next === 'fallback') recordBroken(release, Date.now());
  return next;
}

async function attemptLoad(release: Release): Promise<RemoteModule> {
  const attempt = (requestCounts.get(release.baseUrl) ?? 0) + 1;
  requestCounts.set(release.baseUrl, attempt);
  const module = await withDeadline(configured().fetchModule(release, attempt), release);
  if (module.contract !== REMOTE_CONTRACT)
    throw new LoadError('contract', `contract ${module.contract} is not ${REMOTE_CONTRACT}`);
  if (!started.has(module)) module.start?.();
  started.add(module);
  return module;
}

const started = new WeakSet<RemoteModule>();

/**
 * Decides what happens to a failed part of a ready remote: retry, switch to the last known good, or show the error in
 * its place. Reports an error once, at its first caller.
 */
export function judgeFailure(release: Release, error: unknown, tries: number): NextTry {
  if (isFinal(error)) return 'stop';
  const choice = release === fallbackOf(release.remote) ? 'fallback' : 'current';
  const failure = failureOf(error, release);
  const next = afterFailure(release, choice, failure, tries);
  if (next === 'fallback') advance(release.remote, { kind: 'failed', failure });
  if (next === 'stop') markFinal(error);
  return next;
}

/**
 * Does the same for an error thrown while the part was shown. Long after the first render, the release as a whole is
 * not at fault.
 */
export function reportThrow(release: Release, error: unknown, isSettled: boolean): NextTry {
  if (isFinal(error)) return 'stop';
  // A refusal of the server would also be returned to another version.
  const isOwn = !isSettled && !(error instanceof ApiError);
  if (isOwn)
    return judgeFailure(release, new LoadError('render', error instanceof Error ? error.message : String(error)), 0);
  report(release, failureOf(error, release, 'render'));
  return 'stop';
}
