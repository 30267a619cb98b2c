import type { RemoteModule } from './define-remote.ts';

/** Where a remote's loading stopped. */
export type LoadPhase = 'download' | 'init' | 'contract' | 'deadline' | 'part';

export interface LoadFailure {
  readonly phase: LoadPhase;
  readonly message: string;
}

/** One remote in one page. `attempt` numbers its loads, so that what arrives late can be told apart. */
export type RemoteState =
  | { readonly kind: 'idle'; readonly attempt: 0 }
  | { readonly kind: 'loading'; readonly attempt: number }
  | { readonly kind: 'retrying'; readonly attempt: number; readonly last: LoadFailure }
  | { readonly kind: 'ready'; readonly attempt: number; readonly module: RemoteModule }
  | { readonly kind: 'failed'; readonly attempt: number; readonly failure: LoadFailure };

export type RemoteEvent =
  | { readonly kind: 'requested' }
  | { readonly kind: 'arrived'; readonly attempt: number; readonly module: RemoteModule }
  | { readonly kind: 'broke'; readonly attempt: number; readonly failure: LoadFailure };

export const idle: RemoteState = { kind: 'idle', attempt: 0 };

/** The next state. Events of an earlier attempt, and requests while one is under way, change nothing. */
export function nextRemoteState(state: RemoteState, event: RemoteEvent): RemoteState {
  switch (event.kind) {
    case 'requested':
      if (state.kind === 'idle') return { kind: 'loading', attempt: 1 };
      if (state.kind === 'failed') return { kind: 'retrying', attempt: state.attempt + 1, last: state.failure };
      return state;
    case 'arrived':
      return isUnderWay(state) && event.attempt === state.attempt ? { kind: 'ready', attempt: state.attempt, module: event.module } : state;
    case 'broke':
      return isUnderWay(state) && event.attempt === state.attempt ? { kind: 'failed', attempt: state.attempt, failure: event.failure } : state;
  }
}

function isUnderWay(state: RemoteState): boolean {
  return state.kind === 'loading' || state.kind === 'retrying';
}
