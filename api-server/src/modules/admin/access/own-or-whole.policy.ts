import { scopesOf } from '@shared-kit/contracts/admin';
import { notFound } from '../../../platform/errors.ts';
import type { AdminActor } from './actor.types.ts';

/** Returns whether the actor edits people of the whole company, and so sees the jobs and imports of others too. */
export function reachesWhole({ roles }: AdminActor): boolean {
  return scopesOf(roles, 'people.edit').some(({ kind }) => kind === 'all');
}

/** Returns a job or an import that the actor may see. Throws 404 for those of others, like for one that doesn't exist. */
export function expectOwn<Row extends { readonly id_actor: number }>(
  actor: AdminActor,
  row: Row | undefined,
  message: string,
): Row {
  if (row && (row.id_actor === actor.idUser || reachesWhole(actor))) return row;
  throw notFound(message);
}
