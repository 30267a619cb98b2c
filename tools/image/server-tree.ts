/**
 * `node tools/image/server-tree.ts FOLDER [PART…]`: writes what the server's image holds. That is the server's bundle;
 * its sources and those of the kit packages that it depends on, without tests; their production dependencies; and the
 * builds of these parts.
 * The Dockerfile calls it, and server-image.process.test.ts starts a server from its result.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { inWorkspace, workspace } from '../lib/workspace.ts';
import { buildServer } from '../server/build-server.ts';

const [folder, ...parts] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node tools/image/server-tree.ts FOLDER [PART…]');
const target = resolve(folder);
const kit = globSync('shared-kit/*', { cwd: workspace }).map((place) => ({ place, name: manifestIn(place).name }));

await buildServer();
for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'LICENSE']) copy(file);
for (const place of ['api-server', ...kitOf('api-server')]) {
  copy(join(place, 'package.json'));
  copy(join(place, 'src'));
}
copy('api-server/dist');
for (const part of parts) {
  if (!existsSync(inWorkspace(part, 'dist'))) throw new Error(`${part} is not built.`);
  copy(join(part, 'dist'));
}
// The layout stays a workspace: Node strips types from sources, but not from packages in node_modules.
execFileSync(
  process.env['AZULEJO_PNPM'] ?? 'pnpm',
  ['install', '--prod', '--offline', '--frozen-lockfile', '--filter', 'api-server...', '--reporter=append-only'],
  { cwd: target, stdio: 'inherit' },
);

function copy(path: string): void {
  mkdirSync(target, { recursive: true });
  cpSync(inWorkspace(path), join(target, path), { recursive: true, filter: (source) => !isTest(source) });
}

function isTest(source: string): boolean {
  return basename(source) === 'test' || /\.(test|fixtures)\.tsx?$/.test(source);
}

/** Returns the folders of the workspace packages that a package depends on at run time, directly or not. */
function kitOf(place: string): string[] {
  const { dependencies = {} } = manifestIn(place);
  const own = kit.filter(({ name }) => dependencies[name]?.startsWith('workspace:')).map((one) => one.place);
  return [...new Set(own.flatMap((one) => [one, ...kitOf(one)]))];
}

function manifestIn(place: string): { name: string; dependencies?: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(inWorkspace(place, 'package.json'), 'utf8')) as ReturnType<typeof manifestIn>;
}
