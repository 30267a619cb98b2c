import {
  exportCampaignUserPoints,
  getCampaignDetail,
  getCampaignUser,
  listCampaignPointsSummary,
  listCampaignUserPoints,
  listCampaigns,
  listGamificationEvents,
} from '@shared-kit/contracts/gamification';
import { DAY_MS, HOUR_MS } from '@shared-kit/contracts/calendar';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { earn, makeCampaign, makeRule } from './test/make-campaign.ts';

let app: TestApp;
let completed: number;
beforeAll(async () => {
  app = await startTestApp();
  completed = await makeRule(app, 'content-completed', 10);
  await makeRule(app, 'content-rated', 3);
});
afterAll(() => app.close());
afterEach(() => app.clock.reset());

const list = (idCampaign: number, as: TestUser, page: { offset?: number; limit?: number } = {}) =>
  app.ok(listCampaignUserPoints, { body: { idCampaign, idUser: as.idUser, ...page } }, { as });

test('lists earned points newest first, page by page [A3-15] [A7m-24]', async () => {
  const ana = await app.makeUser();
  for (const once of ['um', 'dois', 'três']) {
    app.clock.advance(1000);
    await earn(app, ana, once);
  }
  await earn(app, ana, 'nota', { event: 'content-rated' });
  const { totalRecords, totalPoints, userpoints } = await list(0, ana, { limit: 2 });
  expect([totalRecords, totalPoints]).toEqual([4, 33]);
  expect(userpoints).toEqual([
    {
      idPointsEntry: expect.stringMatching(/^\d+$/),
      contentitemtext: 'Título nota',
      event: 'Regra content-rated',
      eventDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      points: 3,
    },
    {
      idPointsEntry: expect.any(String),
      contentitemtext: 'Título três',
      event: 'Regra content-completed',
      eventDate: expect.any(String),
      points: 10,
    },
  ]);
  expect((await list(0, ana, { offset: 2 })).userpoints.map(({ contentitemtext }) => contentitemtext)).toEqual([
    'Título dois',
    'Título um',
  ]);
});

test('lists for a campaign only the events that count there, within its dates', async () => {
  const ana = await app.makeUser();
  await earn(app, ana, 'antes');
  app.clock.advance(2 * DAY_MS);
  const idCampaign = await makeCampaign(app, [ana], { events: [completed] });
  await earn(app, ana, 'dentro');
  await earn(app, ana, 'nota', { event: 'content-rated' });
  expect(await list(idCampaign, ana)).toMatchObject({
    totalRecords: 1,
    totalPoints: 10,
    userpoints: [{ contentitemtext: 'Título dentro', points: 10 }],
  });
  expect(await list(0, ana)).toMatchObject({ totalRecords: 3, totalPoints: 23 });
  const { campaigns } = await app.ok(listCampaigns, { query: {} }, { as: ana });
  expect(campaigns).toMatchObject([{ idgamification_campaign: idCampaign, points: 10 }]);
});

test('an action earns the same points in the notice, in all, in every campaign that counts it, and in its ranking', async () => {
  const ana = await app.makeUser();
  const campaigns = [await makeCampaign(app, [ana], { events: [completed] }), await makeCampaign(app, [ana])];
  const { earnPoints, totalUserPoints } = await earn(app, ana, 'ação');
  expect([earnPoints, totalUserPoints]).toEqual([10, 10]);
  const all = await list(0, ana);
  expect([all.totalPoints, all.userpoints[0]?.points]).toEqual([10, 10]);
  for (const idCampaign of campaigns) {
    const part = await list(idCampaign, ana);
    expect([part.totalPoints, part.userpoints[0]?.points]).toEqual([10, 10]);
    const { events } = await app.ok(getCampaignDetail, { params: { id: idCampaign } }, { as: ana });
    expect(events.find(({ idEvent }) => idEvent === completed)?.points).toBe(10);
    const { campaignpoints } = await app.ok(
      listCampaignPointsSummary,
      { params: { idCampaign }, query: {} },
      { as: ana },
    );
    expect(campaignpoints).toMatchObject([{ own: 1, points: 10 }]);
    const params = { idCampaign, idUser: ana.idUser };
    expect(await app.ok(getCampaignUser, { params, query: {} }, { as: ana })).toMatchObject({
      campaignUserDetail: { points: 10 },
    });
  }
  const { campaigns: listed } = await app.ok(listCampaigns, { query: {} }, { as: ana });
  expect(listed.map(({ points }) => points)).toEqual([10, 10]);
});

test('points keep the value of the day on which they were earned, in all and in campaigns alike', async () => {
  const ana = await app.makeUser();
  const idCampaign = await makeCampaign(app, [ana]);
  await earn(app, ana, 'antes');
  const rules = app.platform.database.db.updateTable('points_rules').where('id_event', '=', completed);
  await rules.set({ points: 30 }).execute();
  await earn(app, ana, 'depois');
  await rules.set({ points: 10 }).execute();
  expect((await list(0, ana)).totalPoints).toBe(40);
  expect((await list(idCampaign, ana)).totalPoints).toBe(40);
});

test('lists the events that give points: names for everybody, points by campaign [A3-13] [A3-14] [A7m-25] [A7m-26]', async () => {
  const ana = await app.makeUser();
  const idCampaign = await makeCampaign(app, [ana], { name: 'Energia', events: [completed] });
  const detail = await app.ok(getCampaignDetail, { params: { id: idCampaign } }, { as: ana });
  expect(detail).toMatchObject({
    campaign: { idgamification_campaign: idCampaign, name: 'Energia', description: 'Regras', status: 1 },
    events: [{ idEvent: completed, points: 10 }],
  });
  const { events } = await app.ok(listGamificationEvents, {}, { as: ana });
  expect(events.map(({ event, points }) => [event, points])).toEqual([
    ['Regra content-completed', 10],
    ['Regra content-rated', 3],
  ]);
  expect(events[0]?.idgamification_event).toBe(completed);
  await app.refused(getCampaignDetail, { params: { id: idCampaign } }, 404, { as: app.user });
});

test('exports everything as a spreadsheet, with texts as texts and days in São Paulo time [A2p-17]', async () => {
  const ana = await app.makeUser();
  await earn(app, ana, '=HYPERLINK("http://x") & <b>');
  const reply = await app.call(exportCampaignUserPoints, { query: { idCampaign: 0, idUser: ana.idUser } }, { as: ana });
  expect(reply.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(String(reply.headers['content-disposition'])).toContain('minhas-atividades.xlsx');
  const [head, row, ...others] = await readSheet(reply.bytes);
  expect(head).toEqual(['Atividade', 'Como ganhou', 'Data', 'Pontos']);
  const moment = new Date(app.clock.now().getTime() - 3 * HOUR_MS);
  expect(row).toEqual(['Título =HYPERLINK("http://x") & <b>', 'Regra content-completed', expect.any(Date), 10]);
  expect(JSON.stringify(row?.[2]).slice(0, 17)).toBe(JSON.stringify(moment).slice(0, 17));
  expect(others).toEqual([]);
  expect(strFromU8(unzipSync(reply.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<f>');
});

test('hides the points of other people from lists and exports', async () => {
  const [ana, bia] = [await app.makeUser(), await app.makeUser()];
  const idCampaign = await makeCampaign(app, [ana]);
  await app.refused(listCampaignUserPoints, { body: { idCampaign: 0, idUser: ana.idUser } }, 404, { as: bia });
  await app.refused(exportCampaignUserPoints, { query: { idCampaign: 0, idUser: ana.idUser } }, 404, { as: bia });
  await app.refused(listCampaignUserPoints, { body: { idCampaign, idUser: bia.idUser } }, 404, { as: bia });
  await app.refused(listCampaignUserPoints, { body: { idCampaign, idUser: app.otherUser.idUser } }, 404, {
    as: app.otherUser,
    at: app.otherTenant,
  });
  await app.refused(listCampaignUserPoints, { body: { idCampaign: -1, idUser: ana.idUser } }, 400, { as: ana });
});

test('a tenant without gamification has no campaigns and gives no points [A6-04]', async () => {
  const off = await app.makeTenant({ app: { gamification: false } });
  const ana = await app.makeUser(off);
  await makeRule(app, 'content-completed', 10, off);
  const idCampaign = await makeCampaign(app, [ana], { at: off });
  expect(await app.ok(listCampaigns, { query: {} }, { as: ana, at: off })).toEqual({ campaigns: [] });
  expect(await app.ok(listGamificationEvents, {}, { as: ana, at: off })).toEqual({ events: [] });
  await app.refused(getCampaignDetail, { params: { id: idCampaign } }, 404, { as: ana, at: off });
});
