import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuiltReleaseInput } from '@shared-kit/contracts/delivery';

/** Data of a finished build, from any bundler. */
export interface FinishedBuild extends Omit<BuiltReleaseInput, 'files'> {
  /** Folder that holds all files of the build. */
  readonly dist: string;
}

export const RELEASE_FILE = 'azulejo-release.json';

/**
 * Notes of the bundler's plugin that no page requests, and their compressed copies. They are deleted, because the
 * registry takes the whole folder.
 */
const notes = ['mf-stats.json', 'mf-stats.json.br', 'mf-stats.json.gz'];

/**
 * Writes `azulejo-release.json` beside the files of a finished build: the record that the registry stores, with the
 * hash of every file. The last step of a build.
 */
export function writeRelease({ dist, ...details }: FinishedBuild): void {
  for (const note of notes) rmSync(join(dist, note), { force: true });
  const release: BuiltReleaseInput = { ...details, files: hashesOf(dist) };
  if (!(release.entry in release.files))
    throw new Error(`${join(dist, release.entry)} does not exist: the entry is not part of the build`);
  const unknown = Object.values(release.preloads)
    .flat()
    .filter((file) => !(file in release.files));
  if (unknown.length > 0)
    throw new Error(`preloads name files that are not part of the build in ${dist}: ${unknown.join(', ')}`);
  // Renames the file into place, so that a watcher of the folder never reads an incomplete record.
  const path = join(dist, RELEASE_FILE);
  writeFileSync(`${path}.partial`, `${JSON.stringify(release, null, 1)}\n`);
  renameSync(`${path}.partial`, path);
}

/**
 * Returns SRI hashes by path below the folder. Compressed copies are left out: the registry creates its own from the
 * verified bytes.
 */
function hashesOf(dist: string): Record<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !isCompressedCopy(path))
    .map((path) => [path.slice(dist.length + 1).replaceAll(sep, '/'), path] as const)
    .filter(([name]) => name !== RELEASE_FILE && !name.endsWith('.partial'));
  const hashed = files.map(
    ([name, path]) => [name, `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`] as const,
  );
  return Object.fromEntries(hashed.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function isCompressedCopy(path: string): boolean {
  return /\.(br|gz)$/.test(path) && existsSync(path.replace(/\.(br|gz)$/, ''));
}
