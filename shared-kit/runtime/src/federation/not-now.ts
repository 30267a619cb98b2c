import { useEffect } from 'react';
import { create } from 'zustand';

interface Hold {
  readonly reason: string;
}

const useHolds = create<{ readonly holds: readonly Hold[] }>(() => ({ holds: [] }));

/**
 * Blocks updates: until the returned function is called, the page is neither replaced by a newer version of the portal
 * nor offered one. For cases where a reload would cost the user something: a running evaluation, a payment, unsent
 * text.
 */
export function notNow(reason: string): () => void {
  const hold: Hold = { reason };
  useHolds.setState(({ holds }) => ({ holds: [...holds, hold] }));
  return () => useHolds.setState(({ holds }) => ({ holds: holds.filter((each) => each !== hold) }));
}

/** Blocks updates while `active` is true and the component is mounted. The reason is for developers. */
export function useNotNow(active: boolean, reason: string): void {
  useEffect(() => (active ? notNow(reason) : undefined), [active, reason]);
}

/** Returns the reasons why the page may not be replaced now; empty when it may. */
export function notNowReasons(): readonly string[] {
  return useHolds.getState().holds.map(({ reason }) => reason);
}

/** Returns the same reasons and renders again when they change. */
export function useNotNowReasons(): readonly string[] {
  return useHolds(({ holds }) => holds).map(({ reason }) => reason);
}
