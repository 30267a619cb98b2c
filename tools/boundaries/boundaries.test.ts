import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inWorkspace, kitPackages } from '../lib/workspace.ts';
import { allowed, breaches, targets } from './breaches.ts';

interface CruisedModule {
  readonly source: string;
  readonly dependencies: readonly { readonly rules?: readonly { readonly name: string }[] }[];
}

const rulesFile = inWorkspace('tools/boundaries/rules.cjs');
const { forbidden } = createRequire(import.meta.url)(rulesFile) as {
  forbidden: { name: string; from: { path?: string } }[];
};
const kitFolders = [
  'runtime/src/api',
  'runtime/src/events',
  'runtime/src/session',
  'runtime/src/router',
  'runtime/src/federation',
  'ui/src',
  'ui/src/theme',
  'ui/src/format',
  'media/src/player',
  'testing/src',
  'contracts/src/calendar',
  'contracts/src/core',
  'contracts/src/store',
];
const packages = ['react-router-dom', 'zod', 'kysely'];

let fixture = '';
let modules: CruisedModule[] = [];

beforeAll(() => {
  fixture = mkdtempSync(join(tmpdir(), 'azulejo-boundaries-'));
  plant();
  modules = cruise();
});

afterAll(() => rmSync(fixture, { recursive: true, force: true }));

function write(file: string, source: string): void {
  mkdirSync(dirname(join(fixture, file)), { recursive: true });
  writeFileSync(join(fixture, file), source);
}

function plant(): void {
  for (const folder of kitFolders) write(`shared-kit/${folder}/index.ts`, '');
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  write('node_modules/zod/mini/index.js', '');
  for (const name of kitPackages)
    cpSync(inWorkspace('shared-kit', name, 'package.json'), join(fixture, 'shared-kit', name, 'package.json'));
  symlinkSync('../shared-kit', join(fixture, 'node_modules/@shared-kit'));
  const declared = [...packages, ...kitPackages.map((name) => `@shared-kit/${name}`)];
  const dependencies = Object.fromEntries(declared.map((name) => [name, '1.0.0']));
  write('package.json', JSON.stringify({ name: 'fixture', private: true, type: 'module', dependencies }));
  for (const [file, source] of Object.entries(targets)) write(file, source);
  for (const [file, specifier] of [...allowed, ...Object.values(breaches)]) write(file, `import '${specifier}';\n`);
}

function cruise(): CruisedModule[] {
  const program = inWorkspace('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [
    program,
    '--config',
    rulesFile,
    '--output-type',
    'json',
    'host-shell',
    'mfe-content',
    'mfe-store',
    'shared-kit',
    'api-server',
    'e2e',
    'tools',
  ];
  const output = outputOf(args);
  return (JSON.parse(output) as { modules: CruisedModule[] }).modules;
}

/** Returns the output of a program whose exit code is the number of violations, because the test expects violations. */
function outputOf(args: string[]): string {
  try {
    return execFileSync(process.execPath, args, {
      cwd: fixture,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

function rulesBroken(file: string): string[] {
  const dependencies = modules.find(({ source }) => source === file)?.dependencies;
  if (!dependencies) throw new Error(`${file} was not looked at`);
  return dependencies.flatMap(({ rules = [] }) => rules.map(({ name }) => name));
}

test('every rule has a breach in the fixture', () => {
  expect(Object.keys(breaches).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted());
});

test.each(Object.entries(breaches))('%s rejects its breach', (rule, [file]) => {
  expect(rulesBroken(file)).toContain(rule);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(rulesBroken(file)).toEqual([]);
});

/** Returns the names of the folders in a folder of the workspace. */
function foldersIn(path: string): string[] {
  return readdirSync(inWorkspace(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** Returns the folders directly below a path that have a rule of their own. */
function ruledFolders(path: string): string[] {
  const pattern = new RegExp(`^\\^${path}/([\\w-]+)/?$`);
  return forbidden.flatMap(({ from }) => pattern.exec(from.path ?? '')?.[1] ?? []).toSorted();
}

test.each(['shared-kit/runtime/src', 'shared-kit/media/src'])('every folder of %s has a wall', (path) => {
  expect(ruledFolders(path)).toEqual(foldersIn(path));
});

test('every area of learning has a wall', () => {
  const path = 'api-server/src/modules/learning';
  expect(ruledFolders(path)).toEqual(foldersIn(path).filter((name) => name !== 'migrations' && name !== 'test'));
});
