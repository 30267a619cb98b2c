import { readFileSync } from 'node:fs';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';

/** Files with a form of their own, by the reason that ADR 28 states. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'the login is in the script that everybody waits for': [
    'host-shell/src/features/log-in/password-step.tsx',
    'host-shell/src/features/log-in/recover-access.tsx',
    'host-shell/src/features/log-in/second-step/code-form.tsx',
    'host-shell/src/features/log-in/username-step.tsx',
  ],
  'it is one control, and nothing that is typed can be wrong': [
    'host-shell/src/features/support-access/support-search.tsx',
    'mfe-content/src/features/chat/composer.tsx',
    'mfe-learning/src/features/interactions/write-box.tsx',
    'shared-kit/media/src/viewer/pdf-viewer/pdf-toolbar.tsx',
    'shared-kit/media/src/viewer/study-tools/note-form.tsx',
    'shared-kit/ui/src/search/search-input.tsx',
  ],
  'it sends nothing to the server': [
    'host-shell/src/features/check-certificate/check-form.tsx',
    'host-shell/src/features/upgrade-plan/price-calculator.tsx',
  ],
};

const isComponent = (file: string): boolean =>
  /^(host-shell|mfe-[^/]+|shared-kit\/[^/]+)\/src\/.*\.tsx$/.test(file) &&
  !/\.(test|fixtures)\.tsx$/.test(file) &&
  !file.startsWith('shared-kit/ui/src/forms/');

/** Returns whether a component writes a form and takes nothing of the forms module. */
function hasBareForm(source: string): boolean {
  return /<form\b/.test(source) && !source.includes("'@shared-kit/ui/forms'");
}

test('every form is on the forms module, or has a reason not to be', () => {
  const bare = trackedFiles()
    .filter(isComponent)
    .filter((file) => hasBareForm(readFileSync(inWorkspace(file), 'utf8')));
  expect(bare.toSorted()).toEqual(Object.values(exceptions).flat().toSorted());
});

test.each([
  ['<form onSubmit={send}>', true],
  ["import { TextField } from '@shared-kit/ui/forms';\n<form noValidate onSubmit={onSubmit}>", false],
  ['<FormFields />', false],
])('%j is a bare form: %s', (source, isBare) => {
  expect(hasBareForm(source)).toBe(isBare);
});
