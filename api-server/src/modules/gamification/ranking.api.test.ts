import {
  getCampaignUser,
  listCampaignDepartments,
  listCampaignPointsSummary,
} from '@shared-kit/contracts/gamification';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { campaignImport } from './campaign-import.repository.ts';
import { campaignScores } from './campaign-scores.repository.ts';
import { earn, makeCampaign, makeRule } from './test/make-campaign.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await makeRule(app, 'content-completed', 10);
  await makeRule(app, 'content-rated', 3);
});
afterAll(() => app.close());
afterEach(() => app.clock.reset());

const minute = 60_000;
const page = (idCampaign: number, as: TestUser, query: { offset?: number; limit?: number; department?: string } = {}) =>
  app.ok(listCampaignPointsSummary, { params: { idCampaign }, query }, { as });
const detail = async (idCampaign: number, as: TestUser, query: { department?: string } = {}) =>
  (await app.ok(getCampaignUser, { params: { idCampaign, idUser: as.idUser }, query }, { as })).campaignUserDetail;
const own = async (...input: Parameters<typeof detail>) => {
  const { position, points } = await detail(...input);
  return { position, points };
};

test('ranks people with equal points by who reached them first, on every page [B9-33] [B3-19] [B7.2-25]', async () => {
  const people = [];
  for (let count = 0; count < 23; count += 1) people.push(await app.makeUser());
  const idCampaign = await makeCampaign(app, people);
  // The last person earns first. All have ten points except one, who goes on to twenty.
  for (const person of people.toReversed()) {
    app.clock.advance(minute);
    await earn(app, person, 'um');
  }
  const [first] = people;
  if (!first) throw new Error('there are people');
  await earn(app, first, 'dois');
  const expected = [first, ...people.slice(1).toReversed()].map(({ name }) => name);
  const seen = [];
  for (const offset of [0, 10, 20]) {
    const { totalRecords, campaignpoints } = await page(idCampaign, first, { offset });
    expect(totalRecords).toBe(23);
    seen.push(...campaignpoints);
  }
  expect(seen.map(({ name }) => name)).toEqual(expected);
  expect(seen.map(({ position }) => position)).toEqual(expected.map((_, index) => index + 1));
  expect(seen.map(({ points }) => points)).toEqual([20, ...Array(22).fill(10)]);
  expect(seen.flatMap(({ own: isOwn }, index) => (isOwn === 1 ? [index] : []))).toEqual([0]);
  expect(await page(idCampaign, first, { offset: 30 })).toEqual({ totalRecords: 23, campaignpoints: [] });
});

test('ranks a person behind those with equal earlier points and ahead of those they overtake', async () => {
  const [ana, bia] = [await app.makeUser(), await app.makeUser()];
  const idCampaign = await makeCampaign(app, [ana, bia]);
  await earn(app, ana, 'um');
  app.clock.advance(minute);
  await earn(app, bia, 'um');
  expect(await own(idCampaign, bia)).toEqual({ position: 2, points: 10 });
  app.clock.advance(minute);
  await earn(app, bia, 'avaliou', { event: 'content-rated' });
  expect(await own(idCampaign, bia)).toEqual({ position: 1, points: 13 });
  app.clock.advance(minute);
  await earn(app, ana, 'avaliou', { event: 'content-rated' });
  expect(await own(idCampaign, ana)).toEqual({ position: 2, points: 13 });
});

test('shows the neighbours of the own place and the points that the next place takes, also within a department', async () => {
  const people = [];
  for (const department of ['Comercial', 'Operações', 'Comercial', 'Comercial'])
    people.push(await app.makeUser(undefined, { department }));
  const [ana, bia, caio, duda] = people;
  if (!ana || !bia || !caio || !duda) throw new Error('there are people');
  const nobody = await app.makeUser();
  const idCampaign = await makeCampaign(app, [...people, nobody]);
  for (const [person, times] of [
    [ana, 3],
    [bia, 2],
    [caio, 1],
    [duda, 1],
  ] as const)
    for (let time = 0; time < times; time += 1) {
      app.clock.advance(minute);
      await earn(app, person, `ação ${time}`);
    }
  expect(await detail(idCampaign, ana)).toEqual({
    position: 1,
    points: 30,
    pointsToNext: null,
    neighbours: [
      { position: 1, name: ana.name, points: 30, own: 1 },
      { position: 2, name: bia.name, points: 20, own: 0 },
    ],
  });
  expect(await detail(idCampaign, caio)).toEqual({
    position: 3,
    points: 10,
    pointsToNext: 11,
    neighbours: [
      { position: 2, name: bia.name, points: 20, own: 0 },
      { position: 3, name: caio.name, points: 10, own: 1 },
      { position: 4, name: duda.name, points: 10, own: 0 },
    ],
  });
  // Equal points do not overtake.
  expect(await detail(idCampaign, duda)).toMatchObject({ position: 4, pointsToNext: 1 });
  expect(await detail(idCampaign, caio, { department: 'Comercial' })).toMatchObject({
    position: 2,
    pointsToNext: 21,
    neighbours: [{ name: ana.name }, { name: caio.name }, { name: duda.name }],
  });
  expect(await detail(idCampaign, nobody)).toEqual({ position: null, points: 0, pointsToNext: null, neighbours: [] });
});

test('ranks each department separately and includes only its own people [B2.11-03] [B2.11-04] [B3-18] [B7.2-26]', async () => {
  const [ana, bia, caio] = [
    await app.makeUser(undefined, { department: 'Operações' }),
    await app.makeUser(undefined, { department: 'Comercial' }),
    await app.makeUser(undefined, { department: 'Comercial' }),
  ];
  const idCampaign = await makeCampaign(app, [ana, bia, caio]);
  for (const person of [ana, bia, caio]) {
    app.clock.advance(minute);
    await earn(app, person, 'um');
  }
  expect((await page(idCampaign, caio, { department: 'Comercial' })).campaignpoints.map(({ name }) => name)).toEqual([
    bia.name,
    caio.name,
  ]);
  expect(await own(idCampaign, caio)).toEqual({ position: 3, points: 10 });
  expect(await own(idCampaign, caio, { department: 'Comercial' })).toEqual({ position: 2, points: 10 });
  const refusal = await app.refused(
    getCampaignUser,
    { params: { idCampaign, idUser: caio.idUser }, query: { department: 'Operações' } },
    404,
    { as: caio },
  );
  expect(refusal.code).toBe('gamification.not-in-department');
});

test('lists the departments of the participants, each once [B3-20] [B7.2-27]', async () => {
  const people = [];
  for (const department of ['Operações', 'Área técnica', 'Operações', ''])
    people.push(await app.makeUser(undefined, { department }));
  const [ana] = people;
  if (!ana) throw new Error('there are people');
  people.push(await app.makeUser(undefined, { department: 'De quem saiu', active: false }));
  await app.makeUser(undefined, { department: 'De fora' });
  const idCampaign = await makeCampaign(app, people);
  expect(await app.ok(listCampaignDepartments, { params: { idCampaign } }, { as: ana })).toEqual({
    result: [{ name: 'Área técnica' }, { name: 'Operações' }],
  });
});

test('excludes inactive people and those without points', async () => {
  const [ana, nina, bia] = [await app.makeUser(), await app.makeUser(), await app.makeUser()];
  const idCampaign = await makeCampaign(app, [ana, nina, bia]);
  await earn(app, nina, 'um');
  app.clock.advance(minute);
  await earn(app, ana, 'um');
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db.updateTable('users').set({ active: false }).where('id_user', '=', nina.idUser).execute(),
  );
  expect((await page(idCampaign, ana)).campaignpoints.map(({ name, position }) => [name, position])).toEqual([
    [ana.name, 1],
  ]);
  expect(await own(idCampaign, bia)).toEqual({ position: null, points: 0 });
});

test("shows the ranking to participants only, hides the positions of others, and answers 404 for another tenant's campaign", async () => {
  const [ana, bia] = [await app.makeUser(), await app.makeUser()];
  const idCampaign = await makeCampaign(app, [ana]);
  for (const as of [bia, app.user]) {
    await app.refused(listCampaignPointsSummary, { params: { idCampaign }, query: {} }, 404, { as });
    await app.refused(listCampaignDepartments, { params: { idCampaign } }, 404, { as });
    await app.refused(getCampaignUser, { params: { idCampaign, idUser: as.idUser }, query: {} }, 404, { as });
  }
  await app.refused(listCampaignPointsSummary, { params: { idCampaign }, query: {} }, 404, {
    as: app.otherUser,
    at: app.otherTenant,
  });
  await app.refused(getCampaignUser, { params: { idCampaign, idUser: bia.idUser }, query: {} }, 404, { as: ana });
  await app.refused(listCampaignPointsSummary, { params: { idCampaign }, query: { limit: 101 } }, 400, { as: ana });
  const off = await makeCampaign(app, [ana], { active: false });
  const future = await makeCampaign(app, [ana], { from: 1 });
  for (const id of [off, future])
    await app.refused(listCampaignPointsSummary, { params: { idCampaign: id }, query: {} }, 404, { as: ana });
});

test('counts two actions that earn points at once twice, and the same action once', async () => {
  const ana = await app.makeUser();
  const idCampaign = await makeCampaign(app, [ana]);
  await Promise.all([earn(app, ana, 'um'), earn(app, ana, 'dois'), earn(app, ana, 'um')]);
  expect(await own(idCampaign, ana)).toEqual({ position: 1, points: 20 });
});

test('recounts to the same result as counting one by one, and includes earlier points of a late participant', async () => {
  const [ana, bia] = [await app.makeUser(), await app.makeUser()];
  const idCampaign = await makeCampaign(app, [ana], { from: -2, to: 2 });
  for (const who of [ana, bia]) await earn(app, who, 'dentro');
  app.clock.advance(3 * DAY_MS);
  for (const who of [ana, bia]) await earn(app, who, 'depois');
  expect(await own(idCampaign, ana)).toEqual({ position: 1, points: 10 });
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    await campaignImport(db).setParticipants(idCampaign, [ana.idUser, bia.idUser]);
    await campaignScores(db).recount();
  });
  expect(await own(idCampaign, ana)).toEqual({ position: 1, points: 10 });
  expect(await own(idCampaign, bia)).toEqual({ position: 2, points: 10 });
});
