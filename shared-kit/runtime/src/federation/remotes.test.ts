/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { isBroken } from './broken-releases.ts';
import { defineRemote } from './define-remote.ts';
import type { RemoteModule } from './define-remote.ts';
import { LOAD_DEADLINE_MS, LoadError } from './load-error.ts';
import { configureFederation, loadRelease, loadRemote, remoteState } from './remotes.ts';
import { composition, applyComposition } from './shown-composition.ts';
import type { RemoteFault } from './remotes.ts';

function releaseAt(version: string, remote = 'mfe-test'): Release {
  return {
    remote,
    version,
    baseUrl: `/_remotes/${remote}/${version}/`,
    entry: 'remoteEntry.js',
    container: `${remote}_${version}`,
    format: 'var',
    channel: 'stable',
    files: {},
    preloads: {},
    manifest: { id: remote, module: 'test', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [] },
  };
}

const page: Composition = {
  id: 'a',
  modules: ['test'],
  homeModule: 'blocks',
  releases: [releaseAt('2.0.0')],
  fallbacks: [],
  keys: {},
};
const withFallback: Composition = { ...page, fallbacks: [releaseAt('1.0.0')] };
const good = defineRemote({ id: 'mfe-test' }, { pages: {} });
const older = defineRemote({ id: 'mfe-test' }, { pages: {} });
let faults: RemoteFault[] = [];

// jsdom records no resource timings: a lost file counts as unreachable.
beforeAll(() => void Object.assign(performance, { getEntriesByName: () => [] }));
beforeEach(() => sessionStorage.clear());

type Fetch = (release: Release, attempt: number) => Promise<RemoteModule>;

function hostWith(fetchModule: Fetch, shown = page): jest.Mock<Fetch> {
  faults = [];
  const fetch = jest.fn(fetchModule);
  configureFederation({ composition: shown, fetchModule: fetch, report: (fault) => faults.push(fault) });
  return fetch;
}

/** Simulates a script of the release that failed to load, as the script element of a bundler reports it. */
function loseFile(release: Release, file: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: release.baseUrl + file });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

test('shares one download between two concurrent callers', async () => {
  const fetchModule = hostWith(() => Promise.resolve(good));
  await expect(Promise.all([loadRemote('mfe-test'), loadRemote('mfe-test')])).resolves.toEqual([good, good]);
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

test('reports a failure with remote, version and phase, and downloads again at the next call', async () => {
  hostWith((_, attempt) => (attempt === 1 ? Promise.reject(new Error('threw')) : Promise.resolve(good)));
  await expect(loadRemote('mfe-test')).rejects.toThrow('threw');
  expect(faults).toEqual([{ remote: 'mfe-test', version: '2.0.0', phase: 'init', message: 'threw' }]);
  await expect(loadRemote('mfe-test')).resolves.toBe(good);
  expect(remoteState('mfe-test')).toMatchObject({ kind: 'ready', attempt: 2 });
});

test('retries a lost file automatically without a report', async () => {
  hostWith((release, attempt) => {
    if (attempt === 3) return Promise.resolve(good);
    loseFile(release, 'remoteEntry.js');
    return Promise.reject(new Error('ChunkLoadError'));
  });
  await expect(loadRemote('mfe-test')).resolves.toBe(good);
  expect(faults).toEqual([]);
});

test('rejects a remote with another contract version', async () => {
  hostWith(() => Promise.resolve({ ...good, contract: 2 }));
  await expect(loadRemote('mfe-test')).rejects.toThrow('contract 2 is not 1');
  expect(faults[0]?.phase).toBe('contract');
});

test('gives up a remote that hangs at the deadline, and ignores its late result', async () => {
  jest.useFakeTimers();
  let bring: (module: RemoteModule) => void = () => undefined;
  hostWith(() => new Promise((resolve) => (bring = resolve)));
  const load = expect(loadRemote('mfe-test')).rejects.toThrow('not ready');
  await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
  await load;
  bring(good);
  await jest.runAllTimersAsync();
  expect(remoteState('mfe-test')).toMatchObject({ kind: 'failed', failure: { phase: 'deadline' } });
  jest.useRealTimers();
});

test('rejects a remote outside the composition', async () => {
  hostWith(() => Promise.resolve(good));
  await expect(loadRemote('mfe-other')).rejects.toThrow('not part of this composition');
});

describe('the last known good', () => {
  const currentFails: Fetch = ({ version }) =>
    version === '1.0.0' ? Promise.resolve(older) : Promise.reject(new LoadError('integrity', 'other bytes'));

  test('replaces a failing release, which is reported and not tried again in this tab for a while', async () => {
    const fetchModule = hostWith(currentFails, withFallback);
    await expect(loadRelease('mfe-test')).resolves.toMatchObject({ module: older, release: { version: '1.0.0' } });
    expect(faults).toEqual([{ remote: 'mfe-test', version: '2.0.0', phase: 'integrity', message: 'other bytes' }]);
    hostWith(currentFails, withFallback);
    await loadRemote('mfe-test');
    expect(faults).toEqual([]);
    expect(fetchModule.mock.calls.map(([{ version }]) => version)).toEqual(['2.0.0', '1.0.0']);
  });

  test('fails as well: both faults are reported, and the next request loads the current release if it works again', async () => {
    let isMended = false;
    hostWith(
      ({ version }) => (isMended && version === '2.0.0' ? Promise.resolve(good) : Promise.reject(new Error('threw'))),
      withFallback,
    );
    await expect(loadRemote('mfe-test')).rejects.toThrow('threw');
    expect(faults.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
    isMended = true;
    await expect(loadRelease('mfe-test')).resolves.toMatchObject({ module: good });
    expect(isBroken(releaseAt('2.0.0'), Date.now())).toBe(false);
  });

  test('the last known good is not used when a lost connection returns', async () => {
    const fetchModule = hostWith((release, attempt) => {
      if (attempt === 2) return Promise.resolve(good);
      loseFile(release, 'remoteEntry.js');
      return Promise.reject(new Error('ChunkLoadError'));
    }, withFallback);
    await expect(loadRelease('mfe-test')).resolves.toMatchObject({ module: good, release: { version: '2.0.0' } });
    expect(fetchModule).toHaveBeenCalledTimes(2);
  });
});

test('hides a module that was switched off and shows it again; releases that the page did not load with wait for the next page load', () => {
  hostWith(() => Promise.resolve(good));
  applyComposition({ ...page, id: 'b', modules: [], releases: [] });
  expect(composition()).toMatchObject({ id: 'b', modules: [], releases: [] });
  applyComposition({ ...page, id: 'c', releases: [releaseAt('3.0.0'), releaseAt('1.0.0', 'mfe-other')] });
  expect(composition().releases).toEqual(page.releases);
});
