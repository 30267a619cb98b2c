import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Lock } from '@shared-kit/contracts/delivery';
import { inParallel } from '../lib/in-parallel.ts';
import { Fault } from '../lib/steps.ts';
import { RELEASE_FILE } from '../release/write-release.ts';
import { distrustOf, hasHash } from './locked-release.rules.ts';
import type { LockedRelease } from './locked-release.rules.ts';

interface Places {
  /** Folder that receives one `dist` per remote. */
  readonly into: string;
  /** Data directory of a portal on this machine, which may already have the files. */
  readonly dataDirectory: string;
}

/**
 * Fetches the builds that a lock names, as folders to publish. Every file must match the hash in a record with a valid
 * signature; otherwise throws a fault that names the file.
 */
export async function fetchLocked(lock: Lock, places: Places): Promise<string[]> {
  const releases = Object.entries(lock.remotes);
  for (const [name, release] of releases) {
    const distrust = distrustOf(name, release, lock.keys);
    if (distrust) throw new Fault(`The lock can't be replayed: ${distrust}`);
  }
  return inParallel(releases, 2, ([, release]) => fetchRelease(release, places));
}

async function fetchRelease(release: LockedRelease, { into, dataDirectory }: Places): Promise<string> {
  const folder = join(into, release.remote);
  const stored = join(dataDirectory, 'files/remotes', release.remote, release.version);
  await inParallel(Object.entries(release.files), 4, async ([file, integrity]) => {
    const bytes = storedFile(join(stored, file), integrity) ?? (await fetchedFile(release, file, integrity));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  });
  const { baseUrl: _address, channel: _channel, signature: _signature, ...record } = release;
  writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(record, null, 1));
  return folder;
}

/** Returns the stored file; undefined when its bytes differ from the hash. */
function storedFile(path: string, integrity: string): Buffer | undefined {
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  return bytes && hasHash(bytes, integrity) ? bytes : undefined;
}

async function fetchedFile(
  { remote, version, baseUrl }: LockedRelease,
  file: string,
  integrity: string,
): Promise<Buffer> {
  const address = baseUrl + file;
  const response = await fetch(address).catch((error: unknown) => {
    throw new Fault(
      `${address} can't be reached, and ${file} of ${remote}@${version} is not on this machine (${reasonOf(error)})`,
    );
  });
  if (!response.ok)
    throw new Fault(`${address} answered ${response.status}: ${file} of ${remote}@${version} is not there`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!hasHash(bytes, integrity))
    throw new Fault(`${address} is not what the lock names: ${file} of ${remote}@${version} has another hash`);
  return bytes;
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? message;
}
