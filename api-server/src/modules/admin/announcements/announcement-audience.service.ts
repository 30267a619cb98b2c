import type { AdminScope } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { PeopleCondition } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { peopleIn } from '../access/people-scope.service.ts';

/** Returns the conditions of whom an announcement reaches: the audience, as far as the sender's scope goes. */
export function audienceOf(db: TenantDb, actor: AdminActor, audience: AdminScope): readonly PeopleCondition[] {
  return [actor.reach('announcements.send'), peopleIn(db, actor.idUser, [audience])];
}
