import {
  endEnrolments,
  enrolPeople,
  listWaiting,
  moveWaiting,
  readClass,
  removeWaiting,
  saveClass,
  setClassClosed,
} from '@shared-kit/contracts/admin';
import { createEnrollment, joinWaitingList, leaveWaitingList } from '@shared-kit/contracts/learning';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import type { TestUser } from '../../test/index.ts';
import {
  actsOf,
  app,
  inTenant,
  makeClass,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { classSeenBy } from './test/offered-class.fixtures.ts';

startAdministration();

const enrol = (idTeam: number, user: TestUser) =>
  app.call(createEnrollment, { body: { idUser: user.idUser, nodeCode: 'outro', idTeam } }, { as: user });
const join = (idTeam: number, user: TestUser) => app.call(joinWaitingList, { params: { idTeam } }, { as: user });
const makePeople = (count: number) => Promise.all(Array.from({ length: count }, () => app.makeUser()));
const waiting = async (idClass: number) =>
  (await app.ok(listWaiting, { params: { idClass } }, { as: owner })).people.map(({ idPerson }) => idPerson);
const seats = async (idClass: number) => (await app.ok(readClass, { params: { idClass } }, { as: owner })).seatsTaken;
const membersOf = (idTeam: number) =>
  inTenant((db) =>
    db
      .selectFrom('enrollments')
      .select(['id_enrollment', 'id_user'])
      .where('id_team', '=', idTeam)
      .where('status', '!=', 'EXPIRED')
      .orderBy('id_enrollment')
      .execute(),
  );

async function end(idTeam: number, users: readonly TestUser[]) {
  const ids = (await membersOf(idTeam))
    .filter(({ id_user }) => users.some(({ idUser }) => idUser === id_user))
    .map(({ id_enrollment }) => id_enrollment);
  return app.call(endEnrolments, { body: { selection: { kind: 'ids', ids }, reason: '' } }, { as: owner });
}

/** Creates a full class, with its people and with people who wait. */
async function fullClass(size: number, queue: number) {
  const { idClass } = await makeClass('outra', { capacity: size });
  const [members, line] = [await makePeople(size), await makePeople(queue)];
  for (const user of members) expect((await enrol(idClass, user)).status).toBe(201);
  for (const user of line) expect((await join(idClass, user)).status).toBe(200);
  return { idClass, members, line };
}

async function resize(idClass: number, capacity: number) {
  const { version, fields } = await app.ok(readClass, { params: { idClass } }, { as: owner });
  return app.ok(saveClass, { params: { idClass }, body: { version, fields: { ...fields, capacity } } }, { as: owner });
}

test('a full class takes people into its waiting list, once, and shows them their place', async () => {
  const { idClass, line } = await fullClass(1, 2);
  const [, second] = line as [TestUser, TestUser];
  expect((await join(idClass, second)).body).toMatchObject({ place: 2 });
  expect(await classSeenBy(second, idClass)).toMatchObject({ canWait: 1, waitingPlace: 2 });
  expect(await waiting(idClass)).toEqual(line.map(({ idUser }) => idUser));
  await app.ok(leaveWaitingList, { params: { idTeam: idClass } }, { as: second });
  await app.ok(leaveWaitingList, { params: { idTeam: idClass } }, { as: second });
  expect(await waiting(idClass)).toHaveLength(1);
});

test('a class with a free seat, with approval, or that is closed has no waiting list', async () => {
  const user = await app.makeUser();
  const free = await makeClass('outra', { capacity: 1 });
  expect(await join(free.idClass, user)).toMatchObject({ status: 409, body: { code: 'learning.has-vacancy' } });
  const approved = await makeClass('outra', { capacity: 0, needApproval: true });
  expect(await join(approved.idClass, user)).toMatchObject({ body: { code: 'learning.approval-required' } });
  const { idClass, members } = await fullClass(1, 0);
  expect(await join(idClass, members[0] as TestUser)).toMatchObject({ body: { code: 'learning.already-enrolled' } });
  await app.ok(setClassClosed, { params: { idClass }, body: { closed: true } }, { as: owner });
  expect(await join(idClass, user)).toMatchObject({ status: 409, body: { code: 'learning.class-ended' } });
});

test('a freed seat goes to the first in line in the same call, with an entry in the bell', async () => {
  const { idClass, members, line } = await fullClass(2, 2);
  const [first, second] = line as [TestUser, TestUser];
  expect((await end(idClass, members.slice(0, 1))).status).toBe(200);
  expect((await membersOf(idClass)).map(({ id_user }) => id_user)).toEqual([members[1]?.idUser, first.idUser]);
  expect([await seats(idClass), await waiting(idClass)]).toEqual([2, [second.idUser]]);
  const { notifications } = await app.ok(listBellEntries, { query: {} }, { as: first });
  expect(notifications[0]?.title).toContain('Você entrou na turma');
});

test('more seats go to the line, and somebody who is enrolled elsewhere by now leaves it', async () => {
  const { idClass, line } = await fullClass(1, 3);
  const [first, second, third] = line as [TestUser, TestUser, TestUser];
  const other = await makeClass('outra');
  expect((await enrol(other.idClass, first)).status).toBe(201);
  const { class: saved } = await resize(idClass, 2);
  expect(saved.seatsTaken).toBe(2);
  expect((await membersOf(idClass)).map(({ id_user }) => id_user)).toContain(second.idUser);
  expect(await waiting(idClass)).toEqual([third.idUser]);
});

test('the administration changes the order and takes people out, and the log has both', async () => {
  const { idClass, line } = await fullClass(1, 3);
  const [a, b, c] = line.map(({ idUser }) => idUser) as [number, number, number];
  const at = (idPerson: number) => ({ params: { idClass, idPerson } });
  await app.ok(moveWaiting, { ...at(c), body: { place: 1 } }, { as: owner });
  expect(await waiting(idClass)).toEqual([c, a, b]);
  await app.ok(moveWaiting, { ...at(c), body: { place: 99 } }, { as: owner });
  expect(await waiting(idClass)).toEqual([a, b, c]);
  await app.ok(removeWaiting, at(b), { as: owner });
  expect(await waiting(idClass)).toEqual([a, c]);
  expect((await app.call(removeWaiting, at(b), { as: owner })).status).toBe(404);
  const acts = (await actsOf(owner)).slice(-3).map(({ act }) => act);
  expect(acts).toEqual(['admin.move-waiting', 'admin.move-waiting', 'admin.remove-waiting']);
});

test('fifty calls at once that free, take and wait for seats never exceed them and leave none free before the line', async () => {
  const size = 10;
  const { idClass, members, line } = await fullClass(size, 10);
  const late = await makePeople(20);
  const direct = await makePeople(8);
  const replies = await Promise.all([
    ...members.slice(0, 6).map((user) => end(idClass, [user])),
    ...late.map((user) => join(idClass, user)),
    ...direct.map((user) => enrol(idClass, user)),
    ...line.slice(0, 6).map((user) => app.call(leaveWaitingList, { params: { idTeam: idClass } }, { as: user })),
    ...Array.from({ length: 10 }, () => listOf(idClass)),
  ]);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const enrolled = (await membersOf(idClass)).map(({ id_user }) => id_user);
  expect(new Set(enrolled).size).toBe(enrolled.length);
  expect(enrolled.length).toBe(await seats(idClass));
  expect(enrolled.length).toBe(size);
  const left = await waiting(idClass);
  expect(left.filter((idUser) => enrolled.includes(idUser))).toEqual([]);
});

const listOf = (idClass: number) => app.call(listWaiting, { params: { idClass } }, { as: owner });

test('enrolling by the administration and a freed seat do not pass the line', async () => {
  const { idClass, members, line } = await fullClass(1, 1);
  const outsider = await app.makeUser();
  const body = {
    selection: { kind: 'ids' as const, ids: [outsider.idUser] },
    trainings: [{ idTraining: training.outra, idTeam: idClass }],
    dueDay: null,
    reason: '',
  };
  await Promise.all([end(idClass, members), app.ok(enrolPeople, { body }, { as: owner })]);
  expect((await membersOf(idClass)).map(({ id_user }) => id_user)).toEqual([line[0]?.idUser]);
});
