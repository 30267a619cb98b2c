import { listCampaignPointsSummary } from '@shared-kit/contracts/gamification';
import { workLimits } from '../../platform/database/database-limits.rules.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { campaignImport } from './campaign-import.repository.ts';
import { makeCampaign } from './test/make-campaign.ts';

// A file of its own: connections that worked on small tables keep plans that are slow for thousands of rows.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('reads the scores, not the single entries, for a page of ten thousand participants', async () => {
  const ana = await app.makeUser();
  const idCampaign = await makeCampaign(app, [ana]);
  const fill = async (db: TenantDb) => {
    const passwordless = { id_company: app.tenant.idCompany, department: 'Comercial' };
    const ids: number[] = [];
    for (let start = 0; start < 10_000; start += 2_000) {
      const rows = Array.from({ length: 2_000 }, (_, index) => ({
        ...passwordless,
        key: `m${start + index}`,
        username: `m${start + index}`,
        email: `m${start + index}@x.example`,
        name: `M ${start + index}`,
      }));
      ids.push(
        ...(await db.insertInto('users').values(rows).returning('id_user').execute()).map(({ id_user }) => id_user),
      );
    }
    await campaignImport(db).setParticipants(idCampaign, [ana.idUser, ...ids]);
    await db
      .updateTable('campaign_participants')
      .set((set) => ({ points: set.ref('id_user'), reached_at: app.clock.now() }))
      .where('id_campaign', '=', idCampaign)
      .execute();
  };
  await withTenant(app.platform.database.db, app.tenant.idApp, fill, { limits: workLimits });
  const page = (offset: number) =>
    app.ok(listCampaignPointsSummary, { params: { idCampaign }, query: { offset } }, { as: ana });
  const started = performance.now();
  const { totalRecords, campaignpoints } = await page(9_990);
  expect([totalRecords, campaignpoints.length]).toEqual([10_001, 10]);
  expect((await page(10_000)).campaignpoints.map(({ own: isOwn }) => isOwn)).toEqual([1]);
  expect(performance.now() - started).toBeLessThan(3_000);
}, 60_000);
