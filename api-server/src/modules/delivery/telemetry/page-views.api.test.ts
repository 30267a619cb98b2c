import { recordLogs } from '@shared-kit/contracts/delivery';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { DAY_MS } from '@shared-kit/contracts/calendar';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function show(pages: string[], as: TestUser | null, at: TestTenant = app.tenant): Promise<void> {
  const entries = pages.map((message) => ({ level: 'info' as const, kind: 'page-view', message }));
  expect((await app.call(recordLogs, { body: { entries } }, { at, ...(as ? { as } : {}) })).status).toBe(200);
}

/** Returns the page views of a tenant from the metrics. */
async function seen(at: TestTenant = app.tenant): Promise<Record<string, number>> {
  const { payload } = await app.server.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
  const lines = [...payload.matchAll(/^portal_page_views_today\{tenant="([^"]+)",page="([^"]+)"\} (\d+)$/gm)];
  return Object.fromEntries(
    lines.filter(([, tenant]) => tenant === at.key).map(([, , page, count]) => [page, Number(count)]),
  );
}

test('page views add up by tenant and day and appear in the metrics [B7.7-09]', async () => {
  await show(['/', '/contactus', '/'], app.user);
  await show(['/'], await app.makeUser());
  await show(['*'], app.otherUser, app.otherTenant);
  expect(await seen()).toEqual({ '/': 3, '/contactus': 1 });
  expect(await seen(app.otherTenant)).toEqual({ '*': 1 });
  app.clock.advance(DAY_MS);
  expect(await seen()).toEqual({});
  app.clock.reset();
});

test('addresses, invented pages and visitors without a session are not counted [B7.7-10]', async () => {
  const at = await app.makeTenant();
  const user = await app.makeUser(at);
  await show(['/level/31', '/searchResult/maria', 'x'.repeat(500)], user, at);
  await show(['/'], null, at);
  expect(await seen(at)).toEqual({});
});

test('concurrent requests of two browsers lose no view', async () => {
  const at = await app.makeTenant();
  const user = await app.makeUser(at);
  await Promise.all(Array.from({ length: 8 }, () => show(['/', '/terms'], user, at)));
  expect(await seen(at)).toEqual({ '/': 8, '/terms': 8 });
});
