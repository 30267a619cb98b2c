import * as contract from '@shared-kit/contracts/admin';
import { isDuplicateKey } from '../../../platform/database/database-fault.rules.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { administeredPeople } from '../../identity/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectUnchanged } from '../access/read-version.rules.ts';
import { expectWholeCompany } from '../access/whole-company.policy.ts';
import { roleGrants } from '../access/role-grants.repository.ts';
import { chosenPeople } from '../people/chosen-people.service.ts';
import { applyEnrolmentRules } from '../rules/apply-rules.job.ts';
import { notInTrash } from '../trash/trash-days.rules.ts';
import { groupChanges } from './group-changes.repository.ts';
import { nameVersionOf } from './group-version.rules.ts';
import { memberChange } from './member-change.presenter.ts';
import { peopleGroups } from './people-groups.repository.ts';
import { undoChange } from './undo-change.service.ts';

/** Seconds before rules follow a change of members: a little more than the ten in which pages offer to undo it. */
const RULES_WAIT_SECONDS = 15;

/** Serves groups of people. */
export function serveGroups(api: AdminApi): void {
  api.handle(contract.listGroups, async ({ db, actor }) => {
    const groups = peopleGroups(db);
    const [all, counts, versions] = await Promise.all([
      groups.all(),
      groups.counts(administeredPeople(db, actor.reach('people.read')).idsOf({}, [])),
      groups.versions(),
    ]);
    return {
      groups: all.map(({ id_group: idGroup, name }) => ({
        idGroup,
        name,
        people: counts.get(idGroup) ?? 0,
        version: versions.get(idGroup) ?? '',
        nameVersion: nameVersionOf(name),
      })),
    };
  });

  api.handle(contract.createGroup, async ({ body, db, audit, now }) => {
    const groups = peopleGroups(db);
    if (await groups.hasName(body.name)) throw groupExists();
    const idGroup = await refusingTakenName(() => groups.create(body.name, now));
    await audit({
      subject: { kind: 'group', id: idGroup, name: body.name },
      changes: [{ field: 'name', before: '', after: body.name }],
    });
    return { success: true, idGroup };
  });

  api.handle(contract.renameGroup, async ({ params, body, db, actor, audit }) => {
    expectWholeCompany(actor, 'groups.edit', 'Só quem alcança toda a empresa muda o nome de grupos.');
    const groups = peopleGroups(db);
    const group = await groups.lock(params.idGroup);
    if (!group || group.deleted_at !== null) throw notFound('Este grupo não existe.');
    expectUnchanged(
      nameVersionOf(group.name),
      body.version,
      `Outra pessoa mudou o nome deste grupo para ${group.name}.`,
    );
    if (await groups.hasName(body.name, params.idGroup)) throw groupExists();
    await refusingTakenName(() => groups.rename(params.idGroup, body.name));
    await audit({
      subject: { kind: 'group', id: params.idGroup, name: body.name },
      changes: [{ field: 'name', before: group.name, after: body.name }],
    });
    return { success: true };
  });

  api.handle(contract.setGroupDeleted, async ({ params, body, db, actor, audit, now }) => {
    expectWholeCompany(actor, 'groups.edit', 'Só quem alcança toda a empresa exclui grupos.');
    const groups = peopleGroups(db);
    const group = await groups.lock(params.idGroup);
    if (!group) throw notFound('Este grupo não existe.');
    if (body.deleted && (await roleGrants(db).namesGroup(params.idGroup)))
      throw refuse('admin.group-in-use', 409, 'O alcance de um papel usa este grupo. Mude o papel antes.');
    const wasDeleted = group.deleted_at !== null;
    // A repeated call is refused, so that the log has no entry without a change.
    if (body.deleted === wasDeleted) throw body.deleted ? notFound('Este grupo já está na lixeira.') : notInTrash();
    if (body.deleted)
      expectUnchanged(
        (await groups.versions(params.idGroup)).get(params.idGroup) ?? '',
        body.version,
        'Outra pessoa mudou este grupo. Confira como ele está agora.',
      );
    if (wasDeleted && (await groups.hasName(group.name))) throw groupExists();
    await groups.setDeleted(params.idGroup, body.deleted ? { at: now, by: actor.name } : null);
    const words = (deleted: boolean) => (deleted ? 'na lixeira' : 'em uso');
    await audit({
      subject: { kind: 'group', id: params.idGroup, name: group.name },
      changes: [{ field: 'group', before: words(wasDeleted), after: words(body.deleted) }],
    });
    return { success: true };
  });

  api.handle(contract.changeGroupMembers, async ({ params, body, db, jobs, actor, audit, now }) => {
    const groups = peopleGroups(db);
    const group = await groups.lock(params.idGroup);
    if (!group || group.deleted_at !== null) throw notFound('Este grupo não existe.');
    const { ids, count } = await chosenPeople(db, actor, { right: 'groups.edit', selection: body.selection });
    const changed = await (body.change === 'add'
      ? groups.add(params.idGroup, ids, now)
      : groups.remove(params.idGroup, ids));
    await audit({
      subject: { kind: 'group', id: params.idGroup, name: group.name },
      changes: [memberChange(body.change, changed.length)],
    });
    const reply = { success: true, changed: changed.length, unchanged: count - changed.length } as const;
    if (changed.length === 0) return reply;
    // Rules wait until the change is no longer undone: an enrolment by a rule and its mail could not be taken back.
    await jobs.send(db, applyEnrolmentRules, {}, { afterSeconds: RULES_WAIT_SECONDS });
    const { idUser: idActor } = actor;
    const change = { idGroup: params.idGroup, kind: body.change, idActor, people: changed, now };
    return { ...reply, idChange: await groupChanges(db).add(change) };
  });

  api.handle(contract.undoGroupChange, async (context) => ({ success: true, changed: await undoChange(context) }));
}

async function refusingTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) throw groupExists();
    throw error;
  }
}

function groupExists() {
  return refuse('admin.group-exists', 409, 'Já existe um grupo com este nome.', {
    issues: [{ path: 'body.name', message: 'Já existe um grupo com este nome' }],
  });
}
