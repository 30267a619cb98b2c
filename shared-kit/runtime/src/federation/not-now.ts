import { useEffect } from 'react';
import { create } from 'zustand';

interface Postponement {
  readonly reason: string;
}

const usePostponements = create<{ readonly postponements: readonly Postponement[] }>(() => ({ postponements: [] }));

/**
 * Blocks updates: until the returned function is called, the page is neither replaced by a newer version of the portal
 * nor offered one. For cases where a reload would cost the user something: a running evaluation, a payment, unsent
 * text.
 */
export function notNow(reason: string): () => void {
  const postponement: Postponement = { reason };
  usePostponements.setState(({ postponements }) => ({ postponements: [...postponements, postponement] }));
  return () =>
    usePostponements.setState(({ postponements }) => ({
      postponements: postponements.filter((each) => each !== postponement),
    }));
}

/** Blocks updates while `active` is true and the component is mounted. The reason is for developers. */
export function useNotNow(active: boolean, reason: string): void {
  useEffect(() => (active ? notNow(reason) : undefined), [active, reason]);
}

/** Returns the reasons why the page may not be replaced now; empty when it may. */
export function notNowReasons(): readonly string[] {
  return usePostponements.getState().postponements.map(({ reason }) => reason);
}

/** Returns the same reasons and renders again when they change. */
export function useNotNowReasons(): readonly string[] {
  return usePostponements(({ postponements }) => postponements).map(({ reason }) => reason);
}
