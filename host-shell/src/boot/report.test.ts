/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { configureTransport } from '@shared-kit/runtime/api';
import type { LogEntry, Release } from '@shared-kit/contracts/delivery';
import { configureFederation, defineRemote, loadRemote } from '@shared-kit/runtime/federation';
import { reportFault, reportPageErrors } from './report-errors.ts';
import { reportLoads, reportRemoteFault } from './report-remotes.ts';
import { report } from './report.ts';

/** Batches in the order in which they were sent. */
let sent: LogEntry[][];
let visibility: DocumentVisibilityState = 'visible';

beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  configureTransport({
    baseUrl: '/aurora/api',
    readToken: () => 'token',
    storeToken: () => undefined,
    onUnauthorized: () => undefined,
  });
  performance.setResourceTimingBufferSize = () => undefined;
  performance.getEntriesByType = () =>
    [
      { name: 'http://localhost/_remotes/mfe-test/1.0.0/remoteEntry.js', encodedBodySize: 4000 },
      { name: 'http://localhost/_remotes/mfe-test/1.0.0/1.js', encodedBodySize: 500 },
      { name: 'http://localhost/_remotes/mfe-test/1.0.0-beta/1.js', encodedBodySize: 9 },
    ] as never;
  reportPageErrors();
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  sent = [];
  globalThis.fetch = jest.fn((_address: unknown, init?: RequestInit) => {
    expect(init).toMatchObject({ keepalive: true, method: 'POST' });
    sent.push((JSON.parse(String(init?.body)) as { entries: LogEntry[] }).entries);
    return Promise.reject(new TypeError('offline'));
  }) as typeof fetch;
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  visibility = 'visible';
});

const release = (version: string, changes: Partial<Release> = {}): Release => ({
  remote: 'mfe-test',
  version,
  baseUrl: `/_remotes/mfe-test/${version}/`,
  entry: 'remoteEntry.js',
  container: 'mfe_test',
  format: 'var',
  files: {},
  preloads: {},
  manifest: { id: 'mfe-test', module: 'store', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [] },
  channel: 'stable',
  ...changes,
});

const module = defineRemote({ id: 'mfe-test' }, { pages: {} });

function compose(current: Release, fetchModule: () => Promise<typeof module>, fallbacks: Release[] = []): void {
  configureFederation({
    composition: { id: '', modules: [], homeModule: 'blocks', releases: [current], fallbacks, keys: {} },
    fetchModule,
    report: reportRemoteFault,
  });
  reportLoads();
}

test('uncaught errors are sent with their stack, in one batch, after half a second', () => {
  const error = new Error('quebrou');
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: quebrou', error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'sem motivo' }));
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(500);
  expect(sent).toEqual([
    [
      { level: 'error', kind: 'uncaught', message: 'Uncaught Error: quebrou', stack: error.stack?.slice(0, 1500) },
      { level: 'error', kind: 'unhandled-rejection', message: 'sem motivo' },
    ],
  ]);
});

test('policy violations name their source', () => {
  const violation = {
    effectiveDirective: 'script-src',
    blockedURI: 'https://evil.example/x.js',
    sourceFile: 'http://localhost/_remotes/mfe-test/1.0.0/1.js',
  };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  jest.runAllTimers();
  expect(sent).toEqual([
    [
      {
        level: 'error',
        kind: 'csp',
        message: 'script-src: https://evil.example/x.js',
        stack: `${violation.sourceFile}\n${violation.blockedURI}`,
      },
    ],
  ]);
});

test('the same fault is sent once', () => {
  for (let times = 0; times < 100; times += 1) reportFault({ kind: 'uncaught', message: 'de novo' });
  jest.runAllTimers();
  expect(sent.flat()).toHaveLength(1);
});

test('a page that becomes hidden sends pending entries at once', () => {
  report('info', () => ({ level: 'info', kind: 'vital', message: '' }));
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent.flat()).toHaveLength(1);
  report('info', () => ({ level: 'info', kind: 'vital', message: '' }));
  expect(sent.flat()).toHaveLength(2);
});

test('many entries are sent in several calls, and long texts are cut', () => {
  for (let times = 0; times < 45; times += 1)
    report('info', () => ({ level: 'info', kind: 'x', message: 'm'.repeat(5000), stack: 's'.repeat(5000) }));
  jest.runAllTimers();
  expect(sent.map((batch) => batch.length)).toEqual([20, 20, 5]);
  expect(sent[0]?.[0]).toMatchObject({ message: 'm'.repeat(500), stack: 's'.repeat(1500) });
});

test('a ready remote reports its version, its load time and the bytes of its files', async () => {
  compose(release('1.0.0'), () => Promise.resolve(module));
  await loadRemote('mfe-test');
  await loadRemote('mfe-test');
  jest.runAllTimers();
  expect(sent).toEqual([
    [
      {
        level: 'info',
        kind: 'remote-load',
        message: '',
        remote: 'mfe-test',
        version: '1.0.0',
        value: expect.any(Number),
        bytes: 4500,
      },
    ],
  ]);
});

test('a replaced release reports its fault and the load of its fallback', async () => {
  let tries = 0;
  compose(
    release('2.0.0'),
    () => ((tries += 1) === 1 ? Promise.reject(new Error('init falhou')) : Promise.resolve(module)),
    [release('1.0.0')],
  );
  await loadRemote('mfe-test');
  jest.runAllTimers();
  expect(sent.flat()).toMatchObject([
    { kind: 'remote-fault', remote: 'mfe-test', version: '2.0.0', phase: 'init', message: 'init falhou' },
    { kind: 'remote-load', remote: 'mfe-test', version: '1.0.0' },
  ]);
});

test('an overridden remote is not measured', async () => {
  compose(release('1.0.0', { channel: 'override' }), () => Promise.resolve(module));
  await loadRemote('mfe-test');
  reportRemoteFault({ remote: 'mfe-test', version: '1.0.0', phase: 'render', message: 'meu' });
  jest.runAllTimers();
  expect(sent).toEqual([]);
});
