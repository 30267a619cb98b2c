import type { Registration } from '@shared-kit/contracts/delivery';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Refusal } from '../../../platform/errors.ts';

/** Returns what an operator has registered for a remote, or null. */
export async function registrationOf(db: SystemDb, remote: string): Promise<Registration | null> {
  return (await columns(db).where('remote', '=', remote).executeTakeFirst()) ?? null;
}

export async function allRegistrations(db: SystemDb): Promise<Registration[]> {
  return columns(db).orderBy('remote').execute();
}

export async function saveRegistration(
  db: SystemDb,
  { remote, module, owner, routes }: Registration,
  change: { readonly by: string; readonly now: Date },
): Promise<void> {
  const changed = { owner, routes: toJson(routes) };
  await db
    .insertInto('remotes')
    .values({ remote, module, ...changed, registered_by: change.by, registered_at: change.now })
    .onConflict((conflict) => conflict.column('remote').doUpdateSet(changed))
    .execute();
}

/** Deletes a registration. Returns false when there was none. */
export async function deleteRegistration(db: SystemDb, remote: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('remotes').where('remote', '=', remote).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the refusal of a remote that no operator has registered. */
export function notRegistered(remote: string): Refusal {
  return refuse(
    'registry.not-registered',
    409,
    `${remote} não está registrado. Um operador o registra com 'azulejo remote register'.`,
  );
}

function columns(db: SystemDb) {
  return db.selectFrom('remotes').select(['remote', 'module', 'owner', 'routes']);
}
