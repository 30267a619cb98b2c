/** @jest-environment tools/jest/browser-environment.mjs */
import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import {
  altered,
  cachedPortal,
  fileOf,
  filesCache,
  origin,
  pageOf,
  pagesCache,
  reload,
  requests,
  resetWorker,
  script,
  served,
  serve,
  started,
  tagOf,
  textOf,
  visit,
} from './worker-caches.fixtures.ts';

resetWorker();

test('the first files of a page are prefetched while the server is asked for it, and are verified as well', async () => {
  const parts = await cachedPortal();
  const read = jest.spyOn(filesCache, 'match');
  void parts.files.prefetchFiles([script, `${origin}/_shell/font.woff2`]);
  await turn();
  expect(read).toHaveBeenCalledTimes(1);
  expect(await (await fileOf(parts)).text()).toBe('one');
  expect(read).toHaveBeenCalledTimes(1);
  // A second request reads the file again.
  expect(await (await fileOf(parts)).text()).toBe('one');
  expect(read).toHaveBeenCalledTimes(2);

  const [key = ''] = filesCache.entries.keys();
  filesCache.entries.set(key, new Response('evil'));
  void parts.files.prefetchFiles([script]);
  await turn();
  expect(await (await fileOf(parts)).text()).toBe('one');
  expect(altered).toEqual([`${script} cache`]);
});

test('prefetched files that are not requested are removed from memory', async () => {
  const parts = await cachedPortal();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const done = parts.files.prefetchFiles([script]);
  await turn();
  await jest.advanceTimersByTimeAsync(5_000);
  await done;
  jest.useRealTimers();
  const read = jest.spyOn(filesCache, 'match');
  expect(await (await fileOf(parts)).text()).toBe('one');
  expect(read).toHaveBeenCalledTimes(1);
});

test('altered bytes from the server are neither returned nor stored, and are reported', async () => {
  const parts = started();
  await (
    await parts.pages.answer(visit)
  ).later;
  served.code = 'evil';
  expect((await fileOf(parts)).type).toBe('error');
  expect(await parts.files.store(script)).toBe(false);
  expect(filesCache.entries.size).toBe(0);
  expect(altered[0]).toBe(`${script} server`);
});

test('altered bytes in the cache are deleted and reported, and the right ones are returned', async () => {
  const parts = await cachedPortal();
  const [key = ''] = filesCache.entries.keys();
  filesCache.entries.set(key, new Response('evil'));
  const { response, stored } = await parts.files.answer({ url: `${script}?again=1` } as Request);
  await stored;
  expect(await response.text()).toBe('one');
  expect(altered).toEqual([`${script} cache`]);
  expect(await filesCache.entries.get(key)?.clone().text()).toBe('one');
});

test('a stored page that no longer matches its ETag is requested again', async () => {
  const parts = await cachedPortal();
  for (const [key, response] of pagesCache.entries)
    if (key.includes('page%20')) pagesCache.entries.set(key, new Response(`${await response.text()}<p>evil`));
  expect(await textOf(parts)).toBe(served.html);
  expect(requests).toEqual([`${visit.url} if not ${tagOf(served.html)}`, visit.url]);
});

test('a newer and an older page each run their own files, until no window shows the older one', async () => {
  const parts = await cachedPortal();
  await parts.builds.opened('old tab', tagOf(served.html));
  serve({ html: pageOf('two'), code: 'two' });
  const { response, etag, later } = await parts.pages.answer(reload);
  await later;
  expect(await response.text()).toBe(served.html);
  await parts.builds.removeOutdated(['old tab']);
  expect(await parts.builds.all()).toHaveLength(2);
  await parts.builds.complete(etag ?? '', 'portal');
  await parts.builds.removeOutdated(['old tab']);
  expect(await parts.builds.all()).toHaveLength(2);
  await parts.builds.removeOutdated([]);
  await parts.files.removeUnnamed();
  expect(await parts.builds.all()).toMatchObject([{ etag }]);
  expect(filesCache.entries.size).toBe(0);
});

test('a full disk only prevents storing', async () => {
  [pagesCache.isFull, filesCache.isFull] = [true, true];
  const parts = started();
  const { response, later } = await parts.pages.answer(visit);
  await later;
  expect(await response.text()).toBe(served.html);
  expect(await (await fileOf(parts)).text()).toBe('one');
  expect(await parts.files.store(script)).toBe(false);
});
