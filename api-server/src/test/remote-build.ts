import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtReleaseSchema, grantsOf } from '@shared-kit/contracts/delivery';
import type { BuiltReleaseInput } from '@shared-kit/contracts/delivery';
import type { Platform } from '../platform/platform.ts';
import { checkedBuild } from '../modules/delivery/releases/build.schema.ts';
import type { Build } from '../modules/delivery/releases/build.schema.ts';
import { promote } from '../modules/delivery/releases/move-release.service.ts';
import { registerRemote } from '../modules/delivery/registration/register-remote.service.ts';
import { registrationOf } from '../modules/delivery/registration/registrations.repository.ts';
import { publishRelease } from '../modules/delivery/releases/publish-release.service.ts';

type Changes = Partial<BuiltReleaseInput>;

export function sriOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** Returns the record of a remote's build. Two versions differ in the bytes of their entry. */
export function remoteRecord(remote: string, version: string, changes: Changes = {}): BuiltReleaseInput {
  return {
    remote,
    version,
    entry: 'remoteEntry.js',
    container: `${remote}_${version}`.replace(/\W/g, '_'),
    files: { 'remoteEntry.js': sriOf(entryOf(version)), 'assets/page.css': sriOf('.a{}') },
    preloads: {},
    manifest: { id: remote, module: 'store', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [] },
    ...changes,
  };
}

export function remoteFiles(version: string): Map<string, Buffer> {
  return new Map([
    ['remoteEntry.js', Buffer.from(entryOf(version))],
    ['assets/page.css', Buffer.from('.a{}')],
  ]);
}

/** Returns a build as a bundler produces it. */
export function remoteBuild(remote: string, version: string, changes: Changes = {}): Build {
  return checkedBuild(builtReleaseSchema.parse(remoteRecord(remote, version, changes)), remoteFiles(version));
}

/** Writes such a build as a `dist` folder. */
export async function writeRemoteBuild(
  folder: string,
  remote: string,
  version: string,
  changes: Changes = {},
): Promise<void> {
  for (const [name, body] of remoteFiles(version)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body);
  }
  await writeFile(join(folder, 'azulejo-release.json'), JSON.stringify(remoteRecord(remote, version, changes)));
}

/** Registers a remote with the routes that its manifest needs, as an operator does before the first release. */
export async function registerTestRemote(
  platform: Platform,
  remote: string,
  { module, routes }: Pick<BuiltReleaseInput['manifest'], 'module' | 'routes'> = remoteRecord(remote, '1.0.0').manifest,
): Promise<void> {
  const known = (await registrationOf(platform.database.db, remote))?.routes ?? [];
  const needed = grantsOf({ routes });
  await registerRemote(platform, { remote, module, owner: 'Equipe de teste', routes: [...known, ...needed] }, 'teste');
}

/** Publishes versions of a remote in order; the last one is on stable, and the others were before it. */
export async function publishVersions(
  platform: Platform,
  remote: string,
  ...versions: readonly string[]
): Promise<void> {
  await registerTestRemote(platform, remote);
  for (const version of versions) {
    const { isStable } = await publishRelease(platform, remoteBuild(remote, version), 'teste');
    if (!isStable) await promote(platform, remote, version, { by: 'teste' });
  }
}

function entryOf(version: string): string {
  return `console.log(${JSON.stringify(version)})`;
}
