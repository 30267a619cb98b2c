import {
  changeGroupMembers,
  createGroup,
  listGroups,
  listPeople,
  renameGroup,
  setGroupDeleted,
} from '@shared-kit/contracts/admin';
import type { PeopleSelection } from '@shared-kit/contracts/admin';
import { actsOf, app, makeGroup, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { groupNameVersion, groupVersion } from './test/versions.fixtures.ts';

startAdministration();

const change = (idGroup: number, selection: PeopleSelection, as = owner, kind: 'add' | 'remove' = 'add') =>
  app.call(changeGroupMembers, { params: { idGroup }, body: { change: kind, selection } }, { as });

const deletion = async (idGroup: number, deleted: boolean) => ({
  params: { idGroup },
  body: deleted ? { deleted, version: await groupVersion(idGroup) } : { deleted },
});

test('rejects the name of another group, whatever the case', async () => {
  await app.ok(createGroup, { body: { name: 'Brigada de incêndio' } }, { as: owner });
  await app.refused(createGroup, { body: { name: 'BRIGADA DE INCÊNDIO ' } }, 409, { as: owner });
  await app.refused(createGroup, { body: { name: '  ' } }, 400, { as: owner });
});

test('rejects people of another company and people out of reach, and adds nobody then', async () => {
  const idGroup = await makeGroup('Só meus');
  const [mine, other] = [await app.makeUser(app.tenant, { department: 'Meu' }), await app.makeUser()];
  const hr = await makeHolder('hr', { kind: 'departments', departments: ['Meu'] });
  for (const stranger of [other.idUser, app.otherUser.idUser, 999_999])
    expect((await change(idGroup, { kind: 'ids', ids: [mine.idUser, stranger] }, hr)).status).toBe(404);
  const { groups } = await app.ok(listGroups, {}, { as: owner });
  expect(groups.find((group) => group.idGroup === idGroup)?.people).toBe(0);
});

test('adds everybody whom a filter finds, within the reach, and counts who was there', async () => {
  const idGroup = await makeGroup('Filtro');
  const people = [];
  for (let index = 0; index < 5; index += 1) people.push(await app.makeUser(app.tenant, { department: 'Filtrado' }));
  await change(idGroup, { kind: 'ids', ids: [people[0]?.idUser ?? 0] });
  const filter = { department: 'Filtrado' };
  const narrow = await makeHolder('hr', { kind: 'departments', departments: ['Outro'] });
  expect((await change(idGroup, { kind: 'filter', filter }, narrow)).body).toMatchObject({ changed: 0, unchanged: 0 });
  expect((await change(idGroup, { kind: 'filter', filter })).body).toMatchObject({ changed: 4, unchanged: 1 });
  expect((await app.ok(listPeople, { query: { idGroup } }, { as: owner })).total).toBe(5);
  expect((await change(idGroup, { kind: 'filter', filter: { idGroup } }, owner, 'remove')).body).toMatchObject({
    changed: 5,
  });
});

test('a group comes back out of the trash with its members, unless its name was taken', async () => {
  const user = await app.makeUser();
  const idGroup = await makeGroup('Lixeira', [user]);
  const setDeleted = async (deleted: boolean) =>
    app.call(setGroupDeleted, await deletion(idGroup, deleted), { as: owner });
  await setDeleted(true);
  expect((await app.ok(listGroups, {}, { as: owner })).groups.map((group) => group.idGroup)).not.toContain(idGroup);
  expect((await change(idGroup, { kind: 'ids', ids: [user.idUser] })).status).toBe(404);
  await setDeleted(false);
  expect((await app.ok(listPeople, { query: { idGroup } }, { as: owner })).total).toBe(1);
  await setDeleted(true);
  await app.ok(createGroup, { body: { name: 'lixeira' } }, { as: owner });
  expect((await setDeleted(false)).status).toBe(409);
});

test('a repeated deletion or restoration of a group is refused, and the log has no entry without a change', async () => {
  const idGroup = await makeGroup('Repetida');
  const as = await makeHolder('owner', { kind: 'all' });
  const statuses = [];
  for (const deleted of [false, true, true, false, false])
    statuses.push((await app.call(setGroupDeleted, await deletion(idGroup, deleted), { as })).status);
  expect(statuses).toEqual([404, 200, 404, 200, 404]);
  expect((await actsOf(as)).map(({ changes }) => changes)).toEqual([
    [{ field: 'group', before: 'em uso', after: 'na lixeira' }],
    [{ field: 'group', before: 'na lixeira', after: 'em uso' }],
  ]);
});

test('a group whose members somebody changed since it was read is not deleted', async () => {
  const [first, second] = [await app.makeUser(), await app.makeUser()];
  const idGroup = await makeGroup('Mudado', [first]);
  const other = await makeHolder('owner', { kind: 'all' });
  const read = async () =>
    (await app.ok(listGroups, {}, { as: owner })).groups.find((group) => group.idGroup === idGroup)?.version ?? '';
  const deleteIn = (version: string) =>
    app.call(setGroupDeleted, { params: { idGroup }, body: { deleted: true, version } }, { as: other });
  const changes = [
    () => change(idGroup, { kind: 'ids', ids: [second.idUser] }),
    () => change(idGroup, { kind: 'ids', ids: [first.idUser] }, owner, 'remove'),
    () => change(idGroup, { kind: 'ids', ids: [second.idUser] }, owner, 'remove'),
  ];
  for (const somebodyChanges of changes) {
    const version = await read();
    app.clock.advance(1000);
    await somebodyChanges();
    const { status, body } = await deleteIn(version);
    expect([status, body]).toMatchObject([409, { code: 'admin.changed-meanwhile' }]);
  }
  expect(await actsOf(other)).toEqual([]);
  expect((await deleteIn(await read())).status).toBe(200);
  app.clock.reset();
});

test('a group that gives somebody their scope is not deleted', async () => {
  const idGroup = await makeGroup('Alcance');
  await makeHolder('hr', { kind: 'groups', groups: [idGroup] });
  await app.refused(setGroupDeleted, await deletion(idGroup, true), 409, { as: owner });
});

test('renames a group in the version of its name, also to another case, and reports a taken name at its field', async () => {
  const [user] = [await app.makeUser()];
  const idGroup = await makeGroup('nome antigo');
  await makeGroup('Ocupado');
  const as = await makeHolder('owner', { kind: 'all' });
  const rename = async (name: string, version?: string, by = as) =>
    app.call(
      renameGroup,
      { params: { idGroup }, body: { name, version: version ?? (await groupNameVersion(idGroup)) } },
      { as: by },
    );
  const { groups } = await app.ok(listGroups, {}, { as: owner });
  const read = groups.find((group) => group.idGroup === idGroup);
  await change(idGroup, { kind: 'ids', ids: [user.idUser] });
  expect((await rename('Nome antigo', read?.nameVersion)).status).toBe(200);
  expect((await rename('Outro', read?.nameVersion)).body).toMatchObject({ code: 'admin.changed-meanwhile' });
  expect((await rename('OCUPADO')).body).toMatchObject({
    code: 'admin.group-exists',
    issues: [{ path: 'body.name' }],
  });
  expect((await rename('  ')).status).toBe(400);
  const hr = await makeHolder('hr', { kind: 'departments', departments: ['RH'] });
  expect((await rename('Nosso', undefined, hr)).body).toMatchObject({ code: 'admin.out-of-scope' });
  expect((await rename('Lido', undefined, await makeHolder('reports', { kind: 'all' }))).status).toBe(403);
  expect((await actsOf(as)).map(({ act, changes }) => [act, changes])).toEqual([
    ['admin.rename-group', [{ field: 'name', before: 'nome antigo', after: 'Nome antigo' }]],
  ]);
});

test('a group that somebody renamed since it was read is not deleted, and one in the trash is not renamed', async () => {
  const idGroup = await makeGroup('Antes do nome');
  const read = await groupVersion(idGroup);
  const rename = async (name: string) =>
    app.call(
      renameGroup,
      { params: { idGroup }, body: { name, version: await groupNameVersion(idGroup) } },
      { as: owner },
    );
  expect((await rename('Depois do nome')).status).toBe(200);
  const input = { params: { idGroup }, body: { deleted: true, version: read } } as const;
  expect((await app.call(setGroupDeleted, input, { as: owner })).body).toMatchObject({
    code: 'admin.changed-meanwhile',
  });
  await app.ok(setGroupDeleted, await deletion(idGroup, true), { as: owner });
  expect((await rename('Na lixeira')).status).toBe(404);
});
