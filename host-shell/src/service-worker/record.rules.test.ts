import { bestCached, includesLevel, newest, outdated, recordOf } from './record.rules.ts';
import type { PageBuild } from './record.rules.ts';

const origin = 'https://portal.example';

const basename = '/aurora';
const boot = {
  basename,
  app: { logo: '/media/logo.svg?e=1', favIcon: '' },
  shell: {
    baseUrl: '/_shell/',
    files: {
      'main.js': 'sha384-main',
      'portal.js': 'sha384-portal',
      'login.js': 'sha384-login',
      'main.css': 'sha384-css',
    },
  },
  portalFiles: ['/_shell/portal.js'],
  loginFiles: ['/_shell/login.js'],
  composition: {
    releases: [
      {
        baseUrl: '/_remotes/mfe-store/2/',
        entry: 'entry.js',
        preloads: { '*': ['a.js'], cart: ['b.js'] },
        files: { 'entry.js': 'sha384-e', 'a.js': 'sha384-a', 'b.js': 'sha384-b', 'rare.js': 'sha384-r' },
      },
    ],
    fallbacks: [
      {
        baseUrl: 'https://cdn.example/mfe-store/1/',
        entry: 'entry.js',
        preloads: {},
        files: { 'entry.js': 'sha384-old' },
      },
    ],
  },
};
const pageWith = (document: object): string =>
  `<html lang="pt-BR"><link rel="stylesheet" integrity="x" crossorigin href="/_shell/main.css"><link rel="preload" as="font" crossorigin href="/_shell/inter.woff2"><link rel="manifest" href="/aurora/manifest.webmanifest"><script type="application/json" id="azulejo-boot">${JSON.stringify(document)}</script><script defer integrity="x" crossorigin src="/_shell/main.js"></script>`;

test('the document reader has a recorded hash and is not stored with the portal', () => {
  const onUse = { 'on-use/pdf.js': 'sha384-pdf', 'assets/pdf.worker.mjs': 'sha384-worker' };
  const shell = { ...boot.shell, files: { ...boot.shell.files, ...onUse } };
  const record = recordOf(pageWith({ ...boot, shell }), origin, basename);
  expect(record?.hashes).toMatchObject({ [`${origin}/_shell/assets/pdf.worker.mjs`]: 'sha384-worker' });
  expect(record?.needs).toEqual(recordOf(pageWith(boot), origin, basename)?.needs);
});

test("a page's record contains the hashes of its files, fallbacks included", () => {
  expect(recordOf(pageWith(boot), origin, basename)?.hashes).toMatchObject({
    [`${origin}/_shell/main.js`]: 'sha384-main',
    [`${origin}/_remotes/mfe-store/2/rare.js`]: 'sha384-r',
    'https://cdn.example/mfe-store/1/entry.js': 'sha384-old',
  });
});

test("the login level stores the page's links and pictures; the portal level the whole shell and the first files of each remote, without rarely used ones", () => {
  const needs = recordOf(pageWith(boot), origin, basename)?.needs;
  const short = (addresses: readonly string[] = []): string[] =>
    addresses.map((address) => address.slice(origin.length)).toSorted();
  const login = [
    '/_shell/inter.woff2',
    '/_shell/login.js',
    '/_shell/main.css',
    '/_shell/main.js',
    '/media/logo.svg?e=1',
  ];
  expect(short(needs?.login)).toEqual(login);
  expect(short(needs?.portal)).toEqual(
    [
      '/_remotes/mfe-store/2/a.js',
      '/_remotes/mfe-store/2/b.js',
      '/_remotes/mfe-store/2/entry.js',
      ...login,
      '/_shell/portal.js',
    ].toSorted(),
  );
});

test('the first files of a page are its links, then those that any page of the portal needs', () => {
  expect(recordOf(pageWith(boot), origin, basename)?.begins?.map((address) => address.slice(origin.length))).toEqual([
    '/_shell/main.css',
    '/_shell/inter.woff2',
    '/_shell/main.js',
    '/_shell/portal.js',
  ]);
});

test('a foreign page and a page of an override have no record', () => {
  expect(recordOf(pageWith(boot), origin, '')).toBeUndefined();
  expect(recordOf('<html><h1>502</h1>', origin, basename)).toBeUndefined();
  expect(
    recordOf(
      pageWith({ ...boot, override: { remote: 'mfe-store', origin: 'http://localhost:3004' } }),
      origin,
      basename,
    ),
  ).toBeUndefined();
});

const build = (etag: string, confirmedAt: number, cached: PageBuild['cached']): PageBuild => ({
  etag,
  confirmedAt,
  cached,
  hashes: {},
  needs: { login: [], portal: [] },
});

test('a stored page is shown only with all its files, and a complete portal is preferred to a newer login', () => {
  const [old, login, half] = [build('a', 1, 'portal'), build('b', 2, 'login'), build('c', 3, null)];
  expect(bestCached([old, login, half])).toBe(old);
  expect(bestCached([login, half])).toBe(login);
  expect(bestCached([half])).toBeUndefined();
  expect(newest([old, login, half])).toBe(half);
  expect([includesLevel('portal', 'login'), includesLevel('login', 'portal'), includesLevel(null, 'login')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a page build is removed when a newer complete one exists and no page shows it', () => {
  const [old, now] = [build('a', 1, 'portal'), build('b', 2, 'portal')];
  expect(outdated([old, now], new Set())).toEqual([old]);
  expect(outdated([old, now], new Set(['a']))).toEqual([]);
  expect(outdated([old, build('b', 2, null)], new Set())).toEqual([]);
});
