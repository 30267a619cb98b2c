import {
  GROUP_UNDO_SECONDS,
  changeGroupMembers,
  createEnrolmentRule,
  listPeople,
  listPersonEnrolments,
  setGroupDeleted,
  undoGroupChange,
} from '@shared-kit/contracts/admin';
import type { PeopleSelection } from '@shared-kit/contracts/admin';
import type { TestUser } from '../../test/index.ts';
import {
  actsOf,
  app,
  inTenant,
  makeGroup,
  makeHolder,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { groupVersion } from './test/versions.fixtures.ts';
import { emptyTrash } from './trash/empty-trash.job.ts';

startAdministration();

afterEach(() => app.clock.reset());

const idsOf = (users: readonly TestUser[]): PeopleSelection => ({
  kind: 'ids',
  ids: users.map(({ idUser }) => idUser),
});

const change = (idGroup: number, kind: 'add' | 'remove', selection: PeopleSelection, as = owner) =>
  app.ok(changeGroupMembers, { params: { idGroup }, body: { change: kind, selection } }, { as });

const undo = (idGroup: number, idChange = 0, as = owner) =>
  app.call(undoGroupChange, { params: { idGroup, idChange }, body: {} }, { as });

const membersOf = async (idGroup: number) => {
  const { people } = await app.ok(listPeople, { query: { idGroup, limit: 100 } }, { as: owner });
  return people.map(({ idPerson }) => idPerson).toSorted((one, other) => one - other);
};

const makeUsers = async (count: number, department = '') => {
  const users = [];
  for (let index = 0; index < count; index += 1) users.push(await app.makeUser(app.tenant, { department }));
  return users;
};

test('undoing an addition takes out only those whom it added, and those whom it removed come back', async () => {
  const [before, first, second] = (await makeUsers(3, 'Desfaz')) as [TestUser, TestUser, TestUser];
  const idGroup = await makeGroup('Desfeito', [before]);
  const as = await makeHolder('owner', { kind: 'all' });
  app.clock.advance(1000);
  const selection = { kind: 'filter', filter: { department: 'Desfaz' } } as const;
  const added = await change(idGroup, 'add', selection, as);
  expect(added).toMatchObject({ changed: 2, unchanged: 1 });
  expect((await undo(idGroup, added.idChange, as)).body).toEqual({ success: true, changed: 2 });
  expect(await membersOf(idGroup)).toEqual([before.idUser]);

  await change(idGroup, 'add', idsOf([first]), as);
  const removed = await change(idGroup, 'remove', selection, as);
  expect(removed).toMatchObject({ changed: 2, unchanged: 1 });
  expect((await undo(idGroup, removed.idChange, as)).body).toEqual({ success: true, changed: 2 });
  expect(await membersOf(idGroup)).toEqual([before.idUser, first.idUser]);
  expect(await membersOf(idGroup)).not.toContain(second.idUser);
  const members = (from: string, to: string) => [{ field: 'members', before: from, after: to }];
  expect((await actsOf(as)).map(({ act, changes }) => [act, changes])).toEqual([
    ['admin.change-group-members', members('', '2')],
    ['admin.undo-group-change', members('2', '')],
    ['admin.change-group-members', members('', '1')],
    ['admin.change-group-members', members('2', '')],
    ['admin.undo-group-change', members('', '2')],
  ]);
});

test('undoing an addition leaves somebody in the group who was taken out and added again since', async () => {
  const [user] = (await makeUsers(1)) as [TestUser];
  const idGroup = await makeGroup('Outra vez');
  const { idChange } = await change(idGroup, 'add', idsOf([user]));
  await change(idGroup, 'remove', idsOf([user]));
  app.clock.advance(1000);
  await change(idGroup, 'add', idsOf([user]));
  expect((await undo(idGroup, idChange)).body).toEqual({ success: true, changed: 0 });
  expect(await membersOf(idGroup)).toEqual([user.idUser]);
});

test('a change without people cannot be undone, and one with people once and for a minute', async () => {
  const [user] = (await makeUsers(1)) as [TestUser];
  const idGroup = await makeGroup('Uma vez', [user]);
  expect((await change(idGroup, 'add', idsOf([user]))).idChange).toBeUndefined();
  const first = await change(idGroup, 'remove', idsOf([user]));
  expect((await undo(await makeGroup('Não é este'), first.idChange)).status).toBe(404);
  const statuses = await Promise.all(
    Array.from({ length: 4 }, async () => (await undo(idGroup, first.idChange)).status),
  );
  expect(statuses.toSorted()).toEqual([200, 404, 404, 404]);
  const second = await change(idGroup, 'remove', idsOf([user]));
  app.clock.advance(GROUP_UNDO_SECONDS * 1000);
  expect((await undo(idGroup, second.idChange)).status).toBe(404);
  await app.runJobs(emptyTrash);
  const left = await inTenant((db) =>
    db.selectFrom('people_group_changes').select('id_change').where('id_group', '=', idGroup).execute(),
  );
  expect(left).toEqual([]);
});

test('a change of a group in the trash, of somebody else or of another company is not undone', async () => {
  const [user] = (await makeUsers(1, 'Deles')) as [TestUser];
  const idGroup = await makeGroup('Deles', [user]);
  const { idChange } = await change(idGroup, 'remove', idsOf([user]));
  const scoped = await makeHolder('hr', { kind: 'departments', departments: ['Deles'] });
  expect((await undo(idGroup, idChange, scoped)).status).toBe(404);
  const reader = await makeHolder('reports', { kind: 'all' });
  expect((await undo(idGroup, idChange, reader)).status).toBe(403);
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  const input = { params: { idGroup, idChange: idChange ?? 0 }, body: {} };
  expect((await app.call(undoGroupChange, input, { as: stranger, at: app.otherTenant })).status).toBe(404);
  const body = { deleted: true, version: await groupVersion(idGroup) } as const;
  await app.ok(setGroupDeleted, { params: { idGroup }, body }, { as: owner });
  expect((await undo(idGroup, idChange)).status).toBe(404);
});

test('somebody whose scope is the group takes a person out of it and gets them back, and loses nobody else', async () => {
  const [member, other] = (await makeUsers(2)) as [TestUser, TestUser];
  const idGroup = await makeGroup('Alcance próprio', [member]);
  const hr = await makeHolder('hr', { kind: 'groups', groups: [idGroup] });
  const denied = { params: { idGroup }, body: { change: 'remove' as const, selection: idsOf([other]) } };
  await app.refused(changeGroupMembers, denied, 404, { as: hr });
  const { idChange } = await change(idGroup, 'remove', idsOf([member]), hr);
  expect((await undo(idGroup, idChange, hr)).body).toMatchObject({ changed: 1 });
  expect(await membersOf(idGroup)).toEqual([member.idUser]);
});

test('rules follow an addition and a removal when it can no longer be undone in the page', async () => {
  const [undone, stays] = (await makeUsers(2)) as [TestUser, TestUser];
  const idGroup = await makeGroup('Com regra');
  const fields = {
    name: 'Regra do grupo',
    idTraining: training.livre,
    idTeam: null,
    departments: [],
    groups: [idGroup],
    since: null,
    dueDays: null,
    reason: '',
    endsLeavers: true,
    includesRemoved: false,
  };
  await app.ok(createEnrolmentRule, { body: { fields } }, { as: owner });
  await app.runJobs();
  const statesOf = async ({ idUser }: TestUser) => {
    const { enrolments } = await app.ok(listPersonEnrolments, { params: { idPerson: idUser } }, { as: owner });
    return enrolments.map(({ state }) => state);
  };
  app.clock.advance(0);
  const { idChange } = await change(idGroup, 'add', idsOf([undone]));
  await app.runJobs();
  await undo(idGroup, idChange);
  await change(idGroup, 'add', idsOf([stays]));
  app.clock.advance(20_000);
  await app.runJobs();
  expect([await statesOf(undone), await statesOf(stays)]).toEqual([[], ['not-started']]);
  await change(idGroup, 'remove', idsOf([stays]));
  app.clock.advance(20_000);
  await app.runJobs();
  expect(await statesOf(stays)).toEqual(['removed']);
});
