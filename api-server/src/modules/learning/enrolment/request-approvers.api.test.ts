import { currentSession } from '@shared-kit/contracts/identity';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { answerTeamRequests, listTeamRequests } from '@shared-kit/contracts/learning';
import type { TestUser } from '../../../test/index.ts';
import {
  app,
  leader,
  requester,
  requestSeat,
  approve,
  codes,
  ownRequest,
  auditOf,
  startApprovalApp,
} from '../test/request-approval.fixtures.ts';

startApprovalApp();

test('leaders answer for their own team only, administrators for the company, and nobody for themselves', async () => {
  const requested = await requester('livre');
  const [otherLeader, admin] = [await app.makeUser(), await app.makeUser(app.tenant, { admin: 2 })];
  await app.makeUser(app.tenant, { id_manager: otherLeader.idUser });
  const lists = async (as: TestUser) =>
    (await app.ok(listTeamRequests, { query: { limit: 100 } }, { as })).result.map(
      ({ idEnrollmentRequest }) => idEnrollmentRequest,
    );
  expect(await lists(otherLeader)).toEqual([]);
  expect(codes(await approve(otherLeader, requested.id))).toEqual(['not-found']);
  const own = await requestSeat(admin, 'livre');
  expect(await lists(admin)).toContain(requested.id);
  expect(await lists(admin)).not.toContain(own);
  expect(codes(await approve(admin, own))).toEqual(['not-found']);
  expect(codes(await approve(admin, requested.id))).toEqual([null]);
  expect(await auditOf(requested.id)).toMatchObject([{ answered_as: 'ADMINISTRATOR' }]);
});

test('people who lead nobody and people of another tenant are refused', async () => {
  const requested = await requester('livre');
  const body = { decision: 'APPROVED' as const, ids: [requested.id] };
  await app.refused(listTeamRequests, { query: {} }, 401);
  await app.refused(listTeamRequests, { query: {} }, 403, { as: requested.user });
  await app.refused(answerTeamRequests, { body }, 403, { as: requested.user });
  const foreign = await app.makeUser(app.otherTenant, { admin: 1 });
  const results = await app.ok(answerTeamRequests, { body }, { as: foreign, at: app.otherTenant });
  expect(codes(results.results)).toEqual(['not-found']);
  expect(await ownRequest(requested)).toMatchObject({ status: 'PENDING' });
});

test('only leaders and administrators have the menu entry', async () => {
  const flags = async (as: TestUser) => (await app.ok(currentSession, {}, { as })).flags;
  expect(await flags(leader)).toContain(menuFlags.answersRequests);
  expect(await flags(await app.makeUser(app.tenant, { admin: 1 }))).toContain(menuFlags.answersRequests);
  expect(await flags(await app.makeUser())).not.toContain(menuFlags.answersRequests);
});
