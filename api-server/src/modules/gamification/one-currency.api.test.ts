import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { migration } from './migrations/20261123093900-one-currency-of-points.ts';
import { earn, makeCampaign, makeRule } from './test/make-campaign.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the migration recounts campaigns that had points of their own by the points that were earned', async () => {
  const { database } = app.platform;
  await makeRule(app, 'content-completed', 10);
  const [ana, bia] = [await app.makeUser(), await app.makeUser()];
  const idCampaign = await makeCampaign(app, [ana, bia]);
  await earn(app, ana, 'um');
  await earn(app, ana, 'dois');
  await database.execute('alter table campaign_events add column points integer not null default 15');
  await database.db.updateTable('campaign_participants').set({ points: 30 }).execute();
  await migration.up(database.db as never);
  const rows = await database.db
    .selectFrom('campaign_participants')
    .select(['id_user', 'points'])
    .where('id_campaign', '=', idCampaign)
    .orderBy('id_user')
    .execute();
  expect(rows).toEqual([
    { id_user: ana.idUser, points: 20 },
    { id_user: bia.idUser, points: 0 },
  ]);
});
