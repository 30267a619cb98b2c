import { useEffect } from 'react';
import { create } from 'zustand';

interface Hold {
  readonly reason: string;
}

const useHolds = create<{ readonly holds: readonly Hold[] }>(() => ({ holds: [] }));

/**
 * "Not now": until the returned function is called, the page is neither replaced by a newer version of the portal nor offered
 * one. For what a new page would cost the person: an evaluation under way, a payment, typed text that was not sent.
 */
export function notNow(reason: string): () => void {
  const hold: Hold = { reason };
  useHolds.setState(({ holds }) => ({ holds: [...holds, hold] }));
  return () => useHolds.setState(({ holds }) => ({ holds: holds.filter((each) => each !== hold) }));
}

/** Says "not now" for as long as `active` is true and the component is mounted. The reason is for developers. */
export function useNotNow(active: boolean, reason: string): void {
  useEffect(() => (active ? notNow(reason) : undefined), [active, reason]);
}

/** Why the page may not be replaced now; empty when it may. */
export function notNowReasons(): readonly string[] {
  return useHolds.getState().holds.map(({ reason }) => reason);
}

/** The same, kept up to date. */
export function useNotNowReasons(): readonly string[] {
  return useHolds(({ holds }) => holds).map(({ reason }) => reason);
}
