import { choose } from './choose-release.rules.ts';
import type { Pointers } from './choose-release.rules.ts';

const all = () => true;
const except =
  (...versions: string[]) =>
  (version: string) =>
    !versions.includes(version);

const pointers: Pointers = {
  stable: '1.3.0',
  earlier: ['1.2.0', '1.1.0'],
  pins: new Map([['horizonte', '1.0.0']]),
  canaries: [
    { version: '1.4.0', tenant: null, percent: 10 },
    { version: '1.5.0', tenant: 'aurora', percent: 50 },
  ],
};

test('every tenant gets stable; its fallback is the version before it', () => {
  expect(choose(pointers, 'sabermais', 10, all)).toEqual({ version: '1.3.0', channel: 'stable', fallback: '1.2.0' });
});

test('a canary goes to its share of the visitors, a tenant’s own before that of all; its fallback is stable', () => {
  expect(choose(pointers, 'sabermais', 9, all)).toEqual({ version: '1.4.0', channel: 'canary', fallback: '1.3.0' });
  expect(choose(pointers, 'aurora', 49, all)).toEqual({ version: '1.5.0', channel: 'canary', fallback: '1.3.0' });
  expect(choose(pointers, 'aurora', 50, all)).toMatchObject({ version: '1.3.0', channel: 'stable' });
});

test('a pinned tenant gets its version and no canary', () => {
  expect(choose(pointers, 'horizonte', 0, all)).toEqual({ version: '1.0.0', channel: 'pin', fallback: '1.3.0' });
});

test('an unsound version is skipped: a canary or pin for stable, stable for the version before it', () => {
  expect(choose(pointers, 'sabermais', 0, except('1.4.0'))).toMatchObject({ version: '1.3.0', channel: 'stable' });
  expect(choose(pointers, 'horizonte', 0, except('1.0.0'))).toMatchObject({ version: '1.3.0', channel: 'stable' });
  expect(choose(pointers, 'sabermais', 99, except('1.3.0'))).toEqual({
    version: '1.2.0',
    channel: 'stable',
    fallback: '1.1.0',
  });
  expect(choose(pointers, 'sabermais', 99, except('1.2.0'))).toEqual({
    version: '1.3.0',
    channel: 'stable',
    fallback: '1.1.0',
  });
  expect(choose(pointers, 'sabermais', 99, () => false)).toBeNull();
});

test('before anything is stable, only the visitors of the canary get the remote', () => {
  const fresh = { ...pointers, stable: null, earlier: [] };
  expect(choose(fresh, 'sabermais', 9, all)).toEqual({ version: '1.4.0', channel: 'canary', fallback: null });
  expect(choose(fresh, 'sabermais', 10, all)).toBeNull();
});

test('a version is never its own fallback', () => {
  expect(choose({ ...pointers, pins: new Map([['aurora', '1.3.0']]) }, 'aurora', 0, all)).toEqual({
    version: '1.3.0',
    channel: 'pin',
    fallback: '1.2.0',
  });
});
