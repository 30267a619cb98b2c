import { scopesOf } from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { refuse } from '../../../platform/errors.ts';
import type { AdminActor } from './actor.types.ts';

/** Returns whether the actor's role gives the right for the whole company. */
export function reachesWholeCompany({ roles }: AdminActor, right: AdminRight): boolean {
  return scopesOf(roles, right).some(({ kind }) => kind === 'all');
}

/** Refuses an actor whose role gives the right for a part of the company only. */
export function expectWholeCompany(actor: AdminActor, right: AdminRight, message: string): void {
  if (!reachesWholeCompany(actor, right)) throw refuse('admin.out-of-scope', 403, message);
}
