import { retryPlans } from '@shared-kit/contracts/retry';
import type { RemoteModule } from './define-remote.ts';

/** Phase in which the load of a release failed. */
export type LoadPhase = 'download' | 'integrity' | 'signature' | 'init' | 'contract' | 'deadline' | 'part' | 'render';

/** Failure of a load. */
export interface LoadFailure {
  readonly phase: LoadPhase;
  readonly message: string;
  /** File that did not arrive, relative to the release; undefined when unknown. */
  readonly file?: string;
  /** True when a retry can help: a lost connection returns, altered bytes stay altered. */
  readonly isPassing: boolean;
}

/** Which of the composition's two releases of a remote is used: the current one or the last known good. */
export type Choice = 'current' | 'fallback';

/** Step after a failure: the same release, the last known good, or nothing until a user requests it. */
export type NextTry = 'retry' | 'fallback' | 'stop';

/** State of one remote in one page. `attempt` numbers its loads, so that late results can be recognised. */
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
  /** `known`: reason why the current release must not be tried in this tab; the last known good is loaded first. */
  | { readonly kind: 'requested'; readonly known?: LoadFailure | undefined }
  | { readonly kind: 'arrived'; readonly attempt: number; readonly module: RemoteModule }
  | { readonly kind: 'broke'; readonly attempt: number; readonly failure: LoadFailure; readonly next: NextTry }
  /** A loaded release broke when it was shown; the last known good replaces it. */
  | { readonly kind: 'failed'; readonly failure: LoadFailure };

export const idle: RemoteState = { kind: 'idle', attempt: 0 };

/** Returns the next state. Ignores events of an earlier attempt and requests while one is pending. */
export function nextRemoteState(state: RemoteState, event: RemoteEvent): RemoteState {
  switch (event.kind) {
    case 'requested':
      return afterRequest(state, event.known);
    case 'arrived':
      return isPending(state, event.attempt)
        ? { kind: 'ready', attempt: state.attempt, choice: choiceOf(state), module: event.module }
        : state;
    case 'broke':
      return isPending(state, event.attempt)
        ? { kind: 'failed', attempt: state.attempt, choice: choiceOf(state), next: event.next, failure: event.failure }
        : state;
    case 'failed':
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
  // A new request after all attempts have failed starts from the beginning.
  return { kind: 'retrying', attempt, choice: state.next === 'retry' ? state.choice : 'current', last: state.failure };
}

/** Returns which release a state refers to. */
export function choiceOf(state: RemoteState): Choice {
  if (state.kind === 'fallback') return 'fallback';
  return 'choice' in state ? state.choice : 'current';
}

function isPending(state: RemoteState, attempt: number): boolean {
  return (
    (state.kind === 'loading' || state.kind === 'retrying' || state.kind === 'fallback') && state.attempt === attempt
  );
}

interface Situation {
  /** Number of earlier attempts with this release. */
  readonly tries: number;
  readonly choice: Choice;
  readonly hasFallback: boolean;
}

/**
 * Decides the automatic reaction to a failure. With a last known good the user waits for at most one retry; without
 * one, retrying is the only option.
 */
export function nextTry(failure: LoadFailure, { tries, choice, hasFallback }: Situation): NextTry {
  const canFallBack = choice === 'current' && hasFallback;
  const patience = canFallBack ? 1 : retryPlans.code.retries;
  if (failure.isPassing && tries < patience) return 'retry';
  return canFallBack ? 'fallback' : 'stop';
}
