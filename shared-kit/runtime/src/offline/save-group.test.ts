/** @jest-environment tools/jest/browser-environment.mjs */
import { PART_SIZE } from '@shared-kit/contracts/offline';
import { nameStorage } from '@shared-kit/runtime/session';
import { FakeCaches, fileServer } from './offline.fixtures.ts';
import { NoRoomError, measureGroup, saveGroup } from './save-group.ts';
import { readIndex, readReply, removeExpired, removeGroup, removeOthers, removeRefused } from './saved-cache.ts';

const url = '/aurora/api/students/7';
const film = '/aurora/media/t1/aula.mp4';
const group = (id = 'training-1', address = `${film}?e=1&s=a`) => ({
  id,
  title: 'NR-10',
  path: '/level/1',
  pages: ['/level/1'],
  check: url,
  rightEndsAt: undefined as number | undefined,
  replies: [{ url, reply: { content: { contentLocation: address } } }],
});

let stored: FakeCaches;
let server: ReturnType<typeof fileServer>;
let control: AbortController;

beforeEach(() => {
  nameStorage('/aurora');
  stored = new FakeCaches();
  server = fileServer({ [film]: PART_SIZE + 10 });
  control = new AbortController();
  Object.assign(globalThis, { caches: stored, fetch: server.fetch });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
  Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined });
});

const save = async (
  which = group(),
  {
    idUser = 7,
    onProgress = (_: number): void => undefined,
  }: { idUser?: number; onProgress?: (bytes: number) => void } = {},
) => saveGroup(await measureGroup(which, control.signal), { idUser, signal: control.signal, onProgress });

test('keeps replies with the addresses of the kept files, and reports the stored bytes', async () => {
  const seen: number[] = [];
  await save(group(), { onProgress: (bytes) => seen.push(bytes) });
  expect(seen).toEqual([PART_SIZE, PART_SIZE + 10, PART_SIZE + 10]);
  const reply = (await readReply(7, url)) as { content: { contentLocation: string } };
  expect(reply.content.contentLocation).toMatch(/^\/aurora\/\.saved\/7\/[\w-]{36}\/aula\.mp4$/);
  expect((await readIndex(7)).groups).toMatchObject([{ title: 'NR-10', isComplete: true, bytes: PART_SIZE + 10 }]);
});

test('continues after a lost network with the missing part and a fresh link', async () => {
  const lose = (): void => void (server.state.isDown = true);
  await expect(save(group(), { onProgress: lose })).rejects.toMatchObject({ status: 0 });
  expect((await readIndex(7)).groups).toMatchObject([{ isComplete: false }]);
  expect(await readReply(7, url)).toBeUndefined();
  server.state.isDown = false;
  server.requests.length = 0;
  await save(group('training-1', `${film}?e=2&s=b`));
  expect(server.requests).toEqual([`${film}?e=2&s=b bytes=${PART_SIZE}-${PART_SIZE + 9}`]);
  expect(await readReply(7, url)).toBeDefined();
});

test('a pause stops between two parts', async () => {
  await expect(save(group(), { onProgress: () => control.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toHaveLength(1);
});

test('a device without room is named before the first byte, and when the disk fills up meanwhile', async () => {
  const estimate = async () => ({ quota: 100, usage: 40 });
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { estimate } });
  await expect(save()).rejects.toMatchObject({ needed: PART_SIZE + 10, free: 60 });
  expect(server.requests).toEqual([]);
  Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined });
  stored.isFull = true;
  await expect(save()).rejects.toThrow(NoRoomError);
});

test('another person reads nothing, and a login of another person removes everything', async () => {
  await save();
  expect(await readReply(8, url)).toBeUndefined();
  await removeOthers(8);
  expect(await stored.keys()).toEqual([]);
  await save();
  await removeOthers(7);
  expect(await stored.keys()).toEqual(['azulejo:/aurora:saved:7']);
  await removeOthers(undefined);
  expect(await stored.keys()).toEqual([]);
});

test('a refusal of the training removes it; a refusal of anything else does not', async () => {
  await save();
  await removeRefused(7, '/aurora/api/other');
  expect(await readReply(7, url)).toBeDefined();
  await removeRefused(7, url);
  expect(await stored.keys()).toEqual([]);
});

test('an expired group is not read, and is removed', async () => {
  await save({ ...group(), rightEndsAt: Date.now() - 1 });
  expect(await readReply(7, url)).toBeUndefined();
  await removeExpired(7);
  expect(await stored.keys()).toEqual([]);
});

test('removing one of two groups leaves the file that both use', async () => {
  await save(group('training-1'));
  await save(group('training-2'));
  await removeGroup(7, 'training-1');
  expect(Object.keys((await readIndex(7)).files)).toEqual([film]);
  expect((await readIndex(7)).groups.map(({ id }) => id)).toEqual(['training-2']);
  await removeGroup(7, 'training-2');
  expect(await stored.keys()).toEqual([]);
});

test('without a service worker nothing is read, because it serves the files', async () => {
  await save();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: null } });
  expect(await readReply(7, url)).toBeUndefined();
});
