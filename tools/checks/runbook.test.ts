import { existsSync, readFileSync } from 'node:fs';
import { TRAINING_FILE_MAX_SIZE } from '@shared-kit/contracts/admin';
import { UPLOAD_MAX_SIZE } from '@shared-kit/contracts/content';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';

const registry = 'api-server/src/modules/delivery/releases/registry.process.test.ts';
const drill = 'e2e/specs/platform/delivery-drill.spec.ts';
const restore = 'api-server/src/platform/backup/restore-drill.process.test.ts';
const secondFactor = 'api-server/src/modules/identity/second-factor/own-second-factor.api.test.ts';
const recovery = 'api-server/src/platform/backup/point-in-time.process.test.ts';

/** The test that runs each command of docs/runbook.md, and the words by which it runs it. */
const testOf: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'azulejo backup': [restore, "'backup', backup"],
  'azulejo restore': [restore, "'restore', backup"],
  'azulejo migrate': ['api-server/src/rolling-update.process.test.ts', "['migrate']"],
  'azulejo doctor': ['api-server/src/cli/registry-commands.api.test.ts', "'doctor'"],
  'azulejo tenant import': ['api-server/src/modules/content/chat/chat-nodes.process.test.ts', "['tenant', 'import'"],
  'azulejo tenant export': ['api-server/src/platform/importing/export-tenant.api.test.ts', "'tenant', 'export'"],
  'azulejo tenant create': ['api-server/src/cli/create-tenant.api.test.ts', "'tenant', 'create'"],
  'azulejo user link': ['api-server/src/cli/create-tenant.api.test.ts', "'user', 'link'"],
  'azulejo module disable': ['api-server/src/many-nodes.process.test.ts', "['module', 'disable'"],
  'azulejo remote publish': [registry, "'remote', 'publish'"],
  'azulejo remote promote': [registry, "'remote', 'promote'"],
  'azulejo remote rollback': [drill, "'remote', 'rollback'"],
  'azulejo remote list': [registry, "'remote', 'list'"],
  'azulejo remote history': [drill, "'remote', 'history'"],
  'azulejo remote health': [drill, "'remote', 'health'"],
  'azulejo token create': [registry, "'token', 'create'"],
  'azulejo key rotate': ['api-server/src/cli/registry-commands.api.test.ts', "'key rotate'"],
  'azulejo key retire': ['api-server/src/cli/registry-commands.api.test.ts', 'key retire'],
  'azulejo sso prepare-key': ['api-server/src/cli/sso-commands.api.test.ts', "'sso', 'prepare-key'"],
  'azulejo sso use-key': ['api-server/src/cli/sso-commands.api.test.ts', "'sso', 'use-key'"],
  'azulejo store refund': ['api-server/src/cli/store-commands.api.test.ts', "'store', 'refund'"],
  'azulejo audit list': ['api-server/src/modules/identity/profile/name-and-audit.api.test.ts', "'audit', 'list'"],
  'azulejo remote verify': ['api-server/src/modules/delivery/releases/release-files.api.test.ts', "'remote', 'verify'"],
  'azulejo second-factor reset': [secondFactor, "'second-factor', 'reset'"],
  'azulejo second-factor history': [secondFactor, "'second-factor', 'history'"],
  'deploy/postgres/base-backup.sh': [recovery, "'base-backup.sh'"],
  'deploy/postgres/recover-to.sh': [recovery, "'recover-to.sh'"],
  'deploy/postgres/roles.sh': ['api-server/src/test/deployment.ts', "'postgres/roles.sh'"],
  'npm start': ['e2e/specs/platform/start.spec.ts', ''],
};

const grouped = ['user', 'audit', 'second-factor', 'tenant', 'module', 'remote', 'token', 'key', 'sso', 'store'];

/** Returns the commands of a text: the lines of its `sh` blocks, and `azulejo …` and `npm …` in backquotes. */
function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
  const inline = [...text.matchAll(/`((?:azulejo|npm) [^`]+)`/g)].map(([, command = '']) => command);
  return [...new Set([...blocks, ...inline].map(withoutArguments))];
}

function withoutArguments(command: string): string {
  const words = command.split(' ').filter((word) => !/^[A-Z_]+=/.test(word));
  if (words[0] !== 'azulejo') return words.slice(0, words[0] === 'npm' ? (words[1] === 'run' ? 3 : 2) : 1).join(' ');
  return words.slice(0, grouped.includes(words[1] ?? '') ? 3 : 2).join(' ');
}

const commands = commandsOf(readFileSync(inWorkspace('docs/runbook.md'), 'utf8'));

test('the runbook has commands', () => {
  expect(commands).toContain('azulejo restore');
});

test('each command of the runbook has a test that runs it', () => {
  expect(commands.filter((command) => !(command in testOf))).toEqual([]);
});

test('each of these tests exists and runs the command, and no test is listed for a command that is gone', () => {
  const wrong = Object.entries(testOf).filter(
    ([command, [file, words]]) =>
      !commands.includes(command) ||
      !existsSync(inWorkspace(file)) ||
      !readFileSync(inWorkspace(file), 'utf8').includes(words),
  );
  expect(wrong).toEqual([]);
});

test('each line of the log that the runbook names is written by the server or the browser', () => {
  const runbook = readFileSync(inWorkspace('docs/runbook.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const [, listed = ''] = /Lines of attacks: (.*?`)\./.exec(runbook) ?? [];
  const attacks = [...listed.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line);
  const others = [...runbook.matchAll(/\blog (?:has|for) `([^`.]+)`/g)].map(([, line = '']) => line);
  const code = trackedFiles()
    .filter(
      (file) =>
        /^(?:api-server|host-shell)\/src\/.*\.ts$/.test(file) &&
        !file.endsWith('.test.ts') &&
        existsSync(inWorkspace(file)),
    )
    .map((file) => readFileSync(inWorkspace(file), 'utf8'))
    .join('\n');
  expect([attacks.length > 4, others.length > 4]).toEqual([true, true]);
  expect([...attacks, ...others].filter((line) => !new RegExp(`[' ]${line}`).test(code))).toEqual([]);
});

test('the size that the runbook asks of the antivirus is above that of the largest file that people send', () => {
  const runbook = readFileSync(inWorkspace('docs/runbook.md'), 'utf8');
  const [, megabytes] = /`StreamMaxLength` to\s+at least (\d+) MB/.exec(runbook) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(Math.max(UPLOAD_MAX_SIZE, TRAINING_FILE_MAX_SIZE));
});
