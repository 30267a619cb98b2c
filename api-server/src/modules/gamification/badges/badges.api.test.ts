import { DAY_MS } from '@shared-kit/contracts/calendar';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { listBadges, noteBadges } from '@shared-kit/contracts/gamification';
import { login } from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { listen } from '../../../platform/wiring.service.ts';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { earn, makeRule } from '../test/make-campaign.ts';
import { badgeEarned } from '../index.ts';
import type { EarnedBadge } from '../index.ts';
import { badgesSchema } from './badge.schema.ts';
import { importBadges } from './import-badges.service.ts';

let app: TestApp;
const published: EarnedBadge[] = [];

const list = [
  { key: 'dois', name: 'Dois', description: 'x', rule: { kind: 'events', event: 'content-completed', times: 2 } },
  { key: 'dias', name: 'Dias', description: 'x', rule: { kind: 'streak', days: 3 } },
];
const setBadges = (enabled: boolean, at: TestTenant = app.tenant) =>
  withTenant(app.platform.database.db, at.idApp, (db) =>
    importBadges(db, { badges: badgesSchema.parse({ enabled, list }) }),
  );
const badgesOf = async (user: TestUser, at = app.tenant) =>
  (await app.ok(listBadges, {}, { as: user, at })).badges.map(({ key, earnedAt, done, isNew }) => ({
    key,
    done,
    isEarned: earnedAt !== null,
    isNew,
  }));

beforeAll(async () => {
  const onEarned = async (_: unknown, badge: EarnedBadge) => void published.push(badge);
  app = await startTestApp({}, { listens: [listen(badgeEarned, onEarned)] });
  await makeRule(app, 'content-completed', 10);
  await setBadges(true);
});
beforeEach(() => published.splice(0));
afterEach(() => app.clock.reset());
afterAll(() => app.close());

test('a badge is awarded with the action that completes it, once, and published', async () => {
  const user = await app.makeUser();
  await earn(app, user, 'a');
  expect(await badgesOf(user)).toContainEqual({ key: 'dois', done: 1, isEarned: false, isNew: false });
  for (const once of ['b', 'b', 'c']) await earn(app, user, once);
  expect(await badgesOf(user)).toContainEqual({ key: 'dois', done: 2, isEarned: true, isNew: true });
  expect(published.map(({ idUser, key }) => ({ idUser, key }))).toEqual([{ idUser: user.idUser, key: 'dois' }]);
});

test('two concurrent actions award the badge that they complete together, and only once', async () => {
  const user = await app.makeUser();
  await Promise.all([earn(app, user, 'a'), earn(app, user, 'b'), earn(app, user, 'c')]);
  expect(await badgesOf(user)).toContainEqual({ key: 'dois', done: 2, isEarned: true, isNew: true });
  expect(published.filter(({ key }) => key === 'dois')).toHaveLength(1);
});

test('a streak counts days of the portal’s time zone by the clock', async () => {
  const user = await app.makeUser();
  const key = async () => (await badgesOf(user)).find((badge) => badge.key === 'dias');
  app.clock.set('2026-11-20T02:30:00Z');
  await earn(app, user, 'a');
  // The same UTC day, the next one in São Paulo.
  app.clock.set('2026-11-20T15:00:00Z');
  await earn(app, user, 'b');
  expect(await key()).toMatchObject({ done: 2, isEarned: false });
  app.clock.advance(2 * DAY_MS);
  expect(await key()).toMatchObject({ done: 0, isEarned: false });
  app.clock.set('2026-11-21T15:00:00Z');
  await earn(app, user, 'c');
  expect(await key()).toMatchObject({ isEarned: true });
});

test('the notice ends for the person who answers it, and the badge stays', async () => {
  const [user, other] = [await app.makeUser(), await app.makeUser()];
  for (const person of [user, other]) for (const once of ['a', 'b']) await earn(app, person, once);
  await app.ok(noteBadges, {}, { as: user });
  expect(await badgesOf(user)).toContainEqual({ key: 'dois', done: 2, isEarned: true, isNew: false });
  expect(await badgesOf(other)).toContainEqual({ key: 'dois', done: 2, isEarned: true, isNew: true });
  await app.refused(listBadges, {}, 401);
  await app.refused(noteBadges, {}, 401);
});

test('a tenant without badges awards none, lists none and has no flag; switched on again, earned ones come back', async () => {
  const user = await app.makeUser();
  const flags = async (person: TestUser) => {
    const body = { username: person.username, password: testPassword, idAppType: 1, acronym: app.tenant.acronym };
    return (await app.ok(login, { body }, {})).flags;
  };
  for (const once of ['a', 'b']) await earn(app, user, once);
  expect(await flags(user)).toContain(menuFlags.hasBadges);
  await setBadges(false);
  expect(await badgesOf(user)).toEqual([]);
  expect(await flags(user)).not.toContain(menuFlags.hasBadges);
  await earn(app, await app.makeUser(), 'x');
  await setBadges(true);
  expect(await badgesOf(user)).toContainEqual({ key: 'dois', done: 2, isEarned: true, isNew: true });
  expect(await badgesOf(app.otherUser, app.otherTenant)).toEqual([]);
});
