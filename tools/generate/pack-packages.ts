import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { contentHash } from '../lib/content-hash.ts';
import type { LogFile } from '../lib/log-file.ts';
import { runProgram } from '../lib/programs.ts';
import { Fault } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { compilePackage } from './compile-package.ts';
import { packedDependencies, packedExports } from './packed-manifest.rules.ts';
import type { PackageManifest } from './packed-manifest.rules.ts';

/** File names of the packages in their target folder. */
export interface PackedPackages {
  readonly kit: string;
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
    const kit = await stageKit(join(staging, 'shared-kit'), log);
    await stageTools(join(staging, 'tools'), join(staging, 'shared-kit'), kit, log);
    return {
      kit: await pack(join(staging, 'shared-kit'), into, log),
      tools: await pack(join(staging, 'tools'), into, log),
    };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** @returns the packed version */
async function stageKit(folder: string, log: LogFile): Promise<string> {
  const manifest = read('shared-kit');
  const version = packedVersion(manifest, 'shared-kit/src', 'shared-kit/package.json');
  await compilePackage({ from: inWorkspace('shared-kit/src'), into: folder, folders: ['.'], types: [] }, log);
  // Other packages compile against these types and resolve their imports from here. Packing leaves the link out.
  symlinkSync(inWorkspace('shared-kit/node_modules'), join(folder, 'node_modules'));
  const { '@testing-library/react': testing = '', '@types/react': reactTypes = '' } = manifest.devDependencies ?? {};
  finish(folder, {
    ...common(manifest, version),
    sideEffects: manifest.sideEffects,
    dependencies: { ...manifest.dependencies, '@testing-library/react': testing, '@types/react': reactTypes },
  });
  return version;
}

async function stageTools(folder: string, kitFolder: string, kitVersion: string, log: LogFile): Promise<void> {
  const manifest = read('tools');
  const version = packedVersion(
    manifest,
    ...toolFolders.map((each) => `tools/${each}`),
    'tools/package.json',
    'shared-kit/src/contracts',
  );
  const paths = { 'shared-kit/contracts/*': [join(kitFolder, 'contracts/*/index.d.ts')] };
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
    dependencies: packedDependencies(Object.fromEntries(dependencies), { 'shared-kit': kitVersion }),
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
  return `${name}-${version}.tgz`;
}

function read(part: string): PackageManifest {
  return JSON.parse(readFileSync(inWorkspace(part, 'package.json'), 'utf8')) as PackageManifest;
}
