import {
  createUnit,
  createUnitsOfDepartments,
  listEnrolmentRules,
  listPeople,
  listPeopleOptions,
  listSavedViews,
  listUnits,
  readPersonRoles,
  removeUnit,
  saveUnit,
  saveView,
} from '@shared-kit/contracts/admin';
import type { UnitFields } from '@shared-kit/contracts/admin';
import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import {
  app,
  inTenant,
  makeHolder,
  makeRule,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { makeUnit } from './test/unit-samples.fixtures.ts';

startAdministration();

const first = (name: string): UnitFields => ({ name, code: '', idParent: null, idLeader: null });
const tree = async (as = owner) => (await app.ok(listUnits, {}, { as })).units;
const unitNamed = async (name: string) => {
  const unit = (await tree()).find(({ fields }) => fields.name === name);
  if (!unit) throw new Error(`no unit: ${name}`);
  return unit;
};
const save = async (name: string, changes: Partial<UnitFields>) => {
  const { idUnit, version, fields } = await unitNamed(name);
  return app.call(
    saveUnit,
    { params: { idUnit }, body: { version, fields: { ...fields, ...changes } } },
    { as: owner },
  );
};
const remove = (idUnit: number, idTarget: number | null) =>
  app.call(removeUnit, { params: { idUnit }, body: { idTarget } }, { as: owner });
const peopleIn = async (department: string, as = owner) =>
  (await app.ok(listPeople, { query: { department } }, { as })).total;

test('lists units in the order of the tree and counts people with those of subunits', async () => {
  const north = await makeUnit('Norte');
  const shop = await makeUnit('Loja 10', north);
  await makeUnit('Loja 9', north);
  await makeUnit('Estoque', shop);
  for (const department of ['Norte', 'Loja 10', 'Estoque', 'Estoque']) await app.makeUser(app.tenant, { department });
  const found = (await tree()).slice(-4);
  expect(found.map(({ fields, level, people, peopleBelow }) => [fields.name, level, people, peopleBelow])).toEqual([
    ['Norte', 0, 1, 4],
    ['Loja 9', 1, 0, 0],
    ['Loja 10', 1, 1, 3],
    ['Estoque', 2, 2, 2],
  ]);
  expect(await peopleIn('Norte')).toBe(4);
  expect(await peopleIn('Loja 10')).toBe(3);
  const { departments } = await app.ok(listPeopleOptions, {}, { as: owner });
  expect(departments).toContainEqual({ name: 'Loja 10', people: 3, level: 1 });
});

test('a role whose scope is a unit reaches the people of its subunits, and nobody beside it', async () => {
  const south = await makeUnit('Sul');
  await makeUnit('Sul interior', south);
  await makeUnit('Sudeste');
  const below = await app.makeUser(app.tenant, { department: 'Sul interior' });
  await app.makeUser(app.tenant, { department: 'Sudeste' });
  const hr = await makeHolder('hr', { kind: 'departments', departments: ['Sul'] });
  const { people } = await app.ok(listPeople, { query: {} }, { as: hr });
  expect(people.map(({ idPerson }) => idPerson)).toEqual([below.idUser]);
  expect(await peopleIn('Sudeste', hr)).toBe(0);
  expect((await tree(hr)).map(({ fields }) => fields.name)).toEqual(['Sul', 'Sul interior']);
  await app.refused(createUnit, { body: { fields: first('Minha') } }, 403, { as: hr });
  const only = await makeHolder('hr', { kind: 'departments', departments: ['Sul interior'] });
  await app.makeUser(app.tenant, { department: 'Sul' });
  expect((await app.ok(listPeople, { query: {} }, { as: only })).total).toBe(1);
});

test('units of another company of the same name widen no scope', async () => {
  const theirs = await makeUnit('Homônima', null, app.otherTenant);
  await makeUnit('Abaixo da homônima', theirs, app.otherTenant);
  await makeUnit('Homônima');
  await app.makeUser(app.tenant, { department: 'Abaixo da homônima' });
  const hr = await makeHolder('hr', { kind: 'departments', departments: ['Homônima'] });
  expect((await app.ok(listPeople, { query: {} }, { as: hr })).total).toBe(0);
  await app.refused(saveUnit, { params: { idUnit: theirs }, body: { version: 1, fields: first('X') } }, 404, {
    as: owner,
  });
  await app.refused(createUnit, { body: { fields: { ...first('Y'), idParent: theirs } } }, 404, { as: owner });
  await app.refused(createUnit, { body: { fields: { ...first('Y'), idLeader: app.otherUser.idUser } } }, 400, {
    as: owner,
  });
});

test('a rename takes along people, roles, rules, saved views and what is open to the unit only', async () => {
  await makeUnit('Velha');
  const person = await app.makeUser(app.tenant, { department: 'Velha' });
  const hr = await makeHolder('hr', { kind: 'departments', departments: ['Outra', 'Velha'] });
  const idRule = await makeRule('Velha');
  await app.ok(
    saveView,
    { params: { list: 'people' }, body: { name: 'Minha', query: 'departamento=Velha&ordem=name' } },
    { as: owner },
  );
  await inTenant((db) =>
    db
      .updateTable('nodes')
      .set({ departments: toJson(['Velha', 'Outra']) })
      .where('id_node', '=', training.outra)
      .execute(),
  );
  expect((await save('Velha', { name: 'Nova' })).status).toBe(200);
  expect(await peopleIn('Nova', hr)).toBe(1);
  const { roles } = await app.ok(readPersonRoles, { params: { idPerson: hr.idUser } }, { as: owner });
  expect(roles.map(({ scope }) => scope)).toMatchObject([{ departments: ['Nova', 'Outra'] }]);
  const { rules } = await app.ok(listEnrolmentRules, {}, { as: owner });
  expect(rules.find((rule) => rule.idRule === idRule)).toMatchObject({ version: 2, fields: { departments: ['Nova'] } });
  const { views } = await app.ok(listSavedViews, { params: { list: 'people' } }, { as: owner });
  expect(views).toContainEqual({ name: 'Minha', query: 'departamento=Nova&ordem=name' });
  const node = await inTenant((db) =>
    db.selectFrom('nodes').select('departments').where('id_node', '=', training.outra).executeTakeFirstOrThrow(),
  );
  expect(node.departments).toEqual(['Nova', 'Outra']);
  await inTenant((db) =>
    db.updateTable('nodes').set({ departments: null }).where('id_node', '=', training.outra).execute(),
  );
  const row = await inTenant((db) =>
    db.selectFrom('users').select('department').where('id_user', '=', person.idUser).executeTakeFirstOrThrow(),
  );
  expect(row.department).toBe('Nova');
});

test('rejects a taken name or code, a loop, too many levels and an older version', async () => {
  await makeUnit('Raiz');
  const root = await unitNamed('Raiz');
  await app.refused(createUnit, { body: { fields: first(' RAIZ ') } }, 409, { as: owner });
  await app.ok(
    createUnit,
    { body: { fields: { ...first('Filha'), code: 'F1', idParent: root.idUnit } } },
    { as: owner },
  );
  await app.refused(createUnit, { body: { fields: { ...first('Gêmea'), code: 'f1' } } }, 409, { as: owner });
  const { idUnit } = await unitNamed('Filha');
  expect((await save('Raiz', { idParent: idUnit })).body).toMatchObject({ code: 'admin.unit-loop' });
  expect((await save('Raiz', { idParent: root.idUnit })).body).toMatchObject({ code: 'admin.unit-loop' });
  let above = idUnit;
  for (let level = 3; level <= 8; level += 1) above = await makeUnit(`Nível ${level}`, above);
  const deep = await app.call(
    createUnit,
    { body: { fields: { ...first('Nível 9'), idParent: above } } },
    { as: owner },
  );
  expect(deep.body).toMatchObject({ code: 'admin.unit-levels' });
  expect((await save('Filha', { idParent: null })).status).toBe(200);
  const stale = { params: { idUnit }, body: { version: 1, fields: first('Filha') } };
  await app.refused(saveUnit, stale, 409, { as: owner });
});

test('refuses one of two concurrent moves that would make a loop', async () => {
  const [one, other] = [await makeUnit('Par A'), await makeUnit('Par B')];
  const replies = await Promise.all([save('Par A', { idParent: other }), save('Par B', { idParent: one })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('removes an empty unit only, or joins it to another one with its people and subunits', async () => {
  const [gone, target] = [await makeUnit('Some'), await makeUnit('Recebe')];
  const child = await makeUnit('Filha da que some', gone);
  await app.makeUser(app.tenant, { department: 'Some' });
  expect((await remove(gone, null)).body).toMatchObject({ code: 'admin.unit-in-use' });
  expect((await remove(gone, child)).body).toMatchObject({ code: 'admin.unit-loop' });
  expect((await remove(gone, gone)).body).toMatchObject({ code: 'admin.unit-loop' });
  expect((await remove(gone, target)).status).toBe(200);
  expect((await remove(gone, target)).status).toBe(404);
  expect(await unitNamed('Filha da que some')).toMatchObject({ fields: { idParent: target } });
  expect(await peopleIn('Recebe')).toBe(1);
  expect((await remove(child, null)).status).toBe(200);
});

test('a unit that gives somebody their scope is neither removed nor joined, which would widen the scope', async () => {
  const [scoped, other] = [await makeUnit('De alguém'), await makeUnit('De ninguém')];
  await makeHolder('hr', { kind: 'departments', departments: ['De alguém'] });
  expect((await remove(scoped, null)).status).toBe(409);
  expect((await remove(scoped, other)).status).toBe(409);
});

test('departments of people become units once, and people of another spelling join them', async () => {
  for (const department of ['Jurídico', 'jurídico', 'Compras']) await app.makeUser(app.tenant, { department });
  const names = ['Jurídico', 'jurídico', 'Compras'];
  const { departments } = await app.ok(listUnits, {}, { as: owner });
  expect(departments.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  const create = () => app.ok(createUnitsOfDepartments, { body: { names } }, { as: owner });
  expect(await create()).toMatchObject({ created: 2 });
  expect(await create()).toMatchObject({ created: 0 });
  expect(await unitNamed('Jurídico')).toMatchObject({ people: 2 });
  const left = (await app.ok(listUnits, {}, { as: owner })).departments.map(({ name }) => name);
  expect(left).not.toEqual(expect.arrayContaining(['jurídico']));
});
