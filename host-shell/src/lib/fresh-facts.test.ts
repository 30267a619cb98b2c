/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { currentSession } from 'shared-kit/contracts/identity';
import { restoreSession, startSession, useSession, writeStored } from 'shared-kit/session';
import { renderHook } from '@testing-library/react';
import { MockApi, testSession, testTenant } from 'shared-kit/test';
import { refreshFactsLater } from './fresh-facts.ts';

const minutes = (count: number): number => count * 60_000;
const factsNow = () => renderHook(() => useSession()).result.current?.facts;

let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  restoreSession(testTenant);
  startSession({ ...testSession, facts: ['old'] });
  api = new MockApi().reply(currentSession, { ...testSession, facts: ['new'] });
});
afterEach(() => jest.useRealTimers());

test('facts of a quarter of an hour ago are asked for anew, after the page has settled, and once', async () => {
  writeStored('facts-at', Date.now() - minutes(16));
  refreshFactsLater();
  expect(api.calls(currentSession)).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(factsNow()).toEqual(['new']);
  refreshFactsLater();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(api.calls(currentSession)).toHaveLength(1);
});

test('fresh ones are not, nor those of a page that was left', async () => {
  refreshFactsLater();
  await jest.advanceTimersByTimeAsync(10_000);
  writeStored('facts-at', Date.now() - minutes(16));
  refreshFactsLater()();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(api.calls(currentSession)).toHaveLength(0);
  expect(factsNow()).toEqual(['old']);
});

test('those of somebody else, and no answer, change nothing', async () => {
  api.reply(currentSession, { ...testSession, facts: ['new'], viewer: { ...testSession.viewer, idUser: 99 } });
  writeStored('facts-at', Date.now() - minutes(16));
  refreshFactsLater();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(factsNow()).toEqual(['old']);
  api.refuse(currentSession, { status: 403, code: 'test', message: 'x' });
  jest.setSystemTime(Date.now() + minutes(16));
  refreshFactsLater();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(factsNow()).toEqual(['old']);
});
