import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const workspace = resolve(import.meta.dirname, '../..');

/** Inputs of a part's build in its own folder. */
const ownInputs = ['src', 'package.json', 'webpack.config.ts', 'build.ts'];

/** Other inputs in this workspace. Outside of it, the part's lock file has the versions of the packages. */
const sharedInputs = [
  'shared-kit/*/src',
  'shared-kit/*/package.json',
  'tools/webpack',
  'tools/release',
  'tools/package.json',
  'pnpm-lock.yaml',
];
const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** Returns a hash that changes exactly when an input of a part's build changes. 8 hexadecimal digits. */
export function inputsHash(partDirectory: string): string {
  const isOfWorkspace = !relative(workspace, partDirectory).startsWith('..');
  const root = isOfWorkspace ? workspace : partDirectory;
  const own = ownInputs.map((input) => join(relative(root, partDirectory), input));
  const hash = createHash('sha256');
  hash.update(process.env['AZULEJO_RELEASE'] ?? '');
  for (const file of filesBelow(root, [...own, ...(isOfWorkspace ? sharedInputs : lockFiles)])) {
    const bytes = contentOf(join(root, file));
    if (bytes) hash.update(file).update('\0').update(bytes).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

function filesBelow(root: string, inputs: readonly string[]): string[] {
  return inputs
    .flatMap((input) => globSync([input, `${input}/**/*`], { cwd: root }))
    .filter((file) => /\.[a-z0-9]+$/.test(file) && !/\.(test|fixtures)\.tsx?$/.test(file))
    .toSorted();
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
