import {
  listCampaigns,
  listCampaignsByUser,
  markCampaignNotified,
  userIsInCampaign,
} from '@shared-kit/contracts/gamification';
import { currentSession } from '@shared-kit/contracts/identity';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';
import { campaignImport } from './campaign-import.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function campaignOf(
  user: TestUser,
  when: { from: number; to: number; active?: boolean },
  at: TestTenant = app.tenant,
): Promise<void> {
  const now = app.clock.now().getTime();
  await withTenant(app.platform.database.db, at.idApp, async (db) => {
    const id = await campaignImport(db).save({
      key: `c-${user.idUser}-${when.from}`,
      name: 'Campanha',
      description: '',
      startDate: new Date(now + when.from * DAY_MS),
      endDate: new Date(now + when.to * DAY_MS),
      active: when.active ?? true,
    });
    await campaignImport(db).setParticipants(id, [user.idUser]);
  });
}

const isIn = async (as: TestUser, at: TestTenant = app.tenant) => {
  const { userIsInCampaign: answer } = await app.ok(userIsInCampaign, {}, { as, at });
  // The session reports the same.
  expect((await app.ok(currentSession, {}, { as, at })).flags.includes(menuFlags.isInCampaign)).toBe(answer);
  return answer;
};

test('requires a session', async () => {
  await app.refused(userIsInCampaign, {}, 401);
});

test('reports participation for the participants of a running campaign only [B7.2-24] [B2.3-07]', async () => {
  const [ana, bia, caio, davi] = [
    await app.makeUser(),
    await app.makeUser(),
    await app.makeUser(),
    await app.makeUser(),
  ];
  await campaignOf(ana, { from: -1, to: 10 });
  await campaignOf(bia, { from: -20, to: -1 });
  await campaignOf(caio, { from: 1, to: 10 });
  await campaignOf(davi, { from: -1, to: 10, active: false });
  expect(await isIn(ana)).toBe(true);
  for (const other of [bia, caio, davi, app.user]) expect(await isIn(other)).toBe(false);
});

test('ends the participation with the last day of the campaign', async () => {
  const eva = await app.makeUser();
  await campaignOf(eva, { from: -1, to: 2 });
  expect(await isIn(eva)).toBe(true);
  app.clock.advance(2 * DAY_MS);
  expect(await isIn(eva)).toBe(false);
  app.clock.reset();
});

test('reports no campaigns when gamification is off, nor those of another tenant', async () => {
  const off = await app.makeTenant({ app: { gamification: false } });
  const ana = await app.makeUser(off);
  await campaignOf(ana, { from: -1, to: 10 }, off);
  expect(await isIn(ana, off)).toBe(false);
  await campaignOf(app.otherUser, { from: -1, to: 10 }, app.otherTenant);
  expect(await isIn(app.user)).toBe(false);
});

test('ends the participation of a person who is removed from the list', async () => {
  const ana = await app.makeUser();
  await campaignOf(ana, { from: -1, to: 10 });
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const { id_campaign } = await db
      .selectFrom('campaign_participants')
      .select('id_campaign')
      .where('id_user', '=', ana.idUser)
      .executeTakeFirstOrThrow();
    await campaignImport(db).setParticipants(id_campaign, []);
  });
  expect(await isIn(ana)).toBe(false);
});

test("lists the person's running and finished campaigns with status and points [A3-12] [A7m-23]", async () => {
  const ana = await app.makeUser();
  await campaignOf(ana, { from: -20, to: -10 });
  await campaignOf(ana, { from: -1, to: 10 });
  await campaignOf(ana, { from: 5, to: 10 });
  await campaignOf(ana, { from: -2, to: 10, active: false });
  const { campaigns: all } = await app.ok(listCampaigns, { query: {} }, { as: ana });
  expect(all.map(({ status }) => status)).toEqual([1, 0]);
  expect(all[0]).toEqual({
    idgamification_campaign: expect.any(Number),
    name: 'Campanha',
    description: '',
    startDate: expect.stringMatching(/ /),
    endDate: expect.stringMatching(/ /),
    points: 0,
    status: 1,
    notified: 0,
  });
  const { campaigns: active } = await app.ok(listCampaigns, { query: { onlyActive: 'true' } }, { as: ana });
  expect(active).toEqual(all.slice(0, 1));
  expect(await app.ok(listCampaigns, { query: {} }, { as: app.user })).toEqual({ campaigns: [] });
});

test('notifies a person of a campaign once, and the session reports unread notices [B7.2-21] [B7.2-22]', async () => {
  const ana = await app.makeUser();
  await campaignOf(ana, { from: -1, to: 10 });
  const hasUnread = async () =>
    (await app.ok(currentSession, {}, { as: ana })).flags.includes(menuFlags.hasUnreadCampaigns);
  const [campaign] = (await app.ok(listCampaignsByUser, {}, { as: ana })).campaigns;
  if (!campaign) throw new Error('there is one');
  expect(campaign).toEqual({ idgamification_campaign: expect.any(Number), name: 'Campanha', notified: 0 });
  expect(await hasUnread()).toBe(true);
  const params = { idCampaign: campaign.idgamification_campaign, idUser: ana.idUser };
  await app.refused(markCampaignNotified, { params }, 404, { as: app.user });
  await app.refused(markCampaignNotified, { params: { ...params, idUser: app.user.idUser } }, 404, { as: app.user });
  await app.refused(markCampaignNotified, { params: { ...params, idUser: app.otherUser.idUser } }, 404, {
    as: app.otherUser,
    at: app.otherTenant,
  });
  for (let time = 0; time < 2; time += 1)
    expect(await app.ok(markCampaignNotified, { params }, { as: ana })).toEqual({ success: true });
  expect((await app.ok(listCampaignsByUser, {}, { as: ana })).campaigns).toEqual([{ ...campaign, notified: 1 }]);
  expect(await hasUnread()).toBe(false);
  // The next import of the same people notifies nobody again.
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    campaignImport(db).setParticipants(params.idCampaign, [ana.idUser]),
  );
  expect(await hasUnread()).toBe(false);
});
