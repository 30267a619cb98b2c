import { retryPlans } from 'shared-kit/contracts/retry';
import type { RemoteModule } from './define-remote.ts';

/** Where a version of a remote stopped. */
export type LoadPhase = 'download' | 'integrity' | 'signature' | 'init' | 'contract' | 'deadline' | 'part' | 'render';

export interface LoadFailure {
  readonly phase: LoadPhase;
  readonly message: string;
  /** The file that didn't come, relative to the release, where that is known. */
  readonly file?: string;
  /** Whether asking again can help: a connection comes back, bytes that aren't the recorded ones don't change. */
  readonly isPassing: boolean;
}

/** Which of the composition's two releases of a remote: the one it shows, or the last known good. */
export type Choice = 'current' | 'fallback';

/** What comes after a failure: the same release, the last known good, or nothing until somebody asks. */
export type NextTry = 'retry' | 'fallback' | 'stop';

/** One remote in one page. `attempt` numbers its loads, so that what arrives late can be told apart. */
export type RemoteState =
  | { readonly kind: 'idle'; readonly attempt: 0 }
  | { readonly kind: 'loading'; readonly attempt: number }
  | { readonly kind: 'retrying'; readonly attempt: number; readonly choice: Choice; readonly last: LoadFailure }
  | { readonly kind: 'fallback'; readonly attempt: number; readonly last: LoadFailure }
  | { readonly kind: 'ready'; readonly attempt: number; readonly choice: Choice; readonly module: RemoteModule }
  | {
      readonly kind: 'failed';
      readonly attempt: number;
      readonly choice: Choice;
      readonly next: NextTry;
      readonly failure: LoadFailure;
    };

export type RemoteEvent =
  /** `known`: why the current release isn't to be tried in this tab; the last known good goes first. */
  | { readonly kind: 'requested'; readonly known?: LoadFailure | undefined }
  | { readonly kind: 'arrived'; readonly attempt: number; readonly module: RemoteModule }
  | { readonly kind: 'broke'; readonly attempt: number; readonly failure: LoadFailure; readonly next: NextTry }
  /** What had arrived broke when it was shown, and the last known good is to take its place. */
  | { readonly kind: 'condemned'; readonly failure: LoadFailure };

export const idle: RemoteState = { kind: 'idle', attempt: 0 };

/** The next state. Events of an earlier attempt, and requests while one is under way, change nothing. */
export function nextRemoteState(state: RemoteState, event: RemoteEvent): RemoteState {
  switch (event.kind) {
    case 'requested':
      return afterRequest(state, event.known);
    case 'arrived':
      return isUnderWay(state, event.attempt)
        ? { kind: 'ready', attempt: state.attempt, choice: choiceOf(state), module: event.module }
        : state;
    case 'broke':
      return isUnderWay(state, event.attempt)
        ? { kind: 'failed', attempt: state.attempt, choice: choiceOf(state), next: event.next, failure: event.failure }
        : state;
    case 'condemned':
      if (state.kind !== 'ready' || state.choice === 'fallback') return state;
      return { kind: 'failed', attempt: state.attempt, choice: 'current', next: 'fallback', failure: event.failure };
  }
}

function afterRequest(state: RemoteState, known: LoadFailure | undefined): RemoteState {
  if (state.kind === 'idle')
    return known ? { kind: 'fallback', attempt: 1, last: known } : { kind: 'loading', attempt: 1 };
  if (state.kind !== 'failed') return state;
  const attempt = state.attempt + 1;
  if (state.next === 'fallback') return { kind: 'fallback', attempt, last: state.failure };
  // Somebody asked anew after all had failed: from the beginning.
  return { kind: 'retrying', attempt, choice: state.next === 'retry' ? state.choice : 'current', last: state.failure };
}

/** Which release a state is about. */
export function choiceOf(state: RemoteState): Choice {
  if (state.kind === 'fallback') return 'fallback';
  return 'choice' in state ? state.choice : 'current';
}

function isUnderWay(state: RemoteState, attempt: number): boolean {
  return (
    (state.kind === 'loading' || state.kind === 'retrying' || state.kind === 'fallback') && state.attempt === attempt
  );
}

interface Situation {
  /** How often this release was tried before. */
  readonly tries: number;
  readonly choice: Choice;
  readonly hasFallback: boolean;
}

/**
 * What to do by ourselves about a failure. With a last known good at hand a person waits for one more try at most; without one,
 * asking again is all that there is.
 */
export function nextTry(failure: LoadFailure, { tries, choice, hasFallback }: Situation): NextTry {
  const canFallBack = choice === 'current' && hasFallback;
  const patience = canFallBack ? 1 : retryPlans.code.retries;
  if (failure.isPassing && tries < patience) return 'retry';
  return canFallBack ? 'fallback' : 'stop';
}
