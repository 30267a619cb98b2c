import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const workspace = resolve(import.meta.dirname, '../..');

/** Folders and files a part's build reads besides its own. */
const sharedInputs = ['shared-kit/src', 'shared-kit/package.json', 'tools/webpack', 'tools/release', 'tools/package.json', 'pnpm-lock.yaml'];

/** Changes when, and only when, something that a part's build reads has changed. 8 hexadecimal digits. */
export function inputsHash(partDirectory: string): string {
  const part = relative(workspace, partDirectory);
  const roots = [`${part}/src`, `${part}/package.json`, `${part}/webpack.config.ts`, `${part}/build.ts`, ...sharedInputs];
  const files = roots
    .flatMap((root) => [root, ...globSync(`${root}/**/*`, { cwd: workspace })])
    .filter((file) => /\.[a-z0-9]+$/.test(file) && !/\.test\.tsx?$/.test(file))
    .toSorted();
  const hash = createHash('sha256');
  hash.update(process.env['AZULEJO_RELEASE'] ?? '');
  for (const file of files) {
    const bytes = contentOf(join(workspace, file));
    if (bytes) hash.update(file).update('\0').update(bytes).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
