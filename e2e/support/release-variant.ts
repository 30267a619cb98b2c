import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@shared-kit/contracts/delivery';
import { RELEASE_FILE, writeRelease } from '../../tools/release/index.ts';
import type { FinishedBuild } from '../../tools/release/index.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';

export interface Variant {
  readonly version: string;
  /** Changes a file's text; returns it unchanged when there is nothing to change. */
  readonly edit?: (file: string, text: string) => string;
  /** Changes the build's manifest. */
  readonly manifest?: (manifest: RemoteManifest) => RemoteManifest;
}

/**
 * Writes another version of a remote from its finished build in milliseconds, as if its team had changed a line and built again.
 * @param build folder with the finished build, e.g. `mfe-store/dist`
 * @param into folder to create; existing content is removed
 * @returns `into`
 */
export function writeVariant(build: string, into: string, { version, edit, manifest }: Variant): string {
  rmSync(into, { recursive: true, force: true });
  cpSync(build, into, { recursive: true });
  const { files: _, ...release } = JSON.parse(readFileSync(join(into, RELEASE_FILE), 'utf8')) as Omit<
    FinishedBuild,
    'dist'
  > & { files: unknown };
  const container = `${release.remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
  let hasChanged = false;
  for (const file of readdirSync(into, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(file)) rmSync(join(into, file));
    if (!/\.(js|css)$/.test(file)) continue;
    const text = readFileSync(join(into, file), 'utf8');
    const edited = edit?.(file, text) ?? text;
    hasChanged ||= edited !== text;
    writeFileSync(join(into, file), edited.replaceAll(release.container, container));
  }
  if (edit && !hasChanged) throw new Error(`nothing in ${build} was changed for ${release.remote}@${version}`);
  writeRelease({
    ...release,
    ...(manifest ? { manifest: manifest(release.manifest as RemoteManifest) } : {}),
    version,
    container,
    dist: into,
  });
  return into;
}

/** Returns the finished build of a remote of this workspace. */
export const buildOf = (remote: string): string => inWorkspace(remote, 'dist');
