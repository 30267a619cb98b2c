import { enterSupportAccess } from '@shared-kit/contracts/identity';
import {
  countUnreadBellEntries,
  listBellEntries,
  readAllBellEntries,
  readBellEntry,
} from '@shared-kit/contracts/notifications';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { retention } from './bell.service.ts';
import { sweepBell } from './sweep-bell.job.ts';
import { bellOf, ring } from './test/bell.fixtures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an entry is in the bell of its person, unread, with its page', async () => {
  const ana = await app.makeUser();
  await ring(app, ana);
  expect(await bellOf(app, ana)).toEqual({
    success: true,
    unread: 1,
    next: null,
    notifications: [
      {
        idNotification: expect.any(Number),
        kind: 'campaign',
        title: 'Você está na campanha SIPAT!',
        text: 'Ganhe pontos.',
        path: '/myJourney/gamification?campaign=1',
        at: expect.stringMatching(/^\d{4}-/),
        isRead: false,
      },
    ],
  });
});

test('a second entry of the same key is dropped, and replaces the first only on request', async () => {
  const ana = await app.makeUser();
  await ring(app, ana, { key: 'points:2026-11-23', title: 'Você ganhou 10 pontos' });
  await app.ok(readAllBellEntries, {}, { as: ana });
  await ring(app, ana, { key: 'points:2026-11-23', title: 'dropped' });
  expect(await bellOf(app, ana)).toMatchObject({
    unread: 0,
    notifications: [{ title: 'Você ganhou 10 pontos' }],
  });
  await ring(app, ana, { key: 'points:2026-11-23', title: 'Você ganhou 20 pontos', replaces: true });
  const { unread, notifications } = await bellOf(app, ana);
  expect([unread, notifications.map(({ title }) => title)]).toEqual([1, ['Você ganhou 20 pontos']]);
});

test('pages by a cursor without gaps or repetitions, also when entries have the same moment', async () => {
  const ana = await app.makeUser();
  for (let number = 1; number <= 5; number += 1) await ring(app, ana, { key: `k${number}`, title: `${number}` });
  const titles: string[] = [];
  let before: string | undefined;
  do {
    const page = await app.ok(
      listBellEntries,
      { query: { limit: 2, ...(before === undefined ? {} : { before }) } },
      { as: ana },
    );
    expect(page.notifications.length).toBeLessThanOrEqual(2);
    titles.push(...page.notifications.map(({ title }) => title));
    before = page.next ?? undefined;
    // An entry that arrives between two pages does not move the following ones.
    if (titles.length === 2)
      await ring(app, ana, { key: 'late', title: 'late', now: new Date(app.clock.now().getTime() + 5) });
  } while (before !== undefined);
  expect(titles).toEqual(['5', '4', '3', '2', '1']);
  await app.refused(listBellEntries, { query: { before: "1'--.2" } }, 400, { as: ana });
  await app.refused(listBellEntries, { query: { limit: 51 } }, 400, { as: ana });
});

test('reading marks one entry or all, and answers with what is left', async () => {
  const ana = await app.makeUser();
  for (const key of ['a', 'b', 'c']) await ring(app, ana, { key });
  const [first] = (await bellOf(app, ana)).notifications;
  const params = { idNotification: first?.idNotification ?? 0 };
  expect(await app.ok(readBellEntry, { params }, { as: ana })).toEqual({ success: true, unread: 2 });
  expect(await app.ok(readBellEntry, { params }, { as: ana })).toEqual({ success: true, unread: 2 });
  expect(await app.ok(readAllBellEntries, {}, { as: ana })).toEqual({ success: true, unread: 0 });
  expect((await bellOf(app, ana)).notifications.every(({ isRead }) => isRead)).toBe(true);
});

test('the entries of another person or tenant can neither be read nor marked', async () => {
  const [ana, rita] = [await app.makeUser(), await app.makeUser()];
  await ring(app, ana);
  const [entry] = (await bellOf(app, ana)).notifications;
  const params = { idNotification: entry?.idNotification ?? 0 };
  const foreign = { as: app.otherUser, at: app.otherTenant };
  for (const options of [{ as: rita }, foreign]) {
    await app.refused(readBellEntry, { params }, 404, options);
    expect(await app.ok(listBellEntries, { query: {} }, options)).toMatchObject({ unread: 0, notifications: [] });
    expect(await app.ok(readAllBellEntries, {}, options)).toEqual({ success: true, unread: 0 });
  }
  expect(await app.ok(countUnreadBellEntries, {}, { as: ana })).toEqual({ success: true, unread: 1 });
  await app.refused(readBellEntry, { params: { idNotification: 999_999 } }, 404, { as: ana });
  await app.refused(readBellEntry, { params }, 401);
});

test('a support access has no bell', async () => {
  const person = await app.makeUser();
  const actor = await app.makeUser(app.tenant, { can_access_support: true });
  const { result } = await app.ok(
    enterSupportAccess,
    { body: { idUser: person.idUser, reason: 'Chamado 1' } },
    { as: actor },
  );
  const as = { token: result.token };
  await app.refused(listBellEntries, { query: {} }, 403, { as });
  await app.refused(readAllBellEntries, {}, 403, { as });
});

test('a tenant without the module has no bell, and has the entries once it is switched on', async () => {
  const none = await app.makeTenant({ modules: [] });
  const person = await app.makeUser(none);
  await ring(app, person, {}, none);
  await app.refused(listBellEntries, { query: {} }, 404, { as: person, at: none });
});

test('entries older than 90 days are deleted at night, newer ones stay', async () => {
  const ana = await app.makeUser();
  const now = app.clock.now().getTime();
  await ring(app, ana, { key: 'old', now: new Date(now - retention - 1000) });
  await ring(app, ana, { key: 'young', title: 'young', now: new Date(now - retention + 60_000) });
  await app.runJobs(sweepBell);
  expect((await bellOf(app, ana)).notifications.map(({ title }) => title)).toEqual(['young']);
});
