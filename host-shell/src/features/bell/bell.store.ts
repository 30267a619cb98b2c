import { createStore } from '@shared-kit/runtime/state';

interface BellState {
  /** True when the bell counts and follows: the page was idle once, or the person clicked. */
  readonly isLive: boolean;
  /** True when the page receives changes over its connection. */
  readonly isConnected: boolean;
}

const atFirst: BellState = { isLive: false, isConnected: false };

/** State of the bell, which outlives the header: viewers and evaluations have none. */
export const useBell = createStore<BellState>(() => atFirst);

export function goLive(): void {
  useBell.setState({ isLive: true });
}

/** Forgets the bell of a person who leaves. */
export function resetBell(): void {
  useBell.setState(atFirst);
}
