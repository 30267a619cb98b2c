import { cpSync, existsSync, mkdtempSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { inputsHash } from '../../tools/webpack/inputs-hash.ts';
import { copyWorkspace } from './workspace-copy.ts';

/** Previous sources of the shell or a remote, as replacements in the current sources. */
export interface EarlierSources {
  readonly part: string;
  readonly version: string;
  /** Text to replace, by file of the workspace. */
  readonly changes: Readonly<Record<string, readonly [now: string, before: string]>>;
}

/**
 * Builds the previous version in a copy of the workspace, once per state of the current sources.
 * @returns the `dist` folder
 */
export async function earlierBuild(sources: EarlierSources): Promise<string> {
  const savedBuild = inWorkspace(
    '.build/earlier',
    `${sources.part}-${sources.version}-${inputsHash(inWorkspace(sources.part))}`,
  );
  if (existsSync(savedBuild)) return savedBuild;
  const copy = copyWorkspace();
  try {
    change(join(copy.folder, sources.part, 'package.json'), [/"version": "[^"]*"/, `"version": "${sources.version}"`]);
    for (const [file, texts] of Object.entries(sources.changes)) change(join(copy.folder, file), texts);
    await copy.run(['tools/webpack/build.ts', sources.part], { env: { NODE_ENV: 'production' } });
    saveBuild(join(copy.folder, sources.part, 'dist'), savedBuild);
  } finally {
    copy.remove();
  }
  return savedBuild;
}

function change(path: string, [now, before]: readonly [string | RegExp, string]): void {
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(now, before);
  if (changed === text) throw new Error(`${path} has no '${now}': tell the earlier sources anew`);
  writeFileSync(path, changed);
}

/** Moves the folder in one step, because two workers may build the same version. */
function saveBuild(dist: string, savedBuild: string): void {
  const folder = inWorkspace('.build/earlier');
  mkdirSync(folder, { recursive: true });
  const partial = mkdtempSync(join(folder, 'partial-'));
  cpSync(dist, partial, { recursive: true });
  if (existsSync(savedBuild)) rmSync(partial, { recursive: true });
  else renameSync(partial, savedBuild);
}
