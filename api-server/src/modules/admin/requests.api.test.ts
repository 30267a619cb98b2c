import { MAX_ADMIN_ANSWERS, answerAdminRequests, listAdminRequests } from '@shared-kit/contracts/admin';
import { listEnrollmentRequests } from '@shared-kit/contracts/learning';
import type { TestUser } from '../../test/index.ts';
import {
  app,
  inTenant,
  makeHolder,
  owner,
  requestSeat,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';

startAdministration();

const answer = async (ids: readonly number[], as: TestUser) =>
  (await app.ok(answerAdminRequests, { body: { decision: 'APPROVED', ids: [...ids] } }, { as })).results;
const listed = async (as: TestUser) => (await app.ok(listAdminRequests, { query: {} }, { as })).requests;

test('rejects a denial without a reason, no ids and too many', async () => {
  const bodies = [
    { decision: 'DENIED', ids: [1], reason: ' ' },
    { decision: 'APPROVED', ids: [] },
    { decision: 'APPROVED', ids: Array.from({ length: MAX_ADMIN_ANSWERS + 1 }, (_, index) => index + 1) },
  ];
  for (const body of bodies) await app.refused(answerAdminRequests, { body } as never, 400, { as: owner });
});

test('refuses an answer to the own request', async () => {
  const approver = await makeHolder('approver', { kind: 'all' });
  const id = await requestSeat(approver);
  expect((await listed(approver)).map(({ idRequest }) => idRequest)).not.toContain(id);
  expect((await answer([id], approver))[0]?.message).toMatch(/Não há solicitação/);
});

test('a scope of trainings is about what is requested, not about who requests', async () => {
  const approver = await makeHolder('approver', { kind: 'trainings', trainings: [training.outra] });
  const user = await app.makeUser();
  const [inside, outside] = [await requestSeat(user, 'outra'), await requestSeat(user, 'aberta')];
  const ids = (await listed(approver)).map(({ idRequest }) => idRequest);
  expect([ids.includes(inside), ids.includes(outside)]).toEqual([true, false]);
  await app.ok(
    answerAdminRequests,
    { body: { decision: 'DENIED', ids: [inside], reason: 'Turma fechada.' } },
    { as: approver },
  );
  const { result } = await app.ok(listEnrollmentRequests, { query: { idUser: user.idUser } }, { as: user });
  expect(result.find(({ idEnrollmentRequest }) => idEnrollmentRequest === inside)).toMatchObject({ status: 'DENIED' });
});

test('50 parallel approvals by two people never exceed the seats', async () => {
  const approvers = [owner, await makeHolder('approver', { kind: 'all' })];
  const ids: number[] = [];
  for (let index = 0; index < 25; index += 1) ids.push(await requestSeat(await app.makeUser(), 'disputada'));
  const replies = await Promise.all(ids.flatMap((id) => approvers.map((as) => answer([id], as))));
  expect(replies.flat().filter(({ message }) => message === '')).toHaveLength(3);
  const enrolled = await inTenant((db) =>
    db.selectFrom('enrollments').select('id_user').where('id_node', '=', training.disputada).execute(),
  );
  expect(enrolled).toHaveLength(3);
  // Lists this training alone: a list begins with the oldest, and other files leave more requests than it shows.
  const ofTraining = await makeHolder('approver', { kind: 'trainings', trainings: [training.disputada] });
  const [row] = (await listed(ofTraining)).filter(({ idRequest }) => ids.includes(idRequest));
  expect(row?.seatsLeft).toBe(0);
}, 60_000);

test('shows what the person has to complete first', async () => {
  await inTenant((db) =>
    db
      .insertInto('node_prerequisites')
      .values({ id_node: training.aberta, id_required: training.disputada, position: 0 })
      .execute(),
  );
  const user = await app.makeUser();
  await inTenant((db) =>
    db
      .insertInto('enrollment_requests')
      .values({
        id_user: user.idUser,
        id_team: db.selectFrom('teams').select('id_team').where('id_node', '=', training.aberta).limit(1),
        id_enrollment: null,
        status: 'PENDING',
        // The list begins with the oldest, and other files leave more requests than it shows.
        creation_date: new Date('2020-01-01T12:00:00Z'),
        status_date: null,
      })
      .execute(),
  );
  const row = (await listed(owner)).find(({ person }) => person.idPerson === user.idUser);
  await inTenant((db) => db.deleteFrom('node_prerequisites').where('id_node', '=', training.aberta).execute());
  expect(row?.missing).toEqual(['Treinamento disputado']);
});
