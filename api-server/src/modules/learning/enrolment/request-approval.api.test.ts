import { currentSession } from '@shared-kit/contracts/identity';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { menuFlags } from '@shared-kit/contracts/delivery';
import {
  answerTeamRequests,
  listEnrollmentRequests,
  listTeamRequests,
  listTeams,
  requestEnrollment,
} from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { runAzulejo, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let ids: ImportedIds;
let leader: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  leader = await app.makeUser();
  const classOf = (key: string, fields: object = {}) => ({ key, name: `Turma ${key}`, needsApproval: true, ...fields });
  const training = (code: string, ...classes: ReturnType<typeof classOf>[]) => ({
    code,
    catalog: 'catalogo',
    title: `Treinamento ${code}`,
    classes,
  });
  ids = await importLearning(app, {
    trainings: [
      training('livre', classOf('livre'), classOf('outra')),
      training('disputado', classOf('disputada', { capacity: 10 })),
      training('unico', classOf('unica', { capacity: 1 })),
      training('curto', classOf('curta', { end: 'today+1d' })),
    ],
  });
  await inTenant(async (db) => {
    const kind = { description: 'Aviso', section: 'LEARNING' as const, status: 'MANDATORY' as const, position: 1 };
    await db
      .insertInto('notification_types')
      .values([
        { ...kind, type: 'enrollment-request-answered' },
        { ...kind, type: 'team-enrollment-request' },
      ])
      .execute();
  });
});
afterAll(() => app.close());

const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);

async function requester(team: string, manager = leader): Promise<{ user: TestUser; id: number }> {
  const user = await app.makeUser(app.tenant, { id_manager: manager.idUser });
  return { user, id: await request(user, team) };
}

async function request(user: TestUser, team: string): Promise<number> {
  const reply = await app.ok(requestEnrollment, { body: { idTeam: ids.team(team) } }, { as: user });
  return reply.idEnrollmentRequest;
}

const approve = async (as: TestUser, ...requests: number[]) =>
  (await app.ok(answerTeamRequests, { body: { decision: 'APPROVED', ids: requests } }, { as })).results;
const deny = async (as: TestUser, reason: string, ...requests: number[]) =>
  (await app.ok(answerTeamRequests, { body: { decision: 'DENIED', ids: requests, reason } }, { as })).results;
const codes = (results: readonly { code: string | null }[]) => results.map(({ code }) => code);
const ownRequest = async ({ user, id }: { user: TestUser; id: number }) => {
  const { result } = await app.ok(listEnrollmentRequests, { query: { idUser: user.idUser } }, { as: user });
  return result.find(({ idEnrollmentRequest }) => idEnrollmentRequest === id);
};
const messagesOf = ({ idUser }: TestUser) =>
  inTenant((db) => db.selectFrom('messages').select(['subject', 'excerpt']).where('id_user', '=', idUser).execute());
const auditOf = (id: number) =>
  inTenant((db) =>
    db
      .selectFrom('enrollment_request_answers')
      .select(['decision', 'reason', 'id_answered_by', 'answered_as'])
      .where('id_enrollment_request', '=', id)
      .execute(),
  );

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
  await request(guest.user, 'livre');
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
  const other = await request(twice.user, 'outra');
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

test('leaders answer for their own team only, administrators for the company, and nobody for themselves', async () => {
  const guest = await requester('livre');
  const [otherLeader, admin] = [await app.makeUser(), await app.makeUser(app.tenant, { admin: 2 })];
  await app.makeUser(app.tenant, { id_manager: otherLeader.idUser });
  const lists = async (as: TestUser) =>
    (await app.ok(listTeamRequests, { query: { limit: 100 } }, { as })).result.map(
      ({ idEnrollmentRequest }) => idEnrollmentRequest,
    );
  expect(await lists(otherLeader)).toEqual([]);
  expect(codes(await approve(otherLeader, guest.id))).toEqual(['not-found']);
  const own = await request(admin, 'livre');
  expect(await lists(admin)).toContain(guest.id);
  expect(await lists(admin)).not.toContain(own);
  expect(codes(await approve(admin, own))).toEqual(['not-found']);
  expect(codes(await approve(admin, guest.id))).toEqual([null]);
  expect(await auditOf(guest.id)).toMatchObject([{ answered_as: 'ADMINISTRATOR' }]);
});

test('people who lead nobody and people of another tenant are refused', async () => {
  const guest = await requester('livre');
  const body = { decision: 'APPROVED' as const, ids: [guest.id] };
  await app.refused(listTeamRequests, { query: {} }, 401);
  await app.refused(listTeamRequests, { query: {} }, 403, { as: guest.user });
  await app.refused(answerTeamRequests, { body }, 403, { as: guest.user });
  const foreign = await app.makeUser(app.otherTenant, { admin: 1 });
  const results = await app.ok(answerTeamRequests, { body }, { as: foreign, at: app.otherTenant });
  expect(codes(results.results)).toEqual(['not-found']);
  expect(await ownRequest(guest)).toMatchObject({ status: 'PENDING' });
});

test('only leaders and administrators have the menu entry', async () => {
  const flags = async (as: TestUser) => (await app.ok(currentSession, {}, { as })).flags;
  expect(await flags(leader)).toContain(menuFlags.answersRequests);
  expect(await flags(await app.makeUser(app.tenant, { admin: 1 }))).toContain(menuFlags.answersRequests);
  expect(await flags(await app.makeUser())).not.toContain(menuFlags.answersRequests);
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

test('an operator lists and answers requests at the command line', async () => {
  const guest = await requester('livre');
  const tenant = ['--tenant', app.tenant.segment];
  const listed = await runAzulejo(app, 'enrollment-requests', 'list', ...tenant);
  expect(listed.out).toContain(`${guest.id}\tPENDING\t`);
  expect((await runAzulejo(app, 'enrollment-requests', 'approve', 'x', ...tenant)).code).not.toBe(0);
  expect(
    (await runAzulejo(app, 'enrollment-requests', 'deny', `${guest.id}`, '--reason', ' ', ...tenant)).code,
  ).not.toBe(0);
  expect(
    (await runAzulejo(app, 'enrollment-requests', 'approve', `${guest.id}`, '--tenant', app.otherTenant.segment)).code,
  ).toBe(3);
  expect((await runAzulejo(app, 'enrollment-requests', 'approve', `${guest.id}`, ...tenant)).out).toMatch(
    /aprovada\.$/,
  );
  expect((await runAzulejo(app, 'enrollment-requests', 'deny', `${guest.id}`, '--reason', 'Não', ...tenant)).code).toBe(
    3,
  );
  expect(await auditOf(guest.id)).toMatchObject([{ answered_as: 'OPERATOR', id_answered_by: null }]);
});

test('a repeated import updates a request, and keeps the answer of the portal', async () => {
  const [imported, answered] = [await app.makeUser(), await app.makeUser(app.tenant, { id_manager: leader.idUser })];
  const refs = { users: { imported, answered } };
  const file = (fields: object) => ({
    trainings: [
      {
        code: 'importado',
        catalog: 'catalogo',
        title: 'Importado',
        classes: [{ key: 'importada', name: 'Turma', needsApproval: true }],
      },
    ],
    enrollments: {
      enrollments: [],
      requests: [
        { user: 'imported', class: 'importada', at: 'today-3d', ...fields },
        { user: 'answered', class: 'importada', at: 'today-3d', ...fields },
      ],
    },
  });
  const first = await importLearning(app, file({}), refs);
  const of = async (user: TestUser) =>
    (await app.ok(listEnrollmentRequests, { query: { idUser: user.idUser } }, { as: user })).result;
  const [request] = await of(answered);
  await deny(leader, 'Fica para depois.', request?.idEnrollmentRequest ?? 0);
  await importLearning(app, file({ status: 'DENIED', answeredAt: 'today-1d', reason: 'Sem vagas.' }), {
    ...refs,
    known: first.known,
  });
  expect(await of(imported)).toMatchObject([{ status: 'DENIED', reason: 'Sem vagas.' }]);
  expect(await of(answered)).toMatchObject([{ status: 'DENIED', reason: 'Fica para depois.' }]);
});
