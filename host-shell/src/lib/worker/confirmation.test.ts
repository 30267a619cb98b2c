/** @jest-environment tools/jest/browser-environment.mjs */
import { MessageChannel } from 'node:worker_threads';
import { jest } from '@jest/globals';
import type { Told, Verdict } from '../../service-worker/messages.ts';

const root = document.documentElement;

beforeAll(() => Object.assign(globalThis, { MessageChannel }));

/** The page anew, under a worker that says this of it; undefined for one that says nothing. */
async function begun(verdict: Verdict | undefined) {
  jest.resetModules();
  Object.assign(root.dataset, { unconfirmed: 'asking', edition: '"abc"' });
  const told: Told[] = [];
  const controller = {
    postMessage: (message: Told, [port]: MessagePort[]) => {
      told.push(message);
      if (verdict) port?.postMessage(verdict);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  return { told, ...(await import('./confirmation.ts')) };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete root.dataset['unconfirmed'];
  jest.useRealTimers();
});

test('a page that the server confirms is like any other', async () => {
  const { told, confirmed, unconfirmedFor } = await begun('same');
  expect(unconfirmedFor()).toBeUndefined();
  await Promise.all([confirmed(), confirmed()]);
  expect(told).toEqual([{ kind: 'confirm', edition: '"abc"' }]);
  expect(root.dataset['unconfirmed']).toBeUndefined();
});

test.each(['offline', 'slow'] as const)('one that nobody could confirm goes on and says why: %s', async (why) => {
  const { confirmed, unconfirmedFor } = await begun(why);
  await confirmed();
  expect(unconfirmedFor()).toBe(why);
});

test('one that somebody has begun to use is not taken from them', async () => {
  const { confirmed, unconfirmedFor } = await begun('other');
  const heard = confirmed();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await heard;
  expect(unconfirmedFor()).toBe('slow');
});

test('a worker that says nothing is not waited for', async () => {
  const { confirmed, unconfirmedFor } = await begun(undefined);
  jest.useFakeTimers();
  const heard = confirmed();
  await jest.advanceTimersByTimeAsync(4_000);
  await heard;
  expect(unconfirmedFor()).toBe('slow');
});

test('a page that came from the server asks nobody', async () => {
  const { told, confirmed } = await begun('same');
  delete root.dataset['unconfirmed'];
  await confirmed();
  expect(told).toEqual([]);
});
