import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Readable } from 'node:stream';
import type { DamagedFile, FilesReport } from '@shared-kit/contracts/delivery';
import type { Platform } from '../../../platform/platform.ts';
import { mediaTypeOf } from '../../../platform/storage/media-type.rules.ts';
import { hasHash } from './file-hash.rules.ts';
import { remoteState } from './registry-views.repository.ts';
import { releaseKey } from './release-record.schema.ts';

const unpack = { '': async (body: Buffer) => body, '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
const compressible = /\.(m?js|css|json|svg)$/;

interface Recorded {
  readonly remote: string;
  readonly version: string;
  /** Hash by file. */
  readonly files: Readonly<Record<string, string>>;
}

/** Returns the files of a release that are missing from the storage or have other bytes than those recorded. */
export async function damagedFiles({ storage }: Pick<Platform, 'storage'>, release: Recorded): Promise<DamagedFile[]> {
  const damaged: DamagedFile[] = [];
  for (const [name, hash] of Object.entries(release.files)) {
    const suffixes = compressible.test(name) ? (['', '.br', '.gz'] as const) : ([''] as const);
    for (const suffix of suffixes) {
      const stored = await storage.files.read(releaseKey(release, name + suffix));
      const fault = stored ? await faultOf(stored, unpack[suffix], hash) : 'missing';
      if (fault) damaged.push({ file: name + suffix, fault });
    }
  }
  return damaged;
}

async function faultOf(
  stored: Readable,
  unpacked: (body: Buffer) => Promise<Buffer>,
  hash: string,
): Promise<'corrupt' | null> {
  try {
    const body = await unpacked(Buffer.concat(await stored.toArray()));
    return hasHash(body, hash) ? null : 'corrupt';
  } catch {
    return 'corrupt';
  }
}

/** Returns the damaged files of every release of a remote, newest release first. */
export async function verifyFiles(platform: Platform, remote: string): Promise<FilesReport> {
  const { db } = platform.database;
  await remoteState(db, remote);
  const rows = await db
    .selectFrom('releases')
    .select(['remote', 'version', 'files'])
    .where('remote', '=', remote)
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  const releases = [];
  for (const row of rows)
    releases.push({
      version: row.version,
      files: Object.keys(row.files).length,
      damaged: await damagedFiles(platform, row),
    });
  return { remote, releases };
}

/** Writes the files of a release that are damaged. @returns their number. */
export async function restoreFiles(
  platform: Platform,
  release: Recorded,
  packed: readonly (readonly [string, Buffer])[],
): Promise<number> {
  const { storage, log } = platform;
  const damaged = new Set((await damagedFiles(platform, release)).map(({ file }) => file));
  for (const [name, body] of packed)
    if (damaged.has(name)) await storage.files.write(releaseKey(release, name), body, mediaTypeOf(name));
  const { remote, version } = release;
  if (damaged.size > 0) log.warn({ remote, version, files: [...damaged] }, 'lost files of a release were put back');
  return damaged.size;
}

/** Returns whether a file belongs to a published release, so that its absence is a loss. */
export async function isRecorded(
  { database }: Pick<Platform, 'database'>,
  { remote, version }: { remote: string; version: string },
  name: string,
): Promise<boolean> {
  const row = await database.db
    .selectFrom('releases')
    .select('files')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined && Object.hasOwn(row.files, name);
}
