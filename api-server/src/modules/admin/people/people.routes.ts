import * as contract from '@shared-kit/contracts/admin';
import { FOUND_PEOPLE } from '@shared-kit/contracts/admin';
import { notFound, refuse } from '../../../platform/errors.ts';
import {
  accountStateOf,
  administeredPeople,
  entersBySsoOnly,
  lockOwners,
  ownSessions,
  sendAccessLinkMail,
  setActive,
} from '../../identity/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectSomebodyElse, hasMoreRights } from '../access/more-rights.policy.ts';
import { roleGrants } from '../access/role-grants.repository.ts';
import { peopleGroups } from '../groups/people-groups.repository.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import { expectOwnerLeft } from '../roles/last-owner.policy.ts';
import { filterConditions } from './chosen-people.service.ts';
import { lockToChange, subjectOf } from './person-access.policy.ts';
import { presentListedPerson, presentPerson } from './person.presenter.ts';
import { departmentOptions } from '../units/visible-units.service.ts';
import { createAdministered, saveAdministered } from './save-person.service.ts';

/** Serves the people of the administration. */
export function servePeople(api: AdminApi): void {
  api.handle(contract.listPeople, async ({ query, db, actor, storage }) => {
    const { q, state, department, idGroup, idLeader, sort, direction, limit } = query;
    const filter = { q, state, department, idGroup, idLeader };
    const conditions = filterConditions(db, filter);
    const reachable = administeredPeople(db, actor.reach('people.read'));
    const from = placeIn(query);
    const rows = await reachable.page({
      filter,
      conditions,
      sort,
      descending: direction === 'descending',
      from,
      limit,
    });
    const page = pageOf(rows, { from, limit, placeOf: (row) => ({ key: row.sort_key, id: row.id_user }) });
    return {
      total: await reachable.count(filter, conditions),
      people: page.rows.map((row) => presentListedPerson(row, storage.signMediaUrl)),
      places: page.places,
    };
  });

  api.handle(contract.findPeople, async ({ query, db, actor }) => {
    const rows = await administeredPeople(db, actor.reach('people.read')).page({
      filter: { q: query.q },
      conditions: [],
      sort: 'name',
      descending: false,
      from: undefined,
      limit: FOUND_PEOPLE,
    });
    return {
      people: rows.slice(0, FOUND_PEOPLE).map((row) => ({
        idPerson: row.id_user,
        name: row.name,
        department: row.department,
        state: accountStateOf(row),
      })),
    };
  });

  api.handle(contract.listPeopleOptions, async ({ db, actor }) => ({
    departments: await departmentOptions(db, actor),
    groups: (await peopleGroups(db).all()).map(({ id_group: idGroup, name }) => ({ idGroup, name })),
  }));

  api.handle(contract.readPerson, async ({ params, db, actor, storage, now }) => {
    const { idPerson } = params;
    const row = await administeredPeople(db, actor.reach('people.read')).find(idPerson);
    if (!row) throw notFound('Esta pessoa não existe ou não está ao seu alcance.');
    const [grants, mayEdit, mayAccess, groups, live] = await Promise.all([
      roleGrants(db).of(idPerson, row.admin),
      administeredPeople(db, actor.reach('people.edit')).find(idPerson),
      administeredPeople(db, actor.reach('people.access')).find(idPerson),
      peopleGroups(db).ofPerson(idPerson),
      ownSessions(db, idPerson).live(now),
    ]);
    // Roles differ in their scopes: who reads this person may lack the rights that they have over others.
    const sessions = mayAccess ? live : [];
    const canEdit = mayEdit !== undefined && !hasMoreRights(actor, subjectOf(row, grants));
    const canChangeAccess = mayAccess !== undefined && canEdit && idPerson !== actor.idUser;
    const around = { groups, sessions, canEdit, canChangeAccess };
    return { person: presentPerson(row, around, storage.signMediaUrl) };
  });

  api.handle(contract.createPerson, async (context) => ({
    success: true,
    idPerson: await createAdministered(context),
  }));

  api.handle(contract.savePerson, async (context) => ({ success: true, version: await saveAdministered(context) }));

  api.handle(contract.sendAccessLink, async ({ params, db, actor, audit, jobs, request, tenant }) => {
    const row = await lockToChange(db, actor, { right: 'people.access', idPerson: params.idPerson });
    expectSomebodyElse(actor, row.id_user);
    if (!row.active)
      throw refuse('admin.inactive', 409, 'Esta pessoa está sem acesso. Ative o acesso antes de enviar o link.');
    if (row.email === '') throw refuse('admin.no-email', 409, 'Esta pessoa não tem e-mail para receber o link.');
    if (entersBySsoOnly(row))
      throw refuse('admin.sso-only', 409, 'Esta pessoa entra pelo login da empresa e não tem senha no portal.');
    await jobs.send(db, sendAccessLinkMail, {
      idUser: row.id_user,
      portalUrl: request.portalUrl,
      tenant: tenant.name,
    });
    await audit({ subject: { kind: 'person', id: row.id_user, name: row.name } });
    return { success: true };
  });

  api.handle(contract.setPersonActive, async ({ params, body, db, actor, audit, now }) => {
    if (!body.active) await lockOwners(db);
    const row = await lockToChange(db, actor, { right: 'people.access', idPerson: params.idPerson });
    expectSomebodyElse(actor, row.id_user);
    if (!body.active && row.active) await expectOwnerLeft(db, row.id_user);
    await setActive(db, { idUser: row.id_user, active: body.active, now });
    const words = (active: boolean) => (active ? 'ativo' : 'sem acesso');
    await audit({
      subject: { kind: 'person', id: row.id_user, name: row.name },
      changes:
        row.active === body.active ? [] : [{ field: 'access', before: words(row.active), after: words(body.active) }],
      reason: body.reason,
    });
    return { success: true };
  });

  api.handle(contract.endPersonSessions, async ({ params, body, db, actor, audit, now }) => {
    const row = await lockToChange(db, actor, { right: 'people.access', idPerson: params.idPerson });
    expectSomebodyElse(actor, row.id_user);
    const ended = await ownSessions(db, row.id_user).endAllBut(null, now);
    await audit({
      subject: { kind: 'person', id: row.id_user, name: row.name },
      changes: [{ field: 'sessions', before: String(ended), after: '0' }],
      reason: body.reason,
    });
    return { success: true, ended };
  });
}
