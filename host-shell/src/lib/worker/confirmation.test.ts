/** @jest-environment tools/jest/browser-environment.mjs */
import { MessageChannel } from 'node:worker_threads';
import { jest } from '@jest/globals';
import type { WorkerMessage, Verdict } from '../../service-worker/messages.ts';

const root = document.documentElement;

beforeAll(() => Object.assign(globalThis, { MessageChannel }));

/**
 * Loads the module again under a worker that answers with this verdict; undefined for a worker that does not answer.
 */
async function begun(verdict: Verdict | undefined) {
  jest.resetModules();
  Object.assign(root.dataset, { unconfirmed: 'asking', build: '"abc"' });
  const messages: WorkerMessage[] = [];
  const controller = {
    postMessage: (message: WorkerMessage, [port]: MessagePort[]) => {
      messages.push(message);
      if (verdict) port?.postMessage(verdict);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  return { messages, ...(await import('./confirmation.ts')) };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete root.dataset['unconfirmed'];
  jest.useRealTimers();
});

test('a page that the server confirms is not marked', async () => {
  const { messages, confirmed, unconfirmedFor } = await begun('same');
  expect(unconfirmedFor()).toBeUndefined();
  await Promise.all([confirmed(), confirmed()]);
  expect(messages).toEqual([{ kind: 'confirm', build: '"abc"' }]);
  expect(root.dataset['unconfirmed']).toBeUndefined();
});

test.each(['offline', 'slow'] as const)('an unconfirmed page stays and reports the reason: %s', async (why) => {
  const { confirmed, unconfirmedFor } = await begun(why);
  await confirmed();
  expect(unconfirmedFor()).toBe(why);
});

test('a page that the person has started to use is not replaced', async () => {
  const { confirmed, unconfirmedFor } = await begun('other');
  const isConfirmed = confirmed();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await isConfirmed;
  expect(unconfirmedFor()).toBe('slow');
});

test('a worker that does not answer delays the page only briefly', async () => {
  const { confirmed, unconfirmedFor } = await begun(undefined);
  jest.useFakeTimers();
  const isConfirmed = confirmed();
  await jest.advanceTimersByTimeAsync(4_000);
  await isConfirmed;
  expect(unconfirmedFor()).toBe('slow');
});

test('a page that came from the server needs no confirmation', async () => {
  const { messages, confirmed } = await begun('same');
  delete root.dataset['unconfirmed'];
  await confirmed();
  expect(messages).toEqual([]);
});
