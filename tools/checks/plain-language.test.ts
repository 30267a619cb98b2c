import { readFileSync, statSync } from 'node:fs';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { bannedNames, bannedPath, fragments } from './plain-language.ts';

const files = trackedFiles().filter((file) => statSync(inWorkspace(file), { throwIfNoEntry: false })?.isFile());
const read = (file: string): string => readFileSync(inWorkspace(file), 'utf8');
const isCode = (file: string): boolean => /\.(tsx?|mjs|cjs)$/.test(file);
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

test('names at the top level of a file use the standard terms', () => {
  const banned = files
    .filter((file) => isCode(file) && !isTest(file))
    .flatMap((file) => bannedNames(read(file)).map((name) => `${file}: ${name}`));
  expect(banned).toEqual([]);
});

test('names of files and folders use the standard terms', () => {
  // The name of a published migration never changes.
  const named = files.filter((file) => !file.includes('/migrations/') && !file.startsWith('docs/'));
  expect(named.flatMap((file) => bannedPath(file) ?? [])).toEqual([]);
});

test('feature folders are named by nouns or plain tasks', () => {
  expect(files.filter((file) => /\/(hear|take|follow|leave)-[^/]*\//.test(file))).toEqual([]);
});

test('comments and titles of tests begin with a verb or a noun', () => {
  const found = files
    .filter((file) => isCode(file) || /\.(css|ya?ml|env|template|dockerignore)$/.test(file))
    .flatMap((file) => fragments(read(file)).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test('the check finds words with a standard term', () => {
  expect(bannedNames('export function takeRoom() {}\nconst keptFor = 1;\ninterface ReusedTokenNews {}')).toEqual([
    'takeRoom: read, consume, revoke, reserve',
    'keptFor: saved, queued, cached',
    'ReusedTokenNews: event',
  ]);
  expect(bannedNames('const row = query.executeTakeFirst();\nfunction tasked() {}\n  const kept = 1;')).toEqual([]);
  expect(bannedPath('api-server/src/kept-read.adapter.ts')).toBe('kept: saved, queued, cached');
  expect(bannedPath('mfe-admin/src/features/takeaway/undertake.ts')).toBeUndefined();
});

test('the check finds fragments, and leaves the second line of a comment alone', () => {
  const sources = [
    '/** What a row shows. */',
    '/**\n * Whether it is on.\n */',
    '// Of TLS',
    `${'test'}('nobody enters'`,
  ];
  expect(sources.flatMap(fragments)).toHaveLength(sources.length);
  expect(fragments("// Returns the row.\n// Where it is\ntest('refuses what is closed')\n/** Whatsoever */")).toEqual(
    [],
  );
});
