import { hasRight } from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { users } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { actorOf } from '../access/admin-api.service.ts';
import { JobFailure } from './job-failure.types.ts';

/** Returns who started a job, with the roles that they have now. Throws when they lost the right meanwhile. */
export async function jobActor(db: TenantDb, idActor: number, right: AdminRight): Promise<AdminActor> {
  const user = await users(db).find(idActor);
  const actor =
    user?.active === true
      ? await actorOf(db, {
          idUser: user.id_user,
          name: user.name,
          admin: user.admin,
          permissions: { developer: user.developer, canAccessSupport: user.can_access_support },
        })
      : undefined;
  if (actor && hasRight(actor.roles, right)) return actor;
  throw new JobFailure('Quem iniciou a tarefa não tem mais o direito de fazê-la.');
}
