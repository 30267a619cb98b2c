import { existsSync, readFileSync, statSync } from 'node:fs';
import { testFiles, trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';

const textFile =
  /\.(ts|tsx|mjs|cjs|js|json|jsonc|md|ya?ml|css|html|tsv|sh)$|(^|\/)(run|Dockerfile|\.npmrc|\.node-version)$/;

function filesWith(pattern: RegExp, files: readonly string[]): string[] {
  return files.filter((file) => pattern.test(readFileSync(inWorkspace(file), 'utf8')));
}

const texts = trackedFiles().filter(
  (file) => textFile.test(file) && statSync(inWorkspace(file), { throwIfNoEntry: false })?.isFile(),
);

test('no file contains a machine-specific path', () => {
  const place = new RegExp(['/wo' + 'rk/', '/ho' + 'me/[a-z]', '/Use' + 'rs/[A-Za-z]', '/ro' + 'ot/'].join('|'));
  expect(filesWith(place, texts)).toEqual([]);
});

test('the lock file contains no registry address', () => {
  expect(
    readFileSync(inWorkspace('pnpm-lock.yaml'), 'utf8').match(/^.*(tarball:|https?:\/\/).*$/m)?.[0],
  ).toBeUndefined();
});

test('no test is skipped or marked as only', () => {
  const focused =
    /\b(test|it|describe)\.(only|skip|fixme|todo)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(|\bwaitForTimeout\(/;
  expect(filesWith(focused, testFiles())).toEqual([]);
});

/** Longest test or fixtures file. Longer ones are divided by subject, and what tests share moves into a fixtures file. */
const maxTestLines = 250;

test('no test or fixtures file has more than 250 lines', () => {
  const lines = (file: string) => readFileSync(inWorkspace(file), 'utf8').split('\n').length - 1;
  const long = trackedFiles()
    .filter((file) => /\.(test|spec|fixtures)\.tsx?$/.test(file) && existsSync(inWorkspace(file)))
    .filter((file) => lines(file) > maxTestLines);
  expect(long).toEqual([]);
});
