/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { currentSession } from '@shared-kit/contracts/identity';
import { restoreSession, startSession, useSession, writeStored } from '@shared-kit/runtime/session';
import { renderHook } from '@testing-library/react';
import { MockApi, testSession, testTenant } from '@shared-kit/testing';
import { refreshFlagsLater } from './fresh-flags.ts';

const minutes = (count: number): number => count * 60_000;
const flagsNow = () => renderHook(() => useSession()).result.current?.flags;

let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  restoreSession(testTenant);
  startSession({ ...testSession, flags: ['old'] });
  api = new MockApi().reply(currentSession, { ...testSession, flags: ['new'] });
});
afterEach(() => jest.useRealTimers());

test('flags that are fifteen minutes old are requested again, once, after a delay', async () => {
  writeStored('flags-at', Date.now() - minutes(16));
  refreshFlagsLater();
  expect(api.calls(currentSession)).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(flagsNow()).toEqual(['new']);
  refreshFlagsLater();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(api.calls(currentSession)).toHaveLength(1);
});

test('fresh flags are not requested, and leaving the page cancels the request', async () => {
  refreshFlagsLater();
  await jest.advanceTimersByTimeAsync(10_000);
  writeStored('flags-at', Date.now() - minutes(16));
  refreshFlagsLater()();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(api.calls(currentSession)).toHaveLength(0);
  expect(flagsNow()).toEqual(['old']);
});

test('flags of another person and a missing response change nothing', async () => {
  api.reply(currentSession, { ...testSession, flags: ['new'], viewer: { ...testSession.viewer, idUser: 99 } });
  writeStored('flags-at', Date.now() - minutes(16));
  refreshFlagsLater();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(flagsNow()).toEqual(['old']);
  api.refuse(currentSession, { status: 403, code: 'test', message: 'x' });
  jest.setSystemTime(Date.now() + minutes(16));
  refreshFlagsLater();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(flagsNow()).toEqual(['old']);
});
