import { randomUUID } from 'node:crypto';
import { exitScreen, findContent, navigationType, recordVisit, saveProgress } from '@shared-kit/contracts/content';
import type { Visit } from '@shared-kit/contracts/content';
import { currentSession } from '@shared-kit/contracts/identity';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { expectForeignIdsAre404, startTestApp } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { givePoints, makeItem, makeSection } from './test/content-factory.ts';

let app: TestApp;
let user: TestUser;
let idSection: number;
let idItem: number;
let foreignSection: number;
let foreignItem: number;

beforeAll(async () => {
  app = await startTestApp();
  await givePoints(app, app.tenant, { 'content-accessed': 2, 'content-completed': 10 });
  idSection = await makeSection(app, app.tenant);
  foreignSection = await makeSection(app, app.otherTenant);
  foreignItem = await makeItem(app, app.otherTenant, { id_section: foreignSection });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z');
  user = await app.makeUser();
  idItem = await makeItem(app, app.tenant, { id_section: idSection, text: 'Aula' });
  // The server gives the item: visits begin from then on (decision 531).
  await itemNow();
  app.clock.set('2026-11-20T12:00:00Z');
});

const visit = (fields: Partial<Visit> = {}): Visit => ({
  idVisit: randomUUID(),
  timeStart: '2026-11-20 11:59:00',
  idContentItem: idItem,
  idNavigationType: 1,
  idSection,
  seconds: 40,
  timeExecuted: 45,
  finished: false,
  ...fields,
});
const record = (fields: Partial<Visit> = {}) => app.ok(recordVisit, { body: visit(fields) }, { as: user });
const itemNow = async () => (await app.ok(findContent, { params: { id: idItem } }, { as: user })).content[0];

describe('the tracking record call', () => {
  test('refuses more visits in a day than a person can make, and stores none of them', async () => {
    for (let count = 0; count < 3_000; count += 1)
      await app.platform.rateLimit.consume(`visits:${app.tenant.idApp}:${user.idUser}`, {
        limit: 3_000,
        windowSeconds: 86_400,
      });
    await app.refused(recordVisit, { body: visit() }, 429, { as: user });
    const rows = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db.selectFrom('content_visits').select('id_visit').where('id_user', '=', user.idUser).execute(),
    );
    expect(rows).toEqual([]);
  });

  test.each([
    ['no visit id', { idVisit: 'x' }, 'body.idVisit'],
    ['a time of another form', { timeStart: '2026-11-20T11:59:00Z' }, 'body.timeStart'],
    ['a day that no year has', { timeStart: '2026-02-30 11:59:00' }, 'body.timeStart'],
    ['a time that no day has', { timeStart: '2026-13-45 25:61:61' }, 'body.timeStart'],
    ['a type that is not 1', { idNavigationType: 2 }, 'body.idNavigationType'],
    ['negative seconds', { seconds: -1 }, 'body.seconds'],
    ['more than a day', { timeExecuted: 90_000 }, 'body.timeExecuted'],
  ])('rejects %s', async (_, fields, path) => {
    const refusal = await app.refused(recordVisit, { body: visit(fields as Partial<Visit>) }, 400, { as: user });
    expect(refusal.issues?.[0]?.path).toBe(path);
  });

  test("rejects a missing session and another tenant's item", async () => {
    expect((await app.call(recordVisit, { body: visit() })).status).toBe(401);
    await expectForeignIdsAre404(app, recordVisit, { body: visit({ idContentItem: foreignItem }) });
  });

  test('saves time and position and replies with the points [A7c-16] [A7c-17] [A3-28]', async () => {
    const reply = await record();
    expect(reply).toEqual({
      success: true,
      earnPoints: 2,
      totalUserPoints: 2,
      completed: 'PROGRESS',
      progress: 40,
      lastPosition: 40,
      savedAt: '2026-11-20 12:00:00',
    });
    expect(await itemNow()).toMatchObject({
      visits: 1,
      timeExecuted: 45,
      lastPosition: 40,
      progress: 40,
      completed: 'PROGRESS',
    });
  });

  test('counts a visit that arrives several times once [A4m-05]', async () => {
    const idVisit = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => record({ idVisit })));
    expect(replies.map(({ totalUserPoints }) => totalUserPoints)).toEqual([2, 2, 2]);
    expect(await itemNow()).toMatchObject({ visits: 1, timeExecuted: 45 });
  });

  test("another person's visit with the same id does not suppress the visit", async () => {
    const idVisit = randomUUID();
    const colleague = await app.makeUser();
    await app.ok(recordVisit, { body: visit({ idVisit }) }, { as: colleague });
    await record({ idVisit });
    expect(await itemNow()).toMatchObject({ visits: 2, timeExecuted: 45 });
  });

  test('adds up the time of several visits, and completion never decreases [A4m-10]', async () => {
    expect(await record({ seconds: 98, finished: true })).toMatchObject({
      completed: 'COMPLETED',
      progress: 100,
      lastPosition: 0,
      earnPoints: 12,
    });
    app.clock.advance(60_000);
    expect(await record({ timeStart: '2026-11-20 12:00:10', seconds: 10, timeExecuted: 12 })).toMatchObject({
      completed: 'COMPLETED',
      progress: 100,
      lastPosition: 10,
      earnPoints: 0,
      totalUserPoints: 12,
    });
    expect(await itemNow()).toMatchObject({ timeExecuted: 57, visits: 2 });
  });

  test('a late older visit changes no position', async () => {
    await record({ timeStart: '2026-11-20 11:59:30', seconds: 70, timeExecuted: 20 });
    await record({ timeStart: '2026-11-20 10:00:00', seconds: 20, timeExecuted: 20 });
    expect(await itemNow()).toMatchObject({ lastPosition: 70, progress: 70, timeExecuted: 40 });
  });

  test('a wrong clock cannot make a visit longer than the time that has passed', async () => {
    await record({ timeStart: '2026-11-20 13:30:00', timeExecuted: 500 });
    expect(await itemNow()).toMatchObject({ timeExecuted: 0 });
  });

  test('two people are tracked separately', async () => {
    await record();
    const colleague = await app.makeUser();
    const { content } = await app.ok(findContent, { params: { id: idItem } }, { as: colleague });
    expect(content[0]).toMatchObject({ completed: 'NULL', lastPosition: 0, timeExecuted: 0, visits: 1 });
  });
});

describe('POST /tracking/progress', () => {
  const save = (seconds: number, finished = false, timeStart = '2026-11-20 11:59:00') =>
    app.ok(
      saveProgress,
      { body: { idVisit: randomUUID(), timeStart, idContentItem: idItem, idSection, seconds, finished } },
      { as: user },
    );

  test("rejects a missing session and another tenant's item", async () => {
    const body = {
      idVisit: randomUUID(),
      timeStart: '2026-11-20 11:59:00',
      idContentItem: foreignItem,
      idSection: null,
      seconds: 1,
      finished: false,
    };
    expect((await app.call(saveProgress, { body })).status).toBe(401);
    await expectForeignIdsAre404(app, saveProgress, { body });
  });

  test('saves position and completion without counting a visit', async () => {
    expect(await save(30)).toMatchObject({ lastPosition: 30, completed: 'PROGRESS', savedAt: '2026-11-20 12:00:00' });
    expect(await save(96, true)).toMatchObject({ lastPosition: 0, completed: 'COMPLETED', earnPoints: 10 });
    expect(await itemNow()).toMatchObject({ visits: 0, timeExecuted: 0, completed: 'COMPLETED' });
  });

  test('the item that the person saw last is the last tracking of their session [A3-02]', async () => {
    expect((await app.ok(currentSession, {}, { as: user })).lastTracking).toBeNull();
    await save(30);
    expect((await app.ok(currentSession, {}, { as: user })).lastTracking).toEqual({
      idContentItem: idItem,
      idSection,
      text: 'Aula',
      lastPosition: 30,
    });
  });
});

describe('POST /tracking/exit', () => {
  const body = (fields: object = {}) => ({
    idVisit: randomUUID(),
    timeStart: '2026-11-20 11:59:00',
    idNavigationItem: idSection,
    idNavigationType: navigationType.section,
    idSection,
    timeExecuted: 20,
    ...fields,
  });

  test("rejects an unknown screen and another tenant's", async () => {
    await app.refused(exitScreen, { body: body({ idNavigationType: 9 }) as never }, 400, { as: user });
    await expectForeignIdsAre404(app, exitScreen, {
      body: body({ idNavigationItem: foreignSection, idSection: null }),
    });
    await expectForeignIdsAre404(app, exitScreen, { body: body({ idSection: foreignSection }) });
    await expectForeignIdsAre404(app, exitScreen, {
      body: body({ idNavigationType: navigationType.content, idNavigationItem: foreignItem }),
    });
  });

  test('stores the visit of a screen, once [A7c-15]', async () => {
    const exit = body();
    await app.ok(exitScreen, { body: exit }, { as: user });
    await app.ok(exitScreen, { body: exit }, { as: user });
    await app.ok(
      exitScreen,
      { body: body({ idNavigationItem: null, idNavigationType: navigationType.home, idSection: null }) },
      { as: user },
    );
    const rows = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db
        .selectFrom('screen_visits')
        .select(['id_navigation_type', 'time_executed'])
        .where('id_user', '=', user.idUser)
        .orderBy('id_navigation_type')
        .execute(),
    );
    expect(rows).toEqual([
      { id_navigation_type: 2, time_executed: 20 },
      { id_navigation_type: 3, time_executed: 20 },
    ]);
  });
});
