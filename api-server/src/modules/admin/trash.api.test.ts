import {
  addCompanyDomain,
  createGroup,
  createUnit,
  listClassMeetings,
  listCompanyDomains,
  listGroups,
  listSavedViews,
  listTrash,
  listUnits,
  removeCompanyDomain,
  removeUnit,
  restoreDomain,
  restoreMeeting,
  restoreUnit,
  saveClassMeetings,
  saveView,
  setGroupDeleted,
} from '@shared-kit/contracts/admin';
import type { TrashedThing } from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { TestUser } from '../../test/index.ts';
import { organisationUnits } from '../identity/index.ts';
import {
  app,
  inTenant,
  makeClass,
  makeGroup,
  makeHolder,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { domainVersion, groupVersion } from './test/versions.fixtures.ts';
import { emptyTrash } from './trash/empty-trash.job.ts';

startAdministration();

const things = async (as = owner, at = app.tenant) => (await app.ok(listTrash, {}, { as, at })).things;
const found = async (name: string, as = owner): Promise<TrashedThing | undefined> =>
  (await things(as)).find((thing) => thing.name === name);
const idOf = async (name: string): Promise<number> => {
  const thing = await found(name);
  if (!thing || !('idTrash' in thing)) throw new Error(`${name} is not in the trash`);
  return thing.idTrash;
};
const restore = (
  endpoint: typeof restoreUnit | typeof restoreMeeting | typeof restoreDomain,
  idTrash: number,
  as = owner,
) => app.call(endpoint, { params: { idTrash }, body: {} }, { as });
const unitNamed = async (name: string) =>
  (await app.ok(listUnits, {}, { as: owner })).units.find(({ fields }) => fields.name === name);

async function removedUnit(name: string, fields: object = {}): Promise<number> {
  const all = { name, code: '', idParent: null, idLeader: null, ...fields };
  const { idUnit } = await app.ok(createUnit, { body: { fields: all } }, { as: owner });
  await app.ok(removeUnit, { params: { idUnit }, body: { idTarget: null } }, { as: owner });
  return idOf(name);
}

test('a unit comes back with code, place, leader and the key of its files', async () => {
  const leader = await app.makeUser();
  const { idUnit: idParent } = await app.ok(
    createUnit,
    { body: { fields: { name: 'Acima', code: '', idParent: null, idLeader: null } } },
    { as: owner },
  );
  const fields = { name: 'Volta', code: 'V1', idParent, idLeader: leader.idUser };
  const { idUnit } = await app.ok(createUnit, { body: { fields } }, { as: owner });
  await inTenant((db) =>
    db.updateTable('organisation_units').set({ key: 'volta' }).where('id_unit', '=', idUnit).execute(),
  );
  await app.ok(removeUnit, { params: { idUnit }, body: { idTarget: null } }, { as: owner });
  expect(await found('Volta')).toMatchObject({ kind: 'unit', place: 'Acima', deletedBy: owner.name });
  const idTrash = await idOf('Volta');
  expect((await restore(restoreUnit, idTrash)).status).toBe(200);
  expect((await unitNamed('Volta'))?.fields).toEqual(fields);
  expect((await inTenant((db) => organisationUnits(db).all())).map(({ key }) => key)).toContain('volta');
  expect(await found('Volta')).toBeUndefined();
  expect((await restore(restoreUnit, idTrash)).status).toBe(404);
});

test('a unit whose name was taken stays in the trash, and one whose parent has gone gets to the first level', async () => {
  const idTaken = await removedUnit('Disputada');
  await app.ok(
    createUnit,
    { body: { fields: { name: 'DISPUTADA', code: '', idParent: null, idLeader: null } } },
    { as: owner },
  );
  expect((await restore(restoreUnit, idTaken)).status).toBe(409);
  expect(await found('Disputada')).toBeDefined();
  const { idUnit: idParent } = await app.ok(
    createUnit,
    { body: { fields: { name: 'Some', code: '', idParent: null, idLeader: null } } },
    { as: owner },
  );
  const idOrphan = await removedUnit('Órfã', { idParent });
  await app.ok(removeUnit, { params: { idUnit: idParent }, body: { idTarget: null } }, { as: owner });
  await restore(restoreUnit, idOrphan);
  expect((await unitNamed('Órfã'))?.fields.idParent).toBeNull();
});

test('a meeting comes back into its class, and undoing its deletion takes it out of the trash', async () => {
  const { idClass } = await makeClass('livre');
  const fields = {
    meetingType: 'PRESENCIAL' as const,
    start: '2027-05-03T09:00',
    finish: '2027-05-03T11:00',
    address: 'Sala do lixo',
    speaker: 'Ivo',
  };
  const save = async (meetings: { idMeeting: number | null; fields: typeof fields }[]) => {
    const { version } = await app.ok(listClassMeetings, { params: { idClass } }, { as: owner });
    return app.ok(saveClassMeetings, { params: { idClass }, body: { version, meetings } }, { as: owner });
  };
  const inTrash = async (as = owner) => (await things(as)).filter(({ place }) => place === 'Turma do lixo');
  await inTenant((db) =>
    db.updateTable('teams').set({ name: 'Turma do lixo' }).where('id_team', '=', idClass).execute(),
  );
  await save([{ idMeeting: null, fields }]);
  await save([]);
  expect(await inTrash()).toHaveLength(1);
  await save([{ idMeeting: null, fields }]);
  expect(await inTrash()).toEqual([]);
  await save([]);
  const [thing] = await inTrash();
  if (thing?.kind !== 'meeting') throw new Error('no meeting');
  const elsewhere = await makeHolder('approver', { kind: 'trainings', trainings: [training.outra] });
  expect(await inTrash(elsewhere)).toEqual([]);
  expect((await restore(restoreMeeting, thing.idTrash, elsewhere)).status).toBe(404);
  const here = await makeHolder('approver', { kind: 'trainings', trainings: [training.livre] });
  expect(await inTrash(here)).toHaveLength(1);
  expect((await restore(restoreMeeting, thing.idTrash, here)).status).toBe(200);
  const { meetings } = await app.ok(listClassMeetings, { params: { idClass } }, { as: owner });
  expect(meetings.map((meeting) => meeting.fields)).toEqual([fields]);
});

test('a domain comes back with the record that proves it, and waits for its proof', async () => {
  const host = 'volta.exemplo.com.br';
  const claim = async () =>
    (await app.ok(listCompanyDomains, {}, { as: owner })).domains.find((domain) => domain.host === host);
  await app.ok(addCompanyDomain, { body: { host } }, { as: owner });
  const record = (await claim())?.record;
  await app.ok(removeCompanyDomain, { params: { host }, query: { version: await domainVersion(host) } }, { as: owner });
  const idTrash = await idOf(host);
  // A thing of one kind is not restored as another.
  expect((await restore(restoreUnit, idTrash)).status).toBe(404);
  expect((await restore(restoreDomain, idTrash)).status).toBe(200);
  expect(await claim()).toMatchObject({ state: 'waiting', record });
  await app.ok(removeCompanyDomain, { params: { host }, query: { version: await domainVersion(host) } }, { as: owner });
});

test('a group shows its members and who deleted it, and a view is its owner’s only', async () => {
  const idGroup = await makeGroup('Grupo no lixo', [await app.makeUser(), await app.makeUser()]);
  await app.ok(
    setGroupDeleted,
    { params: { idGroup }, body: { deleted: true, version: await groupVersion(idGroup) } },
    { as: owner },
  );
  expect(await found('Grupo no lixo')).toMatchObject({ kind: 'group', idGroup, people: 2, deletedBy: owner.name });
  const params = { list: 'people' as const };
  await app.ok(saveView, { params, body: { name: 'No lixo', query: 'acesso=never' } }, { as: owner });
  await app.ok(saveView, { params, body: { name: 'No lixo', query: null } }, { as: owner });
  expect((await app.ok(listSavedViews, { params }, { as: owner })).views).toEqual([]);
  expect(await found('No lixo')).toMatchObject({ kind: 'view', list: 'people', query: 'acesso=never' });
  expect(await found('No lixo', await makeHolder('owner', { kind: 'all' }))).toBeUndefined();
  const { views } = await app.ok(saveView, { params, body: { name: 'No lixo', query: 'acesso=never' } }, { as: owner });
  expect(views).toEqual([{ name: 'No lixo', query: 'acesso=never' }]);
  expect(await found('No lixo')).toBeUndefined();
});

test('neither another company nor a narrower role sees the trash', async () => {
  const idTrash = await removedUnit('Só daqui');
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  expect(await things(stranger, app.otherTenant)).toEqual([]);
  const elsewhere = await app.call(
    restoreUnit,
    { params: { idTrash }, body: {} },
    { as: stranger, at: app.otherTenant },
  );
  expect(elsewhere.status).toBe(404);
  const narrow: TestUser[] = [
    await makeHolder('hr', { kind: 'departments', departments: ['Só daqui'] }),
    await makeHolder('author', { kind: 'all' }),
    await makeHolder('dpo', { kind: 'all' }),
  ];
  for (const holder of narrow) {
    expect(await things(holder)).toEqual([]);
    expect((await restore(restoreUnit, idTrash, holder)).status).toBe(403);
  }
});

test('after 30 days nothing is restored, and the job removes it, with a group’s members and one entry in the log', async () => {
  const idTrash = await removedUnit('Velha');
  const idGroup = await makeGroup('Grupo velho', [await app.makeUser()]);
  await app.ok(
    setGroupDeleted,
    { params: { idGroup }, body: { deleted: true, version: await groupVersion(idGroup) } },
    { as: owner },
  );
  const { idGroup: idKept } = await app.ok(createGroup, { body: { name: 'Fica' } }, { as: owner });
  const before = app.clock.now();
  app.clock.advance(30 * DAY_MS);
  const now = app.clock.now();
  const as = await makeHolder('owner', { kind: 'all' });
  expect(await found('Velha', as)).toBeUndefined();
  expect((await restore(restoreUnit, idTrash, as)).status).toBe(404);
  await app.runJobs(emptyTrash);
  const rows = await inTenant(async (db) => ({
    trash: await db.selectFrom('trash').select('id_trash').where('id_trash', '=', idTrash).execute(),
    members: await db.selectFrom('people_group_members').select('id_user').where('id_group', '=', idGroup).execute(),
    acts: await db
      .selectFrom('audit_acts')
      .select('changes')
      .where('act', '=', 'system.empty-trash')
      .where('at', '=', now)
      .execute(),
  }));
  expect([rows.trash, rows.members]).toEqual([[], []]);
  expect(rows.acts).toHaveLength(1);
  expect(rows.acts[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'unit', before: 'Velha', after: '' },
      { field: 'group', before: 'Grupo velho', after: '' },
    ]),
  );
  expect((await app.ok(listGroups, {}, { as })).groups.map((group) => group.idGroup)).toContain(idKept);
  app.clock.set(before);
});
