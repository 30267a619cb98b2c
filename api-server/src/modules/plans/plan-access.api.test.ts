import {
  contactTrial,
  extendTrial,
  findPlan,
  findPlanContact,
  listPlanCampaigns,
  listPlans,
  requestPlan,
  requestTrial,
  requestUpgrade,
} from '@shared-kit/contracts/plans';
import { expectForeignIdsAre404 } from '../../test/index.ts';
import { makePriceList } from './test/price-list.ts';
import { inDays, app, company, trialBody, contactBody, order, rowsOf, startPlansApp } from './test/plans.fixtures.ts';

startPlansApp();

describe('rejections', () => {
  const calls = [
    [listPlans, {}],
    [findPlan, { params: { idPlan: 2 } }],
    [listPlanCampaigns, {}],
    [findPlanContact, { params: { idUser: 1 } }],
    [requestTrial, { body: trialBody }],
    [contactTrial, { body: contactBody }],
    [extendTrial, { body: { idPlan: 2 } }],
    [requestPlan, { body: order }],
    [requestUpgrade, { params: { idPlan: 2 } }],
  ] as const;

  test.each(calls.map(([endpoint, input]) => [endpoint.id, endpoint, input] as const))(
    '%s requires a session, and the module',
    async (_, endpoint, input) => {
      expect(await app.refused(endpoint, input as never, 401)).toMatchObject({ code: 'session.missing' });
      const closed = await app.makeTenant({ modules: ['content', 'journey'] });
      await app.refused(endpoint, input as never, 404, { as: await app.makeUser(closed, { admin: 1 }), at: closed });
    },
  );

  test('only administrators start a trial, extend it and request a contract [B6-04]', async () => {
    const { at, client } = await company({ own: { finishDate: inDays(0) } });
    for (const [endpoint, input] of [
      [requestTrial, { body: trialBody }],
      [extendTrial, { body: { idPlan: 2 } }],
      [requestPlan, { body: order }],
    ] as const)
      expect(await app.refused(endpoint, input as never, 403, { as: client, at })).toMatchObject({ code: 'forbidden' });
    expect(await rowsOf(at)).toEqual([]);
  });

  test("plans of another company, and people's data of others, are not found", async () => {
    await makePriceList(app, app.otherTenant);
    const admin = await app.makeUser(app.tenant, { admin: 1 });
    await expectForeignIdsAre404(app, findPlan, { params: { idPlan: 2 } });
    await expectForeignIdsAre404(app, requestUpgrade, { params: { idPlan: 2 } });
    await expectForeignIdsAre404(app, findPlanContact, { params: { idUser: app.otherUser.idUser } });
    await expectForeignIdsAre404(app, findPlanContact, { params: { idUser: admin.idUser } });
    await expectForeignIdsAre404(app, contactTrial, { body: contactBody });
    await expectForeignIdsAre404(app, requestTrial, { body: trialBody }, admin);
    await expectForeignIdsAre404(app, extendTrial, { body: { idPlan: 2 } }, admin);
    await expectForeignIdsAre404(app, requestPlan, { body: order }, admin);
    expect((await app.ok(listPlans, { query: {} }, { as: app.user })).result).toEqual([]);
  });

  test('malformed input is rejected with the texts of the form', async () => {
    const { at, admin } = await company();
    const bad = async (change: object) =>
      (await app.refused(requestTrial, { body: { ...trialBody, ...change } } as never, 400, { as: admin, at })).issues;
    expect(await bad({ role: ' ' })).toEqual([{ path: 'body.role', message: 'Cargo obrigatório' }]);
    expect(await bad({ department: '' })).toEqual([{ path: 'body.department', message: 'Departamento obrigatório' }]);
    expect(await bad({ phone: '(11) 9876' })).toEqual([{ path: 'body.phone', message: 'Telefone incompleto' }]);
    expect(await bad({ phone: '5511987654321' })).toEqual([
      { path: 'body.phone', message: 'Telefone deve conter 11 dígitos' },
    ]);
    expect(await bad({ numberOfEmployees: [250, 101] })).toHaveLength(1);
    for (const numberOfLicences of [0, -1, 1.5, 100_001])
      await app.refused(requestPlan, { body: { ...order, numberOfLicences } }, 400, { as: admin, at });
  });
});
