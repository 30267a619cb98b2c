import { TRASH_DAYS } from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { notFound } from '../../../platform/errors.ts';

/** Returns the moment after which something must have been deleted to be restored now. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS);
}

/** Returns when something that was deleted at a moment leaves the trash. */
export function leavesTrashAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS);
}

/** Refuses to restore what is not in the trash. */
export const notInTrash = () => notFound('Isto não está mais na lixeira.');
