import { currentSession } from '@shared-kit/contracts/identity';
import {
  cancelEnrollmentRequest,
  hasEnrollmentRequests,
  listEnrollmentRequests,
  requestEnrollment,
} from '@shared-kit/contracts/learning';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { expectForeignIdsAre404, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let ids: ImportedIds;
let diego: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  diego = await app.makeUser();
  ids = await importLearning(
    app,
    {
      trainings: [
        {
          code: 'lideranca',
          catalog: 'catalogo',
          title: 'Liderança',
          classes: [
            { key: 'aprovacao', name: 'Com aprovação', needsApproval: true },
            { key: 'outra', name: 'Outra', needsApproval: true },
          ],
        },
      ],
      enrollments: {
        enrollments: [{ user: 'diego', training: 'lideranca', class: 'outra', enrolledAt: 'today-6d' }],
        requests: [
          { user: 'diego', class: 'aprovacao', at: 'today-30d', status: 'CANCELED', answeredAt: 'today-29d' },
          {
            user: 'diego',
            class: 'aprovacao',
            at: 'today-20d',
            status: 'DENIED',
            answeredAt: 'today-18d',
            reason: 'Sem vagas.',
          },
          { user: 'diego', class: 'outra', at: 'today-8d', status: 'APPROVED', answeredAt: 'today-6d' },
          { user: 'diego', class: 'aprovacao', at: 'today-3d' },
        ],
      },
    },
    { users: { diego } },
  );
});
afterAll(() => app.close());

const list = (user: TestUser, query: { status?: string; offset?: number; limit?: number } = {}) =>
  app.ok(listEnrollmentRequests, { query: { idUser: user.idUser, ...query } }, { as: user });

describe('GET /learning/students/{id}/has-enrollment-requests', () => {
  test("requires a session, and answers 404 for anybody else's requests", async () => {
    await app.refused(hasEnrollmentRequests, { params: { id: diego.idUser } }, 401);
    await app.refused(hasEnrollmentRequests, { params: { id: diego.idUser } }, 404, { as: app.user });
    await expectForeignIdsAre404(app, hasEnrollmentRequests, { params: { id: app.otherUser.idUser } });
  });

  test('reports whether the person has any request, whatever its status, also in the session [B7.4-06] [B2.3-03]', async () => {
    expect(await app.ok(hasEnrollmentRequests, { params: { id: diego.idUser } }, { as: diego })).toEqual({
      hasEnrollmentRequests: true,
    });
    expect(await app.ok(hasEnrollmentRequests, { params: { id: app.user.idUser } }, { as: app.user })).toEqual({
      hasEnrollmentRequests: false,
    });
    expect((await app.ok(currentSession, {}, { as: diego })).flags).toContain(menuFlags.hasEnrollmentRequests);
    expect((await app.ok(currentSession, {}, { as: app.user })).flags).not.toContain(menuFlags.hasEnrollmentRequests);
  });
});

describe('GET /learning/enrollment-requests/', () => {
  test("rejects a missing session, an unknown status and another person's requests", async () => {
    await app.refused(listEnrollmentRequests, { query: { idUser: diego.idUser } }, 401);
    await app.refused(listEnrollmentRequests, { query: { idUser: diego.idUser, status: 'PENDING,NADA' } }, 400, {
      as: diego,
    });
    await app.refused(listEnrollmentRequests, { query: { idUser: diego.idUser } }, 404, { as: app.user });
  });

  test('lists requests newest first, each with the resulting enrolment [B7.4-07] [B3-21]', async () => {
    const { totalRecords, result } = await list(diego);
    expect(totalRecords).toBe(4);
    expect(result.map(({ status }) => status)).toEqual(['PENDING', 'APPROVED', 'DENIED', 'CANCELED']);
    expect(result[0]).toMatchObject({
      title: 'Liderança',
      teamName: 'Com aprovação',
      nodeCode: 'lideranca',
      idEnrollment: null,
      statusDate: null,
      reason: '',
    });
    expect(result[1]?.idEnrollment).toEqual(expect.any(Number));
    expect(result[2]).toMatchObject({ reason: 'Sem vagas.' });
  });

  test('filters by status and returns pages, ten per page by default [B2.9-11]', async () => {
    expect((await list(diego, { status: 'DENIED,CANCELED' })).result.map(({ status }) => status)).toEqual([
      'DENIED',
      'CANCELED',
    ]);
    const page = await list(diego, { offset: 1, limit: 2 });
    expect(page).toMatchObject({ totalRecords: 4, result: [{ status: 'APPROVED' }, { status: 'DENIED' }] });
    const eager = await app.makeUser();
    for (let time = 0; time < 11; time += 1) {
      const { idEnrollmentRequest } = await app.ok(
        requestEnrollment,
        { body: { idTeam: ids.team('aprovacao') } },
        { as: eager },
      );
      await app.ok(cancelEnrollmentRequest, { params: { idEnrollmentRequest } }, { as: eager });
    }
    const first = await list(eager);
    expect([first.totalRecords, first.result.length]).toEqual([11, 10]);
  });
});

describe('PUT /learning/enrollment-requests/{id}/cancel', () => {
  const idOf = async (status: string) => (await list(diego, { status })).result[0]?.idEnrollmentRequest ?? 0;

  test("rejects a missing session, another person's request and another tenant's", async () => {
    const params = { idEnrollmentRequest: await idOf('PENDING') };
    await app.refused(cancelEnrollmentRequest, { params }, 401);
    await app.refused(cancelEnrollmentRequest, { params }, 404, { as: app.user });
    await app.refused(cancelEnrollmentRequest, { params }, 404, { as: app.otherUser, at: app.otherTenant });
  });

  test('cancels a pending request once and leaves an answered one unchanged [B7.4-08] [B4.1-13]', async () => {
    const params = { idEnrollmentRequest: await idOf('PENDING') };
    const answers = await Promise.all([1, 2].map(() => app.call(cancelEnrollmentRequest, { params }, { as: diego })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await list(diego, { status: 'PENDING' })).totalRecords).toBe(0);
    const denied = { idEnrollmentRequest: await idOf('DENIED') };
    expect(await app.refused(cancelEnrollmentRequest, { params: denied }, 409, { as: diego })).toMatchObject({
      code: 'learning.request-already-answered',
    });
    expect((await list(diego, { status: 'DENIED' })).totalRecords).toBe(1);
  });

  test('allows a new request after a cancellation', async () => {
    const nina = await app.makeUser();
    const request = () => app.ok(requestEnrollment, { body: { idTeam: ids.team('aprovacao') } }, { as: nina });
    const { idEnrollmentRequest } = await request();
    await app.ok(cancelEnrollmentRequest, { params: { idEnrollmentRequest } }, { as: nina });
    expect((await request()).idEnrollmentRequest).not.toBe(idEnrollmentRequest);
  });
});
