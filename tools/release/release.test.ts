import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { partFilesOfBundle, partFilesOfStats } from './part-files.rules.ts';
import { RELEASE_FILE, writeRelease } from './write-release.ts';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'azulejo-release-'));
  for (const file of ['remoteEntry.js', 'assets/page.js', 'assets/page.js.br', 'assets/logo.gz', 'mf-stats.json']) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), file);
  }
});

afterEach(() => rmSync(dist, { recursive: true, force: true }));

const manifest = {
  id: 'mfe-store',
  module: 'store',
  contract: 1 as const,
  routes: [],
  menu: [],
  slots: [],
  emits: [],
  listens: [],
};
const details = {
  remote: 'mfe-store',
  version: '1.0.0',
  container: 'mfe_store_1_0_0',
  entry: 'remoteEntry.js',
  manifest,
};
const written = () => JSON.parse(readFileSync(join(dist, RELEASE_FILE), 'utf8')) as { files: Record<string, string> };

test('a release whose entry or preload is not among the files of the build is rejected', () => {
  expect(() => writeRelease({ dist, ...details, entry: 'other.js', preloads: {} })).toThrow('other.js does not exist');
  expect(() => writeRelease({ dist, ...details, preloads: { '*': ['assets/gone.js'] } })).toThrow('assets/gone.js');
  expect(readdirSync(dist)).not.toContain(RELEASE_FILE);
});

test('the record has the hash of every file except compressed copies and notes, and is reproducible', () => {
  writeRelease({ dist, ...details, preloads: { '*': ['assets/page.js'] } });
  const first = written();
  expect(Object.keys(first.files)).toEqual(['assets/logo.gz', 'assets/page.js', 'remoteEntry.js']);
  expect(first.files['remoteEntry.js']).toMatch(/^sha256-[\w+/]{43}=$/);
  expect(readdirSync(dist)).not.toContain('mf-stats.json');
  writeRelease({ dist, ...details, preloads: { '*': ['assets/page.js'] } });
  expect(written()).toEqual(first);
});

test('part files are read from the statistics of webpack and Rspack', () => {
  const page = { moduleName: './src/remote.tsx', request: './pages/home.tsx' };
  const stats = {
    chunks: [
      { files: ['exposed.js'], modules: [{ name: './src/remote.tsx + 1 modules' }], origins: [] },
      { files: ['home.js', 'home.css'], modules: [], origins: [page] },
      { files: ['common.js'], modules: [], origins: [page, { ...page, request: './features/badge/badge.tsx' }] },
      { files: ['later.js'], modules: [], origins: [{ moduleName: './src/pages/home.tsx', request: '../later.tsx' }] },
    ],
  };
  expect(partFilesOfStats(stats)).toEqual({
    '*': ['exposed.js'],
    home: ['home.js', 'home.css', 'common.js'],
    badge: ['common.js'],
  });
});

test('part files are read from a Rollup bundle', () => {
  const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = []) => ({
    type: 'chunk' as const,
    fileName,
    moduleIds,
    imports,
    viteMetadata: { importedCss: new Set(css) },
  });
  const bundle = {
    'exposed.js': chunk('exposed.js', ['/x/src/remote.tsx'], ['helper.js']),
    'helper.js': chunk('helper.js', ['/x/helper'], ['exposed.js']),
    'home.js': chunk('home.js', ['/x/src/pages/home.tsx?v=1'], ['helper.js', 'common.js'], ['home.css']),
    'common.js': chunk('common.js', ['/x/src/lib/common.ts']),
    'home.css': { type: 'asset' as const, fileName: 'home.css' },
  };
  expect(partFilesOfBundle(bundle, ['/pages/home.tsx'])).toEqual({
    '*': ['exposed.js', 'helper.js'],
    home: ['home.js', 'home.css', 'common.js'],
  });
});
