import { jest } from '@jest/globals';
import type { Composition } from 'shared-kit/contracts/platform';
import { defineRemote } from './define-remote.ts';
import type { RemoteModule } from './define-remote.ts';
import { LOAD_DEADLINE_MS, composition as shownComposition, configureFederation, loadRemote, remoteState, takeComposition } from './remotes.ts';
import type { RemoteFault } from './remotes.ts';

const composition: Composition = {
  id: 'a',
  modules: ['test'],
  homeModule: 'blocks',
  releases: [
    {
      remote: 'mfe-test',
      version: '1.2.3',
      baseUrl: '/_remotes/mfe-test/1.2.3/',
      entry: 'remoteEntry.js',
      container: 'mfe_test_1_2_3',
      format: 'var',
      channel: 'stable',
      files: {},
      preloads: {},
      manifest: { id: 'mfe-test', module: 'test', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [] },
    },
  ],
  fallbacks: [],
  keys: {},
};
const good = defineRemote({ id: 'mfe-test' }, { pages: {} });
let faults: RemoteFault[] = [];

function hostWith(fetchModule: (attempt: number) => Promise<RemoteModule>): void {
  faults = [];
  configureFederation({ composition, fetchModule: (_, attempt) => fetchModule(attempt), report: (fault) => faults.push(fault) });
}

test('two callers at once share one download', async () => {
  const fetchModule = jest.fn(() => Promise.resolve(good));
  hostWith(fetchModule);
  await expect(Promise.all([loadRemote('mfe-test'), loadRemote('mfe-test')])).resolves.toEqual([good, good]);
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

test('a failure is reported with remote, version and phase, and the next call downloads anew', async () => {
  hostWith((attempt) => (attempt === 1 ? Promise.reject(new Error('404')) : Promise.resolve(good)));
  await expect(loadRemote('mfe-test')).rejects.toThrow('404');
  expect(faults).toEqual([{ remote: 'mfe-test', version: '1.2.3', phase: 'download', message: '404' }]);
  await expect(loadRemote('mfe-test')).resolves.toBe(good);
  expect(remoteState('mfe-test')).toMatchObject({ kind: 'ready', attempt: 2 });
});

test('a remote of another contract is refused', async () => {
  hostWith(() => Promise.resolve({ ...good, contract: 2 }));
  await expect(loadRemote('mfe-test')).rejects.toThrow('contract 2 is not 1');
  expect(faults[0]?.phase).toBe('contract');
});

test('a remote that hangs is given up at the deadline', async () => {
  jest.useFakeTimers();
  hostWith(() => new Promise(() => undefined));
  const load = expect(loadRemote('mfe-test')).rejects.toThrow('not ready');
  await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
  await load;
  expect(remoteState('mfe-test')).toMatchObject({ kind: 'failed', failure: { phase: 'deadline' } });
  jest.useRealTimers();
});

test('a remote outside the composition does not exist', async () => {
  hostWith(() => Promise.resolve(good));
  await expect(loadRemote('mfe-other')).rejects.toThrow('not part of this composition');
});

test('a module that was switched off goes and comes back; what the page did not come with waits for the next page', () => {
  hostWith(() => Promise.resolve(good));
  takeComposition({ ...composition, id: 'b', modules: [], releases: [] });
  expect(shownComposition()).toMatchObject({ id: 'b', modules: [], releases: [] });
  const [release] = composition.releases;
  takeComposition({ ...composition, id: 'c', releases: [{ ...release!, version: '2.0.0' }, { ...release!, remote: 'mfe-other', version: '1.0.0' }] });
  expect(shownComposition().releases).toEqual([release]);
});
