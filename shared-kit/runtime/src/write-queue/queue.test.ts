/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { ApiError } from '@shared-kit/runtime/api';
import { readStored } from '@shared-kit/runtime/session';
import { queue } from './queue.ts';

const idUser = 7;
type Thing = z.infer<typeof thingSchema>;
const thingSchema = z.object({ id: z.string(), seconds: z.number() });
/** Creates the queue of one page; all pages share the storage. */
const inOnePage = () => queue<Thing>({ storedAs: 'things', schema: thingSchema, idOf: ({ id }) => id });
const MINUTE = 60_000;
const stored = () => readStored('things', z.array(z.unknown())) ?? [];

/** Returns the entries that a page delivers for earlier pages; every delivery succeeds. */
async function deliveredBy(page: ReturnType<typeof inOnePage>, owner = idUser): Promise<Thing[]> {
  const delivered: Thing[] = [];
  await page.deliverPending(owner, (thing) => page.deliver(thing, async () => void delivered.push(thing)));
  return delivered;
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('does not deliver an entry that a page has open, however long it stays unchanged', async () => {
  const page = inOnePage();
  const other = inOnePage();
  page.put({ id: 'paused', seconds: 40 }, { idUser, isOpen: true });
  page.put({ id: 'read', seconds: 60 }, { idUser, isOpen: true });
  jest.advanceTimersByTime(5 * MINUTE);
  expect(await deliveredBy(page)).toEqual([]);
  expect(await deliveredBy(other)).toEqual([]);
  page.put({ id: 'paused', seconds: 40 }, { idUser, isOpen: false });
  expect(await deliveredBy(other)).toEqual([{ id: 'paused', seconds: 40 }]);
});

test('keeps an open entry with its page when timers were suspended; another page delivers the entries of a closed page', async () => {
  const page = inOnePage();
  page.put({ id: 'open', seconds: 40 }, { idUser, isOpen: true });
  jest.clearAllTimers();
  jest.advanceTimersByTime(2 * MINUTE);
  expect(await deliveredBy(page)).toEqual([]);
  expect(await deliveredBy(inOnePage())).toEqual([{ id: 'open', seconds: 40 }]);
});

test('refreshes entries only while one is open', () => {
  const page = inOnePage();
  page.put({ id: 'open', seconds: 40 }, { idUser, isOpen: true });
  page.put({ id: 'open', seconds: 50 }, { idUser, isOpen: false });
  expect(jest.getTimerCount()).toBe(0);
});

test('delivers nothing of the previous user for the next user of the device', async () => {
  inOnePage().put({ id: 'a', seconds: 1 }, { idUser, isOpen: false });
  expect(await deliveredBy(inOnePage(), 8)).toEqual([]);
  expect(await deliveredBy(inOnePage())).toHaveLength(1);
});

test('skips damaged entries without losing the others', async () => {
  const good = { what: { id: 'a', seconds: 1 }, id: 'a', idUser, touchedAt: 0, isOpen: false };
  const damaged = [null, 'text', {}, { ...good, idUser: '7' }, { ...good, what: { id: 'b' } }];
  localStorage.setItem('azulejo:things', JSON.stringify([...damaged, good]));
  expect(await deliveredBy(inOnePage())).toEqual([{ id: 'a', seconds: 1 }]);
  localStorage.setItem('azulejo:things', '{"not":"a list"}');
  expect(await deliveredBy(inOnePage())).toEqual([]);
  localStorage.setItem('azulejo:things', 'not JSON');
  inOnePage().put({ id: 'c', seconds: 3 }, { idUser, isOpen: false });
  expect(await deliveredBy(inOnePage())).toEqual([{ id: 'c', seconds: 3 }]);
});

test('keeps unknown fields of an entry from a newer build', async () => {
  const newer = { what: { id: 'a', seconds: 1, device: 'tv' }, id: 'a', idUser, touchedAt: 0, isOpen: false, rank: 2 };
  localStorage.setItem('azulejo:things', JSON.stringify([newer]));
  const page = inOnePage();
  page.put({ id: 'b', seconds: 2 }, { idUser, isOpen: false });
  expect(stored()[0]).toEqual(newer);
  expect(await deliveredBy(page)).toEqual([newer.what, { id: 'b', seconds: 2 }]);
});

test.each([
  [0, 'transport.offline', 1],
  [408, 'x', 1],
  [425, 'x', 1],
  [429, 'request.too-many', 1],
  [503, 'server.busy', 1],
  [401, 'session.missing', 1],
  [403, 'TERMS_REQUIRED', 1],
  [403, 'forbidden', 0],
  [404, 'not-found', 0],
  [422, 'request.invalid', 0],
])('after status %i and code %s, keeps %i entry pending', async (status, code, count) => {
  const page = inOnePage();
  const thing = { id: 'a', seconds: 1 };
  page.put(thing, { idUser, isOpen: false });
  const failure = new ApiError({ status, code, message: '' });
  await expect(page.deliver(thing, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(stored()).toHaveLength(count);
});

test('keeps an entry pending that changed while it was being sent', async () => {
  const page = inOnePage();
  page.put({ id: 'a', seconds: 1 }, { idUser, isOpen: false });
  await page.deliver({ id: 'a', seconds: 1 }, async () => page.put({ id: 'a', seconds: 2 }, { idUser, isOpen: false }));
  expect(page.find('a')).toEqual({ id: 'a', seconds: 2 });
});

test('continues with the other entries when one fails', async () => {
  const page = inOnePage();
  for (const id of ['a', 'b']) page.put({ id, seconds: 1 }, { idUser, isOpen: false });
  const tried: string[] = [];
  const count = await page.deliverPending(idUser, async ({ id }) => {
    tried.push(id);
    throw new ApiError({ status: 0, code: 'transport.offline', message: '' });
  });
  expect([tried, count, stored().length]).toEqual([['a', 'b'], 2, 2]);
});

describe('with browser locks', () => {
  /** Grants each lock name to one holder at a time, in order. */
  const locks = new Map<string, Promise<unknown>>();
  const request = jest.fn(async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const before = locks.get(name) ?? Promise.resolve();
    const gaveUp = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const turn = Promise.race([before, gaveUp]).then(work);
    locks.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  });
  beforeEach(() => {
    locks.clear();
    Object.assign(navigator, { locks: { request } });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  test('sends no entry twice when two tabs start together', async () => {
    for (const id of ['a', 'b']) inOnePage().put({ id, seconds: 1 }, { idUser, isOpen: false });
    const both = await Promise.all([deliveredBy(inOnePage()), deliveredBy(inOnePage())]);
    expect(both.flat().map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('continues when a tab holds the lock for ever', async () => {
    const control = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(control.signal);
    locks.set('azulejo:deliver:things', new Promise(() => undefined));
    inOnePage().put({ id: 'a', seconds: 1 }, { idUser, isOpen: false });
    const delivered = deliveredBy(inOnePage());
    control.abort(new DOMException('', 'TimeoutError'));
    expect(await delivered).toHaveLength(1);
    timeout.mockRestore();
  });
});
