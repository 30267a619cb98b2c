import { answerTeamRequests, listEnrollmentRequests } from '@shared-kit/contracts/learning';
import { runAzulejo } from '../../../test/index.ts';
import type { TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import { app, auditOf, ownRequest, requester, startApprovalApp } from '../test/request-approval.fixtures.ts';

startApprovalApp();

test('an operator lists and answers requests at the command line', async () => {
  const requested = await requester('livre');
  const tenant = ['--tenant', app.tenant.segment];
  const listed = await runAzulejo(app, 'enrollment-requests', 'list', ...tenant);
  expect(listed.out).toContain(`${requested.id}\tPENDING\t`);
  expect((await runAzulejo(app, 'enrollment-requests', 'approve', 'x', ...tenant)).code).not.toBe(0);
  expect(
    (await runAzulejo(app, 'enrollment-requests', 'deny', `${requested.id}`, '--reason', ' ', ...tenant)).code,
  ).not.toBe(0);
  expect(
    (await runAzulejo(app, 'enrollment-requests', 'approve', `${requested.id}`, '--tenant', app.otherTenant.segment))
      .code,
  ).toBe(3);
  expect((await runAzulejo(app, 'enrollment-requests', 'approve', `${requested.id}`, ...tenant)).out).toMatch(
    /aprovada\.$/,
  );
  expect(
    (await runAzulejo(app, 'enrollment-requests', 'deny', `${requested.id}`, '--reason', 'Não', ...tenant)).code,
  ).toBe(3);
  expect(await auditOf(requested.id)).toMatchObject([{ answered_as: 'OPERATOR', id_answered_by: null }]);
});

test('an operator denies a request with a reason, which the person reads', async () => {
  const requested = await requester('livre');
  const reason = ['--reason', 'A turma foi adiada.'];
  const denied = await runAzulejo(
    app,
    'enrollment-requests',
    'deny',
    `${requested.id}`,
    ...reason,
    '--tenant',
    app.tenant.segment,
  );
  expect(denied.code).toBe(0);
  expect(await ownRequest(requested)).toMatchObject({ status: 'DENIED', reason: 'A turma foi adiada.' });
});

test('a repeated import updates a request, and keeps the answer of the portal', async () => {
  // A company of its own: the import archives the trainings that its file does not name.
  const at = await app.makeTenant();
  const head = await app.makeUser(at);
  const [imported, answered] = [await app.makeUser(at), await app.makeUser(at, { id_manager: head.idUser })];
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
  const first = await importLearning(app, file({}), refs, at);
  const of = async (user: TestUser) =>
    (await app.ok(listEnrollmentRequests, { query: { idUser: user.idUser } }, { as: user, at })).result;
  const [request] = await of(answered);
  const denial = { decision: 'DENIED' as const, ids: [request?.idEnrollmentRequest ?? 0], reason: 'Fica para depois.' };
  await app.ok(answerTeamRequests, { body: denial }, { as: head, at });
  const denied = file({ status: 'DENIED', answeredAt: 'today-1d', reason: 'Sem vagas.' });
  await importLearning(app, denied, { ...refs, known: first.known }, at);
  expect(await of(imported)).toMatchObject([{ status: 'DENIED', reason: 'Sem vagas.' }]);
  expect(await of(answered)).toMatchObject([{ status: 'DENIED', reason: 'Fica para depois.' }]);
});
