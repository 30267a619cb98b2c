import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockOwners } from '../../identity/index.ts';

/** Refuses to take the last active owner: without one, nobody could give the role again. */
export async function expectOwnerLeft(db: TenantDb, idPerson: number): Promise<void> {
  const owners = await lockOwners(db);
  if (owners.length === 1 && owners[0] === idPerson)
    throw refuse(
      'admin.last-owner',
      409,
      'Esta é a última pessoa com o papel de Dono. Dê o papel a outra pessoa antes.',
    );
}
