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

/** Longest test file. Longer files are divided by subject, and what they share moves into a fixtures file. */
const maxTestLines = 250;

/** Test files that are longer, with their number of lines. A file leaves the list once it is divided. */
const longTestFiles: Readonly<Record<string, number>> = {
  'api-server/src/modules/delivery/releases/registry.process.test.ts': 258,
  'api-server/src/modules/evaluations/evaluation-clock.api.test.ts': 258,
  'api-server/src/modules/evaluations/evaluations.api.test.ts': 626,
  'api-server/src/modules/learning/catalog/catalog.api.test.ts': 292,
  'api-server/src/modules/learning/enrolment/enrolling.api.test.ts': 282,
  'api-server/src/modules/learning/enrolment/request-approval.api.test.ts': 291,
  'api-server/src/modules/learning/training-pages/training-pages.api.test.ts': 424,
  'api-server/src/modules/plans/plans.api.test.ts': 459,
  'api-server/src/modules/store/buy.api.test.ts': 285,
  'api-server/src/modules/store/mercado-pago.adapter.test.ts': 271,
  'api-server/src/modules/store/pix.api.test.ts': 308,
  'host-shell/src/features/log-in/log-in.test.tsx': 262,
  'host-shell/src/features/upgrade-plan/plan-modal.test.tsx': 460,
  'host-shell/src/features/upgrade-plan/plan-notices.test.tsx': 338,
  'mfe-evaluations/src/pages/evaluation.test.tsx': 706,
  'mfe-journey/src/pages/profile.test.tsx': 252,
  'mfe-learning/src/features/show-blocks/more-blocks.test.tsx': 438,
  'shared-kit/ui/src/forms/use-api-form.test.tsx': 256,
};

test('no test file has more than 250 lines, and the longer ones that are known do not grow', () => {
  const lines = (file: string) => readFileSync(inWorkspace(file), 'utf8').split('\n').length - 1;
  const known = Object.keys(longTestFiles);
  const long = trackedFiles()
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && existsSync(inWorkspace(file)))
    .filter((file) => lines(file) > (longTestFiles[file] ?? maxTestLines));
  expect(long).toEqual([]);
  expect(known.filter((file) => !existsSync(inWorkspace(file)) || lines(file) <= maxTestLines)).toEqual([]);
});
