import {
  findPlan,
  findPlanContact,
  listPlanCampaigns,
  listPlans,
  standardPriceTiers,
} from '@shared-kit/contracts/plans';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { inDays, app, company, startPlansApp } from './test/plans.fixtures.ts';

startPlansApp();

describe('the price list', () => {
  test('lists the plans for sale with their details and the prices [B7.6-01] [B3-23]', async () => {
    const { at, client } = await company({ own: { finishDate: inDays(8) } });
    const { result, priceTiers } = await app.ok(listPlans, { query: { withDetails: '' } }, { as: client, at });
    expect(priceTiers).toEqual(standardPriceTiers);
    expect(result.map(({ name }) => name)).toEqual(['Básico', 'Essencial']);
    expect(result[1]).toEqual({
      idPlan: 2,
      idRef: 'essencial',
      name: 'Essencial',
      description: 'Plano Essencial',
      features: [{ description: 'Certificados' }, { description: 'Avaliações' }],
      products: [{ name: 'Portal' }],
      deadline: 8,
      trial: true,
      trialsCount: 1,
      agreementContent: '<p>Termos do plano</p>',
      planUpgrade: {
        numberRequest: 0,
        hasRequestedUpgrade: false,
        isUpgradeButtonActive: true,
        isPlanContractButtonActive: true,
        userIsAdmin: false,
      },
    });
    const [short] = (await app.ok(listPlans, { query: {} }, { as: client, at })).result;
    expect(short).toMatchObject({ name: 'Básico', features: [], products: [], agreementContent: '' });
    expect(short).not.toHaveProperty('deadline');
  });

  test('returns one plan; a withdrawn one only to the company that has it [B7.6-02]', async () => {
    const { at, admin } = await company({ own: { finishDate: inDays(4), trialsCount: 2 } });
    const { result } = await app.ok(findPlan, { params: { idPlan: 2 } }, { as: admin, at });
    expect(result).toMatchObject({
      name: 'Essencial',
      deadline: 4,
      trialsCount: 2,
      planUpgrade: { userIsAdmin: true },
    });
    await app.refused(findPlan, { params: { idPlan: 3 } }, 404, { as: admin, at });
    await app.refused(findPlan, { params: { idPlan: 9 } }, 404, { as: admin, at });
  });

  test('returns the person and the company for the form, only their own [B7.6-12] [B7.6-14] [B3-26]', async () => {
    const { at, admin, client } = await company();
    expect(await app.ok(findPlanContact, { params: { idUser: admin.idUser } }, { as: admin, at })).toEqual({
      idUser: admin.idUser,
      idCompany: at.idCompany,
      email: admin.email,
      name: 'Joana',
      phone: '(41) 98888-7777',
      role: 'Coordenadora',
      department: 'Ensino',
      company: 'Clínica Ltda.',
    });
    await app.refused(findPlanContact, { params: { idUser: client.idUser } }, 404, { as: admin, at });
  });

  test('lists the campaigns that run now, the one that ends first at the front [B7.6-03] [B3-24]', async () => {
    const { at, client } = await company();
    await withTenant(app.platform.database.db, at.idApp, (db) =>
      db
        .insertInto('plan_campaigns')
        .values(
          [
            { key: 'over', start_date: inDays(-9), finish_date: inDays(-1) },
            { key: 'later', start_date: inDays(0), finish_date: inDays(9) },
            { key: 'now', start_date: inDays(0), finish_date: inDays(3) },
            { key: 'ahead', start_date: inDays(2), finish_date: inDays(3) },
          ].map((campaign) => ({
            ...campaign,
            media_type: 'frame' as const,
            media: `https://x.example/${campaign.key}`,
            frequency_to_show: 300,
          })),
        )
        .execute(),
    );
    const { result } = await app.ok(listPlanCampaigns, {}, { as: client, at });
    expect(result.map(({ mediaUrl }) => mediaUrl)).toEqual(['https://x.example/now', 'https://x.example/later']);
    expect(result[0]).toEqual({
      startDate: '2026-11-23 02:59:59',
      finishDate: '2026-11-26 02:59:59',
      mediaType: 'frame',
      mediaUrl: 'https://x.example/now',
      frequencyToShow: 300,
    });
  });
});
