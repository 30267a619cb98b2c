/** @jest-environment tools/jest/browser-environment.mjs */
import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { formatBytes, formatMilliseconds } from './figures.rules.ts';
import { loadTimeOf, sharedRows, slotRows, transferOf, verdictOf } from './inspection.rules.ts';

const origin = 'http://portal.test';
const file = (name: string, transferSize: number, encodedBodySize = transferSize) => ({
  name,
  transferSize,
  encodedBodySize,
});

test('the transfer of a release includes the files from its address', () => {
  const fetched = [
    file(`${origin}/_remotes/mfe-store/1/entry.js`, 0, 700),
    file(`${origin}/_remotes/mfe-store/1/page.js`, 1300, 1000),
    file(`${origin}/_remotes/mfe-store/1/page.js`, 0, 1000),
    file(`${origin}/_remotes/mfe-store/10/page.js`, 5000),
    file(`${origin}/_shell/main.js`, 9000),
  ];
  expect(transferOf(`${origin}/_remotes/mfe-store/1/`, fetched)).toEqual({ files: 2, network: 1300, packed: 2700 });
  expect(transferOf(`${origin}/_remotes/mfe-content/1/`, fetched)).toEqual({ files: 0, network: 0, packed: 0 });
});

test('the load time lasts until the remote is ready, failed tries included', () => {
  const step = (at: number, remote: string, kind: string) =>
    ({ at, remote, state: { kind } }) as Parameters<typeof loadTimeOf>[1]['steps'][number];
  const steps = [
    step(100, 'mfe-store', 'loading'),
    step(150, 'mfe-content', 'loading'),
    step(300, 'mfe-store', 'failed'),
    step(400, 'mfe-store', 'retrying'),
    step(650, 'mfe-store', 'ready'),
  ];
  expect(loadTimeOf('mfe-store', { steps, faults: [] })).toBe(550);
  expect(loadTimeOf('mfe-content', { steps, faults: [] })).toBeUndefined();
  expect(loadTimeOf('mfe-journey', { steps, faults: [] })).toBeUndefined();
});

test('a release is incompatible when one page rejects it', () => {
  const verdict = (compatible: boolean) => ({ tenant: 'aurora', shell: '1', compatible, reasons: [] });
  expect(verdictOf([])).toBe('unknown');
  expect(verdictOf([verdict(true), verdict(true)])).toBe('compatible');
  expect(verdictOf([verdict(true), verdict(false)])).toBe('incompatible');
});

test('slots list their fillers in order and whether they show, and include empty slots', () => {
  const filler = (remote: string, slots: Partial<Release['manifest']['slots'][number]>[]) =>
    ({ remote, manifest: { slots } }) as unknown as Release;
  const composition = {
    releases: [
      filler('mfe-store', [{ slot: 'shell.header-actions.v1', component: 'cart-badge', order: 20 }]),
      filler('mfe-journey', [
        { slot: 'shell.header-actions.v1', component: 'points', order: 10, when: { gamification: true } },
      ]),
    ],
  } as unknown as Composition;
  const rows = slotRows(composition, ['shell.home.v1'], {
    homeModule: 'blocks',
    hasGamification: false,
    flags: new Set(),
  });
  expect(rows.map(({ slot }) => slot)).toEqual(['shell.header-actions.v1', 'shell.home.v1']);
  expect(rows[0]?.fills).toMatchObject([
    { remote: 'mfe-journey', isMet: false },
    { remote: 'mfe-store', isMet: true },
  ]);
  expect(rows[1]?.fills).toEqual([]);
});

test('a shared module has a row for each copy, with its provider and its users', () => {
  const scope = {
    '@shared-kit/ui': { '0.1.0': { from: 'host_shell', useIn: ['mfe_store', 'mfe_store', 'host_shell'] } },
    react: { '19.3.1': { from: 'host_shell', lib: () => undefined }, '18.0.0': { from: 'mfe_old', loaded: true } },
  };
  expect(sharedRows(scope)).toEqual([
    { module: '@shared-kit/ui', version: '0.1.0', from: 'host_shell', isLoaded: false, usedBy: ['mfe_store'] },
    { module: 'react', version: '19.3.1', from: 'host_shell', isLoaded: true, usedBy: [] },
    { module: 'react', version: '18.0.0', from: 'mfe_old', isLoaded: true, usedBy: [] },
  ]);
});

test('formats numbers in Brazilian Portuguese', () => {
  expect([0, 999, 12_345, 1_440_000].map(formatBytes)).toEqual(['0 B', '999 B', '12 KB', '1,4 MB']);
  expect([8.4, 999, 1440].map(formatMilliseconds)).toEqual(['8 ms', '999 ms', '1,4 s']);
});
