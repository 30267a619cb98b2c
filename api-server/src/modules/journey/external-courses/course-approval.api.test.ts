import { answerTeamExternalCourse, createExternalCourse, listTeamExternalCourses } from '@shared-kit/contracts/journey';
import { listMessages } from '@shared-kit/contracts/content';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import type { TestUser } from '../../../test/index.ts';
import { addNoticeType, app, at, create, fields, find, startCoursesApp } from '../test/external-courses.fixtures.ts';

startCoursesApp();

let leader: TestUser;
let member: TestUser;
beforeAll(async () => {
  await addNoticeType();
  leader = await app.makeUser(at, { name: 'Paula Ramos' });
  member = await app.makeUser(at, { name: 'Eva Lacerda', id_manager: leader.idUser });
});

const pendingOf = async (as: TestUser) => (await app.ok(listTeamExternalCourses, { query: {} }, { as, at })).result;

async function answer(
  id: number,
  body:
    | { decision: 'APPROVED'; lastModifiedDate?: string }
    | { decision: 'REJECTED'; reason: string; lastModifiedDate?: string },
  as = leader,
) {
  const { lastModifiedDate } = await find(id, member);
  return app.call(answerTeamExternalCourse, { params: { id }, body: { lastModifiedDate, ...body } }, { as, at });
}

test('a leader sees the pending courses of the team, and the leader’s bell says so', async () => {
  const id = await create({ title: 'NR-10' }, member);
  const [course] = (await pendingOf(leader)).filter(({ idUserExternalCourse }) => idUserExternalCourse === id);
  expect(course).toMatchObject({ title: 'NR-10', status: 'PENDING', evidence: null, person: { name: 'Eva Lacerda' } });
  const { notifications } = await app.ok(listBellEntries, { query: {} }, { as: leader, at });
  expect(notifications[0]).toMatchObject({
    kind: 'request',
    title: 'Eva Lacerda cadastrou o curso externo NR-10',
    path: '/aprovacoes?tab=externalCourse',
  });
});

test('an approval names the leader and notifies the person in the bell, with a page of its own', async () => {
  const id = await create({ title: 'NR-33' }, member);
  expect((await answer(id, { decision: 'APPROVED' })).status).toBe(200);
  expect((await find(id, member)).status).toBe('APPROVED');
  const { result } = await app.ok(listTeamExternalCourses, { query: { answered: 'true' } }, { as: leader, at });
  expect(result[0]).toMatchObject({ idUserExternalCourse: id, answeredBy: 'Paula Ramos' });
  const { notifications } = await app.ok(listBellEntries, { query: {} }, { as: member, at });
  expect(notifications[0]).toMatchObject({
    kind: 'answer',
    title: 'Seu curso externo NR-33 foi validado',
    path: '/myJourney/externalCourse',
  });
});

test('a rejection needs a reason, which the person reads', async () => {
  const id = await create({}, member);
  expect((await answer(id, { decision: 'REJECTED', reason: '  ' })).status).toBe(400);
  expect((await answer(id, { decision: 'REJECTED', reason: 'O certificado está ilegível.' })).status).toBe(200);
  expect(await find(id, member)).toMatchObject({ status: 'REJECTED', statusReason: 'O certificado está ilegível.' });
  const { messages } = await app.ok(listMessages, { query: {} }, { as: member, at });
  expect(messages[0]?.excerpt).toContain('Motivo: O certificado está ilegível.');
});

test('a course is answered once, and in the version that was seen', async () => {
  const id = await create({}, member);
  expect((await answer(id, { decision: 'APPROVED', lastModifiedDate: '2020-01-01 00:00:00' })).body).toMatchObject({
    code: 'journey.external-course-changed',
  });
  const answers = await Promise.all([
    answer(id, { decision: 'APPROVED' }),
    answer(id, { decision: 'REJECTED', reason: 'Não.' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('rejects an answer to an own course, and to a course of another team or company', async () => {
  const id = await create({}, member);
  const otherLeader = await app.makeUser(at);
  await app.makeUser(at, { id_manager: otherLeader.idUser });
  expect((await answer(id, { decision: 'APPROVED' }, otherLeader)).status).toBe(404);
  expect(await pendingOf(otherLeader)).toEqual([]);
  expect((await answer(id, { decision: 'APPROVED' }, member)).status).toBe(403);
  expect((await answer(999_999, { decision: 'APPROVED' }).catch(() => ({ status: 404 }))).status).toBe(404);
  const own = await app.ok(createExternalCourse, { body: fields }, { as: leader, at });
  const body = {
    decision: 'APPROVED' as const,
    lastModifiedDate: (await find(own.idUserExternalCourse, leader)).lastModifiedDate,
  };
  await app.refused(answerTeamExternalCourse, { params: { id: own.idUserExternalCourse }, body }, 404, {
    as: leader,
    at,
  });
  const elsewhere = await app.makeUser(app.otherTenant, { admin: 1 });
  await app.refused(answerTeamExternalCourse, { params: { id }, body }, 404, { as: elsewhere, at: app.otherTenant });
});

test('an administrator answers for the whole company', async () => {
  const id = await create({}, member);
  const admin = await app.makeUser(at, { admin: 1, name: 'Ana Admin' });
  expect((await answer(id, { decision: 'APPROVED' }, admin)).status).toBe(200);
});
