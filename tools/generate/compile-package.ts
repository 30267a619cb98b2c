import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LogFile } from '../lib/log-file.ts';
import { mustRunNode } from '../lib/programs.ts';
import { inWorkspace } from '../lib/workspace.ts';

export interface Compilation {
  /** Folder of the sources, absolute. */
  readonly from: string;
  readonly into: string;
  /** Folders of the package that are packed. */
  readonly folders: readonly string[];
  readonly types: readonly string[];
  /** Location of the types of other packed packages, by specifier. */
  readonly paths?: Readonly<Record<string, readonly string[]>>;
}

const isTest = /\.(test|fixtures)\.tsx?$/;

/**
 * Compiles sources to JavaScript and types, and copies all other files beside them, except tests. Node does not strip
 * types below `node_modules`.
 */
export async function compilePackage(
  { from, into, folders, types, paths = {} }: Compilation,
  log: LogFile,
): Promise<void> {
  mkdirSync(into, { recursive: true });
  const project = join(into, 'tsconfig.pack.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: from,
    outDir: into,
    types,
    typeRoots: [inWorkspace('node_modules/@types')],
    paths,
  };
  const include = [...folders.map((folder) => join(from, folder)), inWorkspace('tools/types/assets.d.ts')];
  const exclude = folders.flatMap((folder) => [
    join(from, folder, '**/*.test.ts'),
    join(from, folder, '**/*.test.tsx'),
    join(from, folder, '**/*.fixtures.ts'),
    join(from, folder, '**/*.fixtures.tsx'),
  ]);
  writeFileSync(
    project,
    JSON.stringify({ extends: inWorkspace('tsconfig.base.json'), compilerOptions, include, exclude }),
  );
  await mustRunNode(
    `Compiling ${from}`,
    [inWorkspace('node_modules/typescript/bin/tsc'), '-p', project, '--pretty', 'false'],
    { log },
  );
  for (const file of globSync('**/*.d.ts', { cwd: into }))
    writeFileSync(join(into, file), withJsSpecifiers(readFileSync(join(into, file), 'utf8')));
  for (const folder of folders) copyOthers(join(from, folder), join(into, folder));
}

/**
 * Replaces `.ts` specifiers: the compiler leaves `from './x.ts'` in types, but the file is x.d.ts, which `./x.js`
 * resolves to.
 */
function withJsSpecifiers(types: string): string {
  return types.replace(/((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+?)\.tsx?(?=['"])/g, '$1$2.js');
}

function copyOthers(from: string, into: string): void {
  const others = globSync('**/*', { cwd: from, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.tsx?$/.test(entry.name) && !isTest.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(from.length + 1));
  for (const file of others) {
    mkdirSync(dirname(join(into, file)), { recursive: true });
    cpSync(join(from, file), join(into, file));
  }
}
