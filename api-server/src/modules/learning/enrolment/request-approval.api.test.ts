import { DAY_MS } from '@shared-kit/contracts/calendar';
import { answerTeamRequests, listTeamRequests, listTeams } from '@shared-kit/contracts/learning';
import {
  app,
  ids,
  leader,
  inTenant,
  requester,
  requestSeat,
  approve,
  deny,
  codes,
  ownRequest,
  messagesOf,
  auditOf,
  startApprovalApp,
} from '../test/request-approval.fixtures.ts';

startApprovalApp();

test('a request notifies the leader by mail and message', async () => {
  const head = await app.makeUser();
  const guest = await requester('livre', head);
  await app.runJobs();
  const subject = `${guest.user.name} solicitou matrícula em Treinamento livre`;
  expect(app.mails.filter(({ to }) => to === head.email)).toMatchObject([{ subject }]);
  expect(await messagesOf(head)).toMatchObject([{ subject }]);
});

test('an approval enrols the person, records who answered, and notifies the person', async () => {
  const guest = await requester('livre');
  expect(codes(await approve(leader, guest.id))).toEqual([null]);
  const own = await ownRequest(guest);
  expect(own).toMatchObject({ status: 'APPROVED' });
  expect(own?.idEnrollment).toBeGreaterThan(0);
  expect(own?.statusDate).not.toBeNull();
  expect(await auditOf(guest.id)).toEqual([
    { decision: 'APPROVED', reason: '', id_answered_by: leader.idUser, answered_as: 'LEADER' },
  ]);
  const subject = 'Sua matrícula em Treinamento livre foi aprovada';
  expect(await messagesOf(guest.user)).toMatchObject([{ subject }]);
  await app.runJobs();
  expect(app.mails.filter(({ to }) => to === guest.user.email)).toMatchObject([{ subject }]);
});

test('a denial shows its date and reason to the person, who may request again', async () => {
  const guest = await requester('livre');
  await app.refused(answerTeamRequests, { body: { decision: 'DENIED', ids: [guest.id], reason: '  ' } }, 400, {
    as: leader,
  });
  expect(codes(await deny(leader, 'Há outra turma em março.', guest.id))).toEqual([null]);
  const teams = async () =>
    (await app.ok(listTeams, { query: { nodeCode: 'livre' } }, { as: guest.user })).teams.find(
      ({ idTeam }) => idTeam === ids.team('livre'),
    );
  const shown = await teams();
  expect(shown?.deniedRequest?.reason).toBe('Há outra turma em março.');
  expect(shown?.deniedRequest?.date).not.toBeNull();
  expect(await messagesOf(guest.user)).toMatchObject([
    { subject: 'Sua solicitação de matrícula em Treinamento livre foi reprovada' },
  ]);
  await requestSeat(guest.user, 'livre');
  expect(await teams()).toMatchObject({ awaitingApproval: 1, deniedRequest: null });
});

test('50 concurrent approvals never exceed the seats of a class', async () => {
  const guest = await Promise.all(Array.from({ length: 50 }, () => requester('disputada')));
  const answers = (await Promise.all(guest.map(({ id }) => approve(leader, id)))).flat();
  expect(answers.filter(({ code }) => code === null)).toHaveLength(10);
  expect(answers.filter(({ code }) => code === 'learning.no-vacancy')).toHaveLength(40);
  const stored = await inTenant(async (db) => ({
    team: await db
      .selectFrom('teams')
      .select('seats_taken')
      .where('id_team', '=', ids.team('disputada'))
      .executeTakeFirstOrThrow(),
    enrolled: await db
      .selectFrom('enrollments')
      .select('id_user')
      .where('id_team', '=', ids.team('disputada'))
      .execute(),
    pending: await db
      .selectFrom('enrollment_requests')
      .select('id_user')
      .where('id_team', '=', ids.team('disputada'))
      .where('status', '=', 'PENDING')
      .execute(),
  }));
  expect([stored.team.seats_taken, stored.enrolled.length, stored.pending.length]).toEqual([10, 10, 40]);
}, 60_000);

test('a bulk answer reports each request on its own', async () => {
  const [first, second] = [await requester('unica'), await requester('unica')];
  expect(codes(await approve(leader, first.id, second.id, 999_999))).toEqual([
    null,
    'learning.no-vacancy',
    'not-found',
  ]);
  expect(await ownRequest(second)).toMatchObject({ status: 'PENDING' });
  expect(await auditOf(second.id)).toEqual([]);
});

test('a double click answers once', async () => {
  const guest = await requester('livre');
  const both = (await Promise.all([approve(leader, guest.id), deny(leader, 'Não.', guest.id)])).flat();
  expect(codes(both).toSorted()).toEqual(['learning.request-already-answered', null]);
  expect(await auditOf(guest.id)).toHaveLength(1);
  expect(await messagesOf(guest.user)).toHaveLength(1);
});

test('rejects an approval when the class has ended or the person is already in the training', async () => {
  const late = await requester('curta');
  const twice = await requester('livre');
  const other = await requestSeat(twice.user, 'outra');
  await approve(leader, twice.id);
  expect(codes(await approve(leader, other))).toEqual(['learning.already-enrolled']);
  await inTenant((db) =>
    db
      .updateTable('teams')
      .set({ final_date: new Date(app.clock.now().getTime() - 3 * DAY_MS) })
      .where('id_team', '=', ids.team('curta'))
      .execute(),
  );
  expect(codes(await approve(leader, late.id))).toEqual(['learning.class-ended']);
});

test('lists the latest answers with who answered', async () => {
  const guest = await requester('livre');
  await deny(leader, 'Sem orçamento.', guest.id);
  const { result } = await app.ok(listTeamRequests, { query: { answered: 'true', limit: 1 } }, { as: leader });
  expect(result).toMatchObject([
    { idEnrollmentRequest: guest.id, status: 'DENIED', reason: 'Sem orçamento.', title: 'Treinamento livre' },
  ]);
  expect(result[0]?.answeredBy).not.toBe('');
});
