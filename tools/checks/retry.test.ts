import { readFileSync } from 'node:fs';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';

/** Code that tells final refusals from temporary ones by their status, which only the retry policy decides (ADR 24). */
const byStatus = /\bstatus >= 400 &&\s*[\w.]*\bstatus < 500\b|\bstatus [!=]== 4(08|25|29)\b/;

/** Files that compare the status for something else than a repetition. */
const exceptions: Readonly<Record<string, string>> = {
  'api-server/src/platform/http/error-handler.plugin.ts': 'passes the status of a library to the caller',
  'host-shell/src/features/log-in/log-in.rules.ts': 'shows the message of a limit',
  'shared-kit/runtime/src/api/prefetched-calls.ts': 'drops a refusal of the page start, and the call is sent again',
  'shared-kit/ui/src/states/failure.rules.ts': 'shows no code for the support beside a refusal',
};

const isChecked = (file: string): boolean =>
  /^(host-shell|mfe-[^/]+|shared-kit\/[^/]+|api-server)\/src\/.*\.tsx?$/.test(file) &&
  !/\.(test|fixtures)\.tsx?$/.test(file) &&
  !/\/test\//.test(file) &&
  !file.startsWith('shared-kit/contracts/src/retry/');

test('only the retry policy decides by the status whether a request may be repeated', () => {
  const found = trackedFiles()
    .filter(isChecked)
    .filter((file) => byStatus.test(readFileSync(inWorkspace(file), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test.each([
  ['error.status >= 400 && error.status < 500 && error.status !== 429', true],
  ['error.status >= 400 &&\n        error.status < 500', true],
  ['response.status === 408', true],
  ['error.status === 404', false],
  ['reply.statusCode >= 500', false],
])('%j is a policy of its own: %s', (source, isFound) => {
  expect(byStatus.test(source)).toBe(isFound);
});
