/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import type { Release } from '@shared-kit/contracts/delivery';
import { configureFederation, loadRemote } from '@shared-kit/runtime/federation';
import { nameStorage } from '@shared-kit/runtime/session';
import { adoptHungStarts } from './inline/adopt-hung-starts.ts';
import { noteRunning, watchStart } from './watch-start.ts';

const release = (remote: string, channel: Release['channel'] = 'stable'): Release => ({
  remote,
  version: '2.0.0',
  baseUrl: `/_remotes/${remote}/2.0.0/`,
  entry: 'remoteEntry.js',
  container: remote,
  format: 'var',
  files: {},
  preloads: {},
  manifest: { id: remote, module: 'store', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [] },
  channel,
});
const [store, content] = [release('mfe-store', 'canary'), release('mfe-content')];

const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`azulejo:/aurora:${name}`) ?? 'null');
const suspects = () =>
  Object.values((stored('starts') ?? {}) as Record<string, { suspects: string[] }>).map((start) => start.suspects);
const broken = (): string[] =>
  Object.keys(JSON.parse(sessionStorage.getItem('azulejo:/aurora:broken-releases') ?? '{}') as object);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  window.dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  sessionStorage.clear();
  nameStorage('/aurora');
  configureFederation({
    composition: { id: '', modules: [], homeModule: 'blocks', releases: [store, content], fallbacks: [], keys: {} },
    fetchModule: () => new Promise(() => undefined),
    report: () => undefined,
  });
  watchStart();
});
afterEach(() => jest.useRealTimers());

test('suspects the release whose code runs, and nothing once the page is interactive', () => {
  noteRunning(content);
  expect(suspects()).toEqual([['mfe-content@2.0.0']]);
  noteRunning(null);
  jest.advanceTimersByTime(3_500);
  expect(stored('starts')).toBeNull();
});

test('suspects what loads while no code of a remote runs, versions on trial first', () => {
  void loadRemote('mfe-content');
  expect(suspects()).toEqual([['mfe-content@2.0.0']]);
  void loadRemote('mfe-store');
  expect(suspects()).toEqual([['mfe-store@2.0.0']]);
});

test('a page that is left before it is interactive leaves nothing behind', () => {
  noteRunning(store);
  window.dispatchEvent(new Event('pagehide'));
  expect(stored('starts')).toBeNull();
});

test('the next page of the browser blocks what a page that hung was running, and has it to report', () => {
  noteRunning(store);
  adoptHungStarts('/aurora', Date.now());
  expect([broken(), stored('unreported-hangs')]).toEqual([['mfe-store@2.0.0'], ['mfe-store@2.0.0']]);
  expect(stored('starts')).toEqual({});
});

test('a page that another tab is starting has not hung', () => {
  noteRunning(store);
  sessionStorage.clear();
  adoptHungStarts('/aurora', Date.now() + 1_000);
  expect([broken(), stored('unreported-hangs')]).toEqual([[], null]);
  adoptHungStarts('/aurora', Date.now() + 6_000);
  expect(broken()).toEqual(['mfe-store@2.0.0']);
});

test('other tabs avoid the release too, for ten minutes', () => {
  noteRunning(store);
  adoptHungStarts('/aurora', Date.now());
  sessionStorage.clear();
  adoptHungStarts('/aurora', Date.now() + 599_000);
  expect(broken()).toEqual(['mfe-store@2.0.0']);
  sessionStorage.clear();
  adoptHungStarts('/aurora', Date.now() + 601_000);
  expect(broken()).toEqual([]);
});
