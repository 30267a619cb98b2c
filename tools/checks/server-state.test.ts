import { existsSync, readFileSync } from 'node:fs';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';

/**
 * Server files with a module-level `let`, by the reason. Nothing outside the file sets it: what one module gives to
 * another is a port (docs/adr/0030).
 */
const ownState: Readonly<Record<string, string>> = {
  'cli/azulejo.ts': 'the platform that the command opens',
  'content-origin/scorm-player-files.service.ts': 'the built player, once per process',
  'modules/identity/login/common-passwords.adapter.ts': 'the list of common passwords, once per process',
};

const source = 'api-server/src/';

test('no module of the server keeps state that another one could set', () => {
  const files = trackedFiles()
    .filter(
      (file) =>
        file.startsWith(source) &&
        file.endsWith('.ts') &&
        !/\.(?:test|fixtures)\.ts$|\/test\/|\/scorm-player\//.test(file) &&
        existsSync(inWorkspace(file)) &&
        /^(export )?(let|var) /m.test(readFileSync(inWorkspace(file), 'utf8')),
    )
    .map((file) => file.slice(source.length));
  expect(files.toSorted()).toEqual(Object.keys(ownState).toSorted());
});
