import { userIsInCampaign } from 'shared-kit/contracts/gamification';
import { currentSession } from 'shared-kit/contracts/identity';
import { menuFacts } from 'shared-kit/contracts/platform';
import { withTenant } from '../../platform/database/tenant-db.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';
import { campaigns } from './campaign.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const day = 86_400_000;

async function campaignOf(user: TestUser, when: { from: number; to: number; active?: boolean }, at: TestTenant = app.tenant): Promise<void> {
  const now = app.clock.now().getTime();
  await withTenant(app.platform.database.db, at.idApp, async (db) => {
    const id = await campaigns(db).save({
      key: `c-${user.idUser}-${when.from}`,
      name: 'Campanha',
      description: '',
      startDate: new Date(now + when.from * day),
      endDate: new Date(now + when.to * day),
      active: when.active ?? true,
    });
    await campaigns(db).setParticipants(id, [user.idUser]);
  });
}

const isIn = async (as: TestUser, at: TestTenant = app.tenant) => {
  const { userIsInCampaign: answer } = await app.ok(userIsInCampaign, {}, { as, at });
  // The session says the same.
  expect((await app.ok(currentSession, {}, { as, at })).facts.includes(menuFacts.isInCampaign)).toBe(answer);
  return answer;
};

test('needs a session', async () => {
  await app.refused(userIsInCampaign, {}, 401);
});

test('whoever takes part in a campaign that is running is in one, nobody else [B7.2-24] [B2.3-07]', async () => {
  const [ana, bia, caio, davi] = [await app.makeUser(), await app.makeUser(), await app.makeUser(), await app.makeUser()];
  await campaignOf(ana, { from: -1, to: 10 });
  await campaignOf(bia, { from: -20, to: -1 });
  await campaignOf(caio, { from: 1, to: 10 });
  await campaignOf(davi, { from: -1, to: 10, active: false });
  expect(await isIn(ana)).toBe(true);
  for (const other of [bia, caio, davi, app.user]) expect(await isIn(other)).toBe(false);
});

test('it ends with its last day', async () => {
  const eva = await app.makeUser();
  await campaignOf(eva, { from: -1, to: 2 });
  expect(await isIn(eva)).toBe(true);
  app.clock.advance(2 * day);
  expect(await isIn(eva)).toBe(false);
  app.clock.reset();
});

test('where gamification is off nobody is in a campaign; a campaign of another tenant is no campaign', async () => {
  const off = await app.makeTenant({ app: { gamification: false } });
  const ana = await app.makeUser(off);
  await campaignOf(ana, { from: -1, to: 10 }, off);
  expect(await isIn(ana, off)).toBe(false);
  await campaignOf(app.otherUser, { from: -1, to: 10 }, app.otherTenant);
  expect(await isIn(app.user)).toBe(false);
});

test('who is taken out of the list leaves', async () => {
  const ana = await app.makeUser();
  await campaignOf(ana, { from: -1, to: 10 });
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const { id_campaign } = await db.selectFrom('campaign_participants').select('id_campaign').where('id_user', '=', ana.idUser).executeTakeFirstOrThrow();
    await campaigns(db).setParticipants(id_campaign, []);
  });
  expect(await isIn(ana)).toBe(false);
});
