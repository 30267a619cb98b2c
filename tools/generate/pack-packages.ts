import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { contentHash } from '../lib/content-hash.ts';
import type { LogFile } from '../lib/log-file.ts';
import { runProgram } from '../lib/programs.ts';
import { Fault } from '../lib/steps.ts';
import { inWorkspace, kitPackages } from '../lib/workspace.ts';
import { compilePackage } from './compile-package.ts';
import { packedDependencies, packedExports } from './packed-manifest.rules.ts';
import type { PackageManifest } from './packed-manifest.rules.ts';

/** File names of the packages in their target folder. */
export interface PackedPackages {
  /** By package name: `@shared-kit/contracts`. */
  readonly kit: Readonly<Record<string, string>>;
  readonly tools: string;
}

/** Folders of `tools` that a remote's repository needs: no workspace command, and no dependency of one. */
const toolFolders = ['jest', 'release', 'remote', 'webpack'];
const ofTheWorkspace = ['fastify', 'yaml'];

/** Packs the kit and the build factory, compiled and with types, for a separate repository. */
export async function packPackages(into: string, log: LogFile): Promise<PackedPackages> {
  const staging = mkdtempSync(join(tmpdir(), 'azulejo-pack-'));
  try {
    mkdirSync(into, { recursive: true });
    const versions = kitVersions();
    for (const name of kitPackages) await stageKitPackage(name, staging, versions, log);
    await stageTools(staging, versions, log);
    const kit: Record<string, string> = {};
    for (const name of kitPackages) kit[`@shared-kit/${name}`] = await pack(join(staging, name), into, log);
    return { kit, tools: await pack(join(staging, 'tools'), into, log) };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

type Versions = Readonly<Record<string, string>>;

/** The version that each kit package is packed as. One changed package changes all of them: they are released together. */
function kitVersions(): Versions {
  const inputs = kitPackages.flatMap((name) => [`shared-kit/${name}/src`, `shared-kit/${name}/package.json`]);
  return Object.fromEntries(
    kitPackages.map((name) => [`@shared-kit/${name}`, packedVersion(read(`shared-kit/${name}`), ...inputs)]),
  );
}

/** Paths at which the compiler finds the types of the kit packages that are staged already. */
function stagedTypes(staging: string): Record<string, string[]> {
  return Object.fromEntries(
    kitPackages.flatMap((name) => [
      [`@shared-kit/${name}`, [join(staging, name, 'index.d.ts')]],
      [`@shared-kit/${name}/*`, [join(staging, name, '*/index.d.ts')]],
    ]),
  );
}

async function stageKitPackage(
  name: (typeof kitPackages)[number],
  staging: string,
  versions: Versions,
  log: LogFile,
): Promise<void> {
  const folder = join(staging, name);
  const manifest = read(`shared-kit/${name}`);
  const source = inWorkspace('shared-kit', name);
  const own = [`@shared-kit/${name}`, `@shared-kit/${name}/*`];
  const paths = Object.fromEntries(
    Object.entries(stagedTypes(staging)).filter(([specifier]) => !own.includes(specifier)),
  );
  await compilePackage({ from: join(source, 'src'), into: folder, folders: ['.'], types: [], paths }, log);
  // Packages that are compiled against these types resolve what the types import from here. Packing leaves the link out.
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'));
  const { '@types/react': reactTypes } = manifest.devDependencies ?? {};
  finish(folder, {
    ...common(manifest, versions[manifest.name] ?? manifest.version),
    sideEffects: manifest.sideEffects,
    dependencies: packedDependencies(
      { ...manifest.dependencies, ...(reactTypes ? { '@types/react': reactTypes } : {}) },
      versions,
    ),
  });
}

async function stageTools(staging: string, versions: Versions, log: LogFile): Promise<void> {
  const folder = join(staging, 'tools');
  const manifest = read('tools');
  const version = packedVersion(
    manifest,
    ...toolFolders.map((each) => `tools/${each}`),
    'tools/package.json',
    'shared-kit/contracts/src',
  );
  const paths = stagedTypes(staging);
  await compilePackage({ from: inWorkspace('tools'), into: folder, folders: toolFolders, types: ['node'], paths }, log);
  cpSync(inWorkspace('tools/types/assets.d.ts'), join(folder, 'types/assets.d.ts'));
  cpSync(inWorkspace('tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  const dependencies = Object.entries(manifest.dependencies ?? {}).filter(([name]) => !ofTheWorkspace.includes(name));
  const base = common(manifest, version);
  finish(folder, {
    ...base,
    bin: { 'azulejo-remote': './remote/main.js' },
    exports: {
      ...base.exports,
      './jest/*.ts': { types: './jest/*.d.ts', default: './jest/*.js' },
      './tsconfig.base.json': './tsconfig.base.json',
      './types/*': './types/*',
    },
    dependencies: packedDependencies(Object.fromEntries(dependencies), versions),
  });
}

function common(manifest: PackageManifest, version: string) {
  return {
    name: manifest.name,
    version,
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    exports: packedExports(manifest.exports ?? {}),
  };
}

/** Returns a version that depends on the contents, so a lock file that names it never resolves to other bytes. */
function packedVersion({ version }: PackageManifest, ...inputs: readonly string[]): string {
  return `${version}-${contentHash(...inputs.map((input) => inWorkspace(input))).slice(0, 8)}`;
}

function finish(folder: string, manifest: object): void {
  rmSync(join(folder, 'tsconfig.pack.json'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function pack(folder: string, into: string, log: LogFile): Promise<string> {
  const { code, output } = await runProgram(
    process.env['AZULEJO_PNPM'] ?? 'pnpm',
    ['pack', '--pack-destination', into],
    { log, cwd: folder },
  );
  if (code !== 0)
    throw new Fault(`Packing ${basename(folder)} failed. Everything that was printed: ${log.path}`, output);
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

function read(part: string): PackageManifest {
  return JSON.parse(readFileSync(inWorkspace(part, 'package.json'), 'utf8')) as PackageManifest;
}
