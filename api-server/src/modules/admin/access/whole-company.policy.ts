import { scopesOf } from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { refuse } from '../../../platform/errors.ts';
import type { AdminActor } from './actor.types.ts';

/** Refuses an actor whose role gives the right for a part of the company only. */
export function expectWholeCompany({ roles }: AdminActor, right: AdminRight, message: string): void {
  if (!scopesOf(roles, right).some(({ kind }) => kind === 'all')) throw refuse('admin.out-of-scope', 403, message);
}
