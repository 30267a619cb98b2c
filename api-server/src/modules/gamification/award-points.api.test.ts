import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';
import { awardPoints } from './award-points.service.ts';
import type { EarnedPoints } from './award-points.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await giveRule(app.tenant, 10);
});
afterAll(() => app.close());

function giveRule(tenant: TestTenant, points: number) {
  return withTenant(app.platform.database.db, tenant.idApp, (db) =>
    db
      .insertInto('points_rules')
      .values({ event: 'content-completed', name: 'Concluir um conteúdo', points })
      .execute(),
  );
}

function award(user: TestUser, earned: Partial<EarnedPoints> = {}, tenant: TestTenant = app.tenant) {
  const whole: EarnedPoints = {
    idUser: user.idUser,
    event: 'content-completed',
    once: 'content-completed:1',
    now: new Date(),
    ...earned,
  };
  return withTenant(app.platform.database.db, tenant.idApp, (db) => awardPoints(db, whole));
}

test('rewards the same action once, also when two reports arrive at once', async () => {
  const user = await app.makeUser();
  const answers = await Promise.all([award(user), award(user), award(user)]);
  expect(answers.map(({ earnPoints }) => earnPoints).toSorted((a, b) => a - b)).toEqual([0, 0, 10]);
  expect(await award(user, { once: 'content-completed:2' })).toEqual({ earnPoints: 10, totalUserPoints: 20 });
});

test('consumes no ids for an action that is reported repeatedly', async () => {
  const user = await app.makeUser();
  await award(user);
  const spent = async () =>
    (await app.platform.database.execute(`select last_value from points_entries_id_points_entry_seq`)).rows;
  const before = await spent();
  for (let count = 0; count < 3; count += 1) await award(user);
  expect(await spent()).toEqual(before);
});

test('accepts ids beyond the 32-bit range', async () => {
  const user = await app.makeUser();
  await app.platform.database.execute(`select setval('points_entries_id_points_entry_seq', 2147483647)`);
  expect((await award(user)).earnPoints).toBe(10);
});

test('rewards the same action of another person separately', async () => {
  expect(await award(await app.makeUser())).toEqual({ earnPoints: 10, totalUserPoints: 10 });
});

test('awards nothing for an event without a rule', async () => {
  expect(await award(await app.makeUser(), { event: 'content-rated' })).toEqual({ earnPoints: 0, totalUserPoints: 0 });
});

test('awards no points in a tenant without gamification [A4g-01]', async () => {
  const tenant = await app.makeTenant({ app: { gamification: false } });
  await giveRule(tenant, 10);
  expect(await award(await app.makeUser(tenant), {}, tenant)).toEqual({ earnPoints: 0, totalUserPoints: 0 });
});

test('ignores the points of another tenant', async () => {
  await giveRule(app.otherTenant, 99);
  const user = await app.makeUser();
  await award(user);
  expect(await award(user)).toEqual({ earnPoints: 0, totalUserPoints: 10 });
});
