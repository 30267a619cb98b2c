import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { refuse } from '../../../platform/errors.ts';
import { buildLimits, checkedBuild, readBuiltRelease, recordFile } from './build.schema.ts';
import type { Build } from './build.schema.ts';

/** Reads and checks a remote's `dist` folder. */
export async function readBuildFolder(folder: string): Promise<Build> {
  const path = join(folder, recordFile);
  const text = await readFile(path, 'utf8').catch(() => {
    throw refuse('registry.no-build', 404, `${path} não existe: compile o módulo remoto antes de publicá-lo.`);
  });
  const release = readBuiltRelease(text);
  const files = new Map<string, Buffer>();
  for (const name of await filesIn(folder)) {
    if (isBesideTheBuild(name, release.files)) continue;
    const { size } = await stat(join(folder, name));
    if (size > buildLimits.fileBytes) throw refuse('registry.too-large', 413, `${join(folder, name)} é grande demais.`);
    files.set(name, await readFile(join(folder, name)));
  }
  return checkedBuild(release, files);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * Returns true for the record itself and for compressed copies, because the registry compresses the verified files
 * itself.
 */
function isBesideTheBuild(name: string, listed: Readonly<Record<string, string>>): boolean {
  if (Object.hasOwn(listed, name)) return false;
  const plain = name.replace(/\.(?:br|gz)$/, '');
  return plain === recordFile || (plain !== name && Object.hasOwn(listed, plain));
}
