import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseLimits } from './database-limits.rules.ts';

interface Scope {
  readonly limits: DatabaseLimits;
  isOpen: boolean;
  readonly afterwards: (() => void)[];
}

const scopes = new AsyncLocalStorage<Scope>();

/** Returns true inside the work of an open transaction of a tenant. */
export function isInTransaction(): boolean {
  return scopes.getStore()?.isOpen === true;
}

/** Returns the limits of the open transaction, or undefined outside of one. */
export function limitsOfTransaction(): DatabaseLimits | undefined {
  const scope = scopes.getStore();
  return scope?.isOpen ? scope.limits : undefined;
}

/** Runs `effect` when the surrounding transaction has ended, committed or not; at once when none is open. */
export function whenTransactionEnds(effect: () => void): void {
  const scope = scopes.getStore();
  if (scope?.isOpen) scope.afterwards.push(effect);
  else effect();
}

/** Marks everything that `work` calls as part of a transaction until it ends. */
export async function inTransactionScope<T>(limits: DatabaseLimits, work: () => Promise<T>): Promise<T> {
  const scope: Scope = { limits, isOpen: true, afterwards: [] };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.isOpen = false;
    for (const effect of scope.afterwards) effect();
  }
}

/** Runs `work` unmarked: for timers that are set inside a transaction and run without it. */
export function outsideTransaction<T>(work: () => T): T {
  return scopes.exit(work);
}
