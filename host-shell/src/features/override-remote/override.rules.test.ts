import type { BuiltRelease, Composition } from '@shared-kit/contracts/delivery';
import { composedWith, requestedOverride, releaseOf, searchWithoutOverride } from './override.rules.ts';

test.each([
  ['?remote=mfe-store@http://localhost:3004', { remote: 'mfe-store', origin: 'http://localhost:3004' }],
  [
    '?idOffer=3&remote=mfe-store%40http%3A%2F%2Flocalhost%3A3004%2F',
    { remote: 'mfe-store', origin: 'http://localhost:3004' },
  ],
  ['?idOffer=3', undefined],
  ['', undefined],
  ['?remote=', 'malformed'],
  ['?remote=mfe-store', 'malformed'],
  ['?remote=mfe-store@localhost:3004', 'malformed'],
  ['?remote=mfe-store@javascript:alert(1)', 'malformed'],
  ['?remote=mfe-store@http://localhost:3004/path', 'malformed'],
  ['?remote=mfe-store@http://localhost:3004@evil.example', 'malformed'],
])('reads the override in %s as %j', (search, requested) => {
  expect(requestedOverride(search)).toEqual(requested);
});

test('removes the override from an address and keeps the rest', () => {
  expect(searchWithoutOverride('?idOffer=3&remote=mfe-store@http://localhost:3004')).toBe('?idOffer=3');
  expect(searchWithoutOverride('?remote=x')).toBe('');
});

test('a local build replaces the published one and has no fallback', () => {
  const built: BuiltRelease = {
    remote: 'mfe-store',
    version: '1.4.0',
    entry: 'remoteEntry.js',
    container: 'mfe_store_dev',
    format: 'var',
    files: {},
    preloads: {},
    manifest: {
      id: 'mfe-store',
      module: 'store',
      contract: 1,
      routes: [],
      menu: [],
      slots: [],
      emits: [],
      listens: [],
    },
    requires: { shared: {}, emits: {}, listens: {}, slots: {}, opens: {} },
  };
  const local = releaseOf(built, 'http://localhost:3004');
  expect(local).toMatchObject({ version: '1.4.0-local', baseUrl: 'http://localhost:3004/', channel: 'override' });
  expect(local).not.toHaveProperty('requires');
  const published = { ...local, version: '1.3.0', baseUrl: '/_remotes/mfe-store/1.3.0/', channel: 'stable' as const };
  const other = { ...published, remote: 'mfe-learning' };
  const composition: Composition = {
    id: 'a',
    modules: ['store', 'learning'],
    homeModule: 'blocks',
    releases: [published, other],
    fallbacks: [published, other],
    keys: {},
  };
  expect(composedWith(composition, local)).toEqual({ ...composition, releases: [local, other], fallbacks: [other] });
});
