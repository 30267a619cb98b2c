import { GROUP_UNDO_SECONDS, scopesOf } from '@shared-kit/contracts/admin';
import type { undoGroupChange } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import type { HandlerContext } from '../../../platform/module.ts';
import { administeredPeople, people } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { ActDetails } from '../access/admin-api.service.ts';
import { reachesWholeCompany } from '../access/whole-company.policy.ts';
import { applyEnrolmentRules } from '../rules/apply-rules.job.ts';
import { groupChanges } from './group-changes.repository.ts';
import { memberChange } from './member-change.presenter.ts';
import { peopleGroups } from './people-groups.repository.ts';

interface Administered {
  readonly actor: AdminActor;
  audit(details: ActDetails): Promise<void>;
}

/**
 * Undoes a change of the members of a group, once and for a short time, and returns how many people it changed back.
 * People who were added or removed again since stay as they are.
 */
export async function undoChange(context: HandlerContext<typeof undoGroupChange> & Administered): Promise<number> {
  const { params, db, jobs, actor, audit, now } = context;
  const groups = peopleGroups(db);
  const group = await groups.lock(params.idGroup);
  const change = await groupChanges(db).find(params.idGroup, params.idChange);
  const isUndoable =
    group?.deleted_at === null &&
    change !== undefined &&
    change.changed_at.getTime() > now.getTime() - GROUP_UNDO_SECONDS * 1000 &&
    (change.id_actor === actor.idUser || reachesWholeCompany(actor, 'groups.edit'));
  if (!isUndoable) throw notFound('Esta mudança não pode mais ser desfeita.');
  const ids = peopleOf(db, actor, change);
  const back = change.kind === 'add' ? 'remove' : 'add';
  const changed = await (back === 'add'
    ? groups.add(params.idGroup, ids, now)
    : groups.remove(params.idGroup, ids, change.changed_at));
  await groupChanges(db).remove(params.idChange);
  await audit({
    subject: { kind: 'group', id: params.idGroup, name: group.name },
    changes: [memberChange(back, changed.length)],
  });
  if (changed.length > 0) await jobs.send(db, applyEnrolmentRules, {});
  return changed.length;
}

interface GroupChange {
  readonly id_group: number;
  readonly people: readonly number[];
}

/**
 * Selects the people of a change who are in the actor's reach. Somebody whose scope is the group reaches those whom the
 * change took out of it, because they are back in it afterwards.
 */
function peopleOf(db: TenantDb, actor: AdminActor, { id_group: idGroup, people: ids }: GroupChange) {
  const isOwnGroup = scopesOf(actor.roles, 'groups.edit').some(
    (scope) => scope.kind === 'groups' && scope.groups.includes(idGroup),
  );
  return isOwnGroup
    ? people(db)
        .where('id_user', 'in', [...ids])
        .clearSelect()
        .select('id_user')
    : administeredPeople(db, actor.reach('groups.edit')).among(ids);
}
