/** @jest-environment tools/jest/browser-environment.mjs */
import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { ANSWER_WITHIN_MS } from './pages.ts';
import {
  cachedPortal,
  fileOf,
  origin,
  pageOf,
  reload,
  requests,
  resetWorker,
  served,
  serve,
  started,
  tagOf,
  textOf,
  visit,
} from './worker-caches.fixtures.ts';

const marked = (html: string, unconfirmed: string): string =>
  html.replace('<html ', `<html data-unconfirmed="${unconfirmed}" data-build='${tagOf(html)}' `);

resetWorker();

test('the second visit starts while the server confirms the page, and requests no file', async () => {
  await cachedPortal();
  const next = started();
  const { response, verdict } = await next.pages.answer(visit);
  expect(await response.text()).toBe(marked(served.html, 'asking'));
  expect(await verdict).toBe('same');
  expect(await (await fileOf(next)).text()).toBe('one');
  expect(requests).toEqual([`${visit.url} if not ${tagOf(served.html)}`]);
});

test('a page that has started receives the verdict that another one is current, which is stored by then', async () => {
  const parts = await cachedPortal();
  serve({ html: pageOf('two'), code: 'two' });
  const { etag, verdict } = await parts.pages.answer(visit);
  expect(await verdict).toBe('other');
  expect(await parts.builds.newest()).toMatchObject({ etag: tagOf(served.html) });
  expect(await parts.pages.verdictOn(visit.url, etag ?? '')).toBe('other');
  expect(await parts.pages.verdictOn(visit.url, tagOf(served.html))).toBe('same');
  expect(await parts.pages.verdictOn(visit.url, '"unknown"')).toBe('other');
});

test.each([
  ['is not reached', 'offline', { down: true }],
  ['is broken', 'offline', { status: 503 }],
  ['refuses the page', 'other', { status: 403 }],
] as const)('a page that has started receives a verdict when the server %s', async (_, verdict, state) => {
  await cachedPortal();
  Object.assign(served, state);
  expect(await (await started().pages.answer(visit)).verdict).toBe(verdict);
});

test.each([
  ['that somebody asks to be fresh', { cache: 'no-cache' }],
  ['with a one-time token', { url: `${origin}/aurora/login?token=abc` }],
])('a request %s waits for the server', async (_, change) => {
  await cachedPortal();
  serve({ html: pageOf('two'), code: 'two' });
  const { response, verdict } = await started().pages.answer({ ...visit, ...change } as Request);
  expect(await response.text()).toBe(served.html);
  expect(verdict).toBeUndefined();
});

test('a page with a known successor is not shown first', async () => {
  const parts = await cachedPortal();
  serve({ html: pageOf('two'), code: 'two' });
  await (
    await parts.pages.answer(reload)
  ).later;
  expect(await textOf(parts)).toBe(served.html);
});

test('without a network the stored page is shown as unconfirmed, and a newer one with missing files is not', async () => {
  const first = await cachedPortal();
  const whole = served.html;
  serve({ html: pageOf('two'), code: 'two' });
  await (
    await first.pages.answer(visit)
  ).later;
  served.down = true;
  expect(await textOf(started())).toBe(marked(whole, 'offline'));
});

test('a slow server is not waited for, except for longer on a reload', async () => {
  await cachedPortal();
  served.slow = true;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  for (const [request, ms] of [
    [visit, ANSWER_WITHIN_MS.visit],
    [reload, ANSWER_WITHIN_MS.reload],
  ] as const) {
    let shown: string | undefined;
    const answered = started()
      .pages.answer(request)
      .then(async ({ response, verdict }) => (shown = (await verdict) ?? (await response.text())));
    // The stored data is looked up before the wait starts.
    while (jest.getTimerCount() === 0) await turn();
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(shown).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await answered;
    expect(shown).toMatch(/^slow$|data-unconfirmed="slow"/);
  }
  jest.useRealTimers();
});

test("when the host alone identifies the tenant, a neighbor never gets its page, and a neighbor's page is not stored", async () => {
  const own = pageOf('one', { basename: '', neighbours: ['sabermais'] });
  served.html = own;
  const { builds, pages } = started('');
  await (
    await pages.answer(visit)
  ).later;
  const [build] = await builds.all();
  await builds.complete(build?.etag ?? '', 'portal');

  served.down = true;
  expect(await (await started('').pages.answer(visit)).response.text()).toContain('data-unconfirmed');
  await expect(started('').pages.answer({ ...visit, url: `${origin}/sabermais/login` })).rejects.toThrow(
    'Failed to fetch',
  );

  serve({ html: pageOf('two', { basename: '/novo' }), code: 'two' });
  const next = started('');
  await (
    await next.pages.answer({ ...visit, url: `${origin}/novo/login` })
  ).later;
  expect((await next.builds.all()).map(({ etag }) => etag)).toEqual([tagOf(own)]);
});
