import { notFound } from '../../../platform/errors.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { administeredPeople } from '../../identity/index.ts';
import type { AdministeredRow } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { expectNoMoreRights } from '../access/more-rights.policy.ts';
import { roleGrants } from '../access/role-grants.repository.ts';
import type { RoleGrant } from '../access/role-grants.repository.ts';

/** Returns a person and their roles in the shape that the policy of rights compares. */
export function subjectOf(row: AdministeredRow, roles: readonly RoleGrant[]) {
  return {
    idUser: row.id_user,
    roles,
    permissions: { developer: row.developer, canAccessSupport: row.can_access_support },
  };
}

/**
 * Locks a person whom the actor may change by this right. Throws 404 for people out of reach, and 403 for people with
 * rights that the actor lacks.
 */
export async function lockToChange(
  db: TenantDb,
  actor: AdminActor,
  { right, idPerson }: { right: AdminRight; idPerson: number },
): Promise<AdministeredRow> {
  const row = await administeredPeople(db, actor.reach(right)).lock(idPerson);
  if (!row) throw notFound('Esta pessoa não existe ou não está ao seu alcance.');
  expectNoMoreRights(actor, subjectOf(row, await roleGrants(db).of(idPerson, row.admin)));
  return row;
}
