import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFolders } from '../lib/workspace-packages.ts';
import { passed } from './suite.ts';
import { openVerified } from './verified.ts';

const files = ['package.json', 'mfe-store/src/cart.ts', 'mfe-journey/src/path.ts', 'tools/jest/shared.ts'];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'azulejo-verified-'));
  for (const file of files) write(file, 'before');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const open = () => openVerified({ root, files, memory: join(root, 'memory') });

function passStore(): void {
  const verified = open();
  expect(verified.before('store', ['mfe-store'])).toBeUndefined();
  verified.remember('store', passed(7));
}

test('a part that passed is skipped while its files stay the same, and counts as cached', () => {
  passStore();
  write('mfe-journey/src/path.ts', 'after');
  expect(open().before('store', ['mfe-store'])).toEqual({ passed: 7, failed: 0, faults: [], cached: 7 });
});

test.each(['mfe-store/src/cart.ts', 'tools/jest/shared.ts', 'package.json'])(
  'a part runs again when %s changes',
  (file) => {
    passStore();
    write(file, 'after');
    expect(open().before('store', ['mfe-store'])).toBeUndefined();
  },
);

test.each([
  ['failed', { passed: 3, failed: 1, faults: ['x'] }],
  ['was left out', { passed: 3, failed: 0, faults: [], leftOut: 'no database' }],
])('a part that %s runs again', (_, outcome) => {
  const verified = open();
  verified.before('store', ['mfe-store']);
  verified.remember('store', outcome);
  expect(open().before('store', ['mfe-store'])).toBeUndefined();
});

test('a package includes its own folder and those of its dependencies', () => {
  expect(packageFolders('mfe-store')).toEqual(expect.arrayContaining(['mfe-store', 'tools']));
  expect(packageFolders('mfe-store')).not.toContain('mfe-learning');
});
