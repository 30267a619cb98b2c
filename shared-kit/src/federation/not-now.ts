import { useEffect, useSyncExternalStore } from 'react';

interface Hold {
  readonly reason: string;
}

let holds: readonly Hold[] = [];
const listeners = new Set<() => void>();

function become(next: readonly Hold[]): void {
  holds = next;
  for (const listener of Array.from(listeners)) listener();
}

/**
 * "Not now": until the returned function is called, the page is neither replaced by a newer version of the portal nor offered
 * one. For what a new page would cost the person: an evaluation under way, a payment, typed text that was not sent.
 */
export function notNow(reason: string): () => void {
  const hold: Hold = { reason };
  become([...holds, hold]);
  return () => become(holds.filter((each) => each !== hold));
}

/** Says "not now" for as long as `active` is true and the component is mounted. The reason is for developers. */
export function useNotNow(active: boolean, reason: string): void {
  useEffect(() => (active ? notNow(reason) : undefined), [active, reason]);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Why the page may not be replaced now; empty when it may. */
export function notNowReasons(): readonly string[] {
  return holds.map(({ reason }) => reason);
}

/** The same, kept up to date. */
export function useNotNowReasons(): readonly string[] {
  return useSyncExternalStore(follow, () => holds).map(({ reason }) => reason);
}
