/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { currentSession } from '@shared-kit/contracts/identity';
import { restoreSession, startSession, useSession, writeStored } from '@shared-kit/runtime/session';
import { renderHook } from '@testing-library/react';
import { MockApi, testSession, testTenant } from '@shared-kit/testing';
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

test('flags that are fifteen minutes old are requested again, once, after a delay', async () => {
  writeStored('facts-at', Date.now() - minutes(16));
  refreshFactsLater();
  expect(api.calls(currentSession)).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(factsNow()).toEqual(['new']);
  refreshFactsLater();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(api.calls(currentSession)).toHaveLength(1);
});

test('fresh flags are not requested, and leaving the page cancels the request', async () => {
  refreshFactsLater();
  await jest.advanceTimersByTimeAsync(10_000);
  writeStored('facts-at', Date.now() - minutes(16));
  refreshFactsLater()();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(api.calls(currentSession)).toHaveLength(0);
  expect(factsNow()).toEqual(['old']);
});

test('flags of another person and a missing response change nothing', async () => {
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
