import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { releaseSchema } from 'shared-kit/contracts/delivery';
import type { BuiltRelease, Published } from 'shared-kit/contracts/delivery';
import { toJson } from '../../../platform/database/tenant-db.ts';
import type { SystemDb } from '../../../platform/database/tenant-db.ts';
import { refuse } from '../../../platform/errors.ts';
import { mediaTypeOf } from '../../../platform/storage/media-type.rules.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Build, BuildFiles } from './build.schema.ts';
import { lockRemote, recordMove } from './moves.repository.ts';
import { inTurn } from './publish-turn.repository.ts';
import { releaseBaseUrl, releaseKey } from './release-record.schema.ts';
import { signatureOf } from '../keys/release-signature.rules.ts';
import { activeSigner } from '../keys/signing-keys.repository.ts';
import { putOnStable, stableOf } from './stable-channel.repository.ts';
import { promoted } from './stable-history.rules.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Publishes a build. A version that exists with other bytes is refused. The row comes after the files: a publisher killed half way
 * leaves files that nobody refers to, and the next one writes them anew.
 */
export async function publishRelease(platform: Platform, { release, files }: Build, by: string): Promise<Published> {
  const { database, storage, delivery } = platform;
  const packed = await withCompressed(files);
  // With two publishers of one version at once, the files of one could end up under the row of the other.
  const published = await inTurn(database, release.remote, async () => {
    const isNew = !(await isKnown(database.db, release));
    await refuseOtherModule(database.db, release);
    if (isNew)
      for (const [name, body] of packed) await storage.files.write(releaseKey(release, name), body, mediaTypeOf(name));
    return database.db.transaction().execute((transaction) => enterRelease(platform, transaction, release, by));
  });
  delivery.forget();
  return published;
}

/** The row, and the channel where it is the remote's first: both or none. */
async function enterRelease(platform: Platform, db: SystemDb, release: BuiltRelease, by: string): Promise<Published> {
  await lockRemote(db, release.remote);
  const isNew = !(await isKnown(db, release));
  if (isNew) await insertRelease(platform, db, release, by);
  const stable = (await stableOf(db, release.remote)) ?? (await putFirstOnStable(platform, db, release, by));
  return { remote: release.remote, version: release.version, isNew, isStable: stable.version === release.version };
}

async function isKnown(db: SystemDb, release: BuiltRelease): Promise<boolean> {
  const { remote, version } = release;
  const known = await db
    .selectFrom('releases')
    .select('content_digest')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (known && known.content_digest !== contentDigest(release)) {
    throw refuse(
      'registry.version-taken',
      409,
      `${remote}@${version} já foi publicado com outro conteúdo. Uma versão publicada não muda: aumente o número da versão.`,
    );
  }
  return known !== undefined;
}

/** A remote belongs to one module for good: with another, whoever may publish it would reach tenants that never switched it on. */
async function refuseOtherModule(db: SystemDb, { remote, manifest }: BuiltRelease): Promise<void> {
  const other = await db
    .selectFrom('releases')
    .select('module')
    .where('remote', '=', remote)
    .where('module', '!=', manifest.module)
    .executeTakeFirst();
  if (other)
    throw refuse(
      'registry.other-module',
      409,
      `${remote} é do módulo '${other.module}' e não muda para '${manifest.module}': dê outro nome ao módulo remoto.`,
    );
}

async function insertRelease(platform: Platform, db: SystemDb, release: BuiltRelease, by: string): Promise<void> {
  const { remote, version, entry, container, format, files, preloads, manifest, requires } = release;
  const signer = await activeSigner(db, platform.secret);
  // As it will be read again: what the schema fills in is under the signature too.
  const record = releaseSchema.parse({ ...release, baseUrl: releaseBaseUrl(remote, version) });
  const now = platform.clock.now();
  await db
    .insertInto('releases')
    .values({
      remote,
      version,
      module: manifest.module,
      entry,
      container,
      format,
      files: toJson(files),
      preloads: toJson(preloads),
      manifest: toJson(record.manifest),
      requires: toJson(requires),
      content_digest: contentDigest(release),
      signature: toJson({ key: signer.id, value: signatureOf(record, signer.privateKey) }),
      published_by: by,
      published_at: now,
    })
    .execute();
  await recordMove(db, { kind: 'publish', remote, to_version: version, moved_by: by, moved_at: now });
}

/** There is nothing that it could break, and without it a new remote would show nowhere. */
async function putFirstOnStable(platform: Platform, db: SystemDb, { remote, version }: BuiltRelease, by: string) {
  const now = platform.clock.now();
  const first = promoted(null, version);
  await putOnStable(db, remote, first, now);
  await recordMove(db, {
    kind: 'promote',
    remote,
    to_version: version,
    moved_by: by,
    moved_at: now,
    reason: 'primeira versão',
  });
  return first;
}

const compressible = /\.(m?js|css|json|svg)$/;

/** Compressed once, here, from the verified bytes: what a browser unpacks always has the recorded hash. */
async function withCompressed(files: BuildFiles): Promise<(readonly [string, Buffer])[]> {
  const packed = [...files]
    .filter(([name]) => compressible.test(name))
    .map(async ([name, body]) => {
      const best = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      };
      return [
        [`${name}.br`, await brotli(body, best)] as const,
        [`${name}.gz`, await gzipped(body, { level: 9 })] as const,
      ];
    });
  return [...files, ...(await Promise.all(packed)).flat()];
}

/** One digest over all that makes the release what it is. What builds from before did not say does not count in theirs. */
function contentDigest({ files, entry, container, format, preloads, manifest, requires }: BuiltRelease): string {
  const sorted = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const later = [
    ...(format === 'var' ? [] : [format]),
    ...(Object.values(requires).some((each) => Object.keys(each).length > 0) ? [requires] : []),
  ];
  return createHash('sha256')
    .update(JSON.stringify([sorted, entry, container, preloads, manifest, ...later]))
    .digest('hex');
}
