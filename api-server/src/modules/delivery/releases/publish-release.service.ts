import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { releaseSchema } from '@shared-kit/contracts/delivery';
import type { BuiltRelease, Published } from '@shared-kit/contracts/delivery';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { Refusal, refuse } from '../../../platform/errors.ts';
import { mediaTypeOf } from '../../../platform/storage/media-type.rules.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Build, BuildFiles } from './build.schema.ts';
import { lockRemote, recordMove } from './moves.repository.ts';
import { inTurn } from './publish-turn.repository.ts';
import { releaseBaseUrl, releaseKey } from './release-record.schema.ts';
import { signatureOf } from '../keys/release-signature.rules.ts';
import { activeSigner } from '../keys/signing-keys.repository.ts';
import { restoreFiles } from './release-files.service.ts';
import { refuseUnfit, refuseYanked } from './release-fitness.policy.ts';
import { promoted } from './stable-history.rules.ts';
import { putOnStable, stableOf } from './stable-channel.repository.ts';
import { allRegistrations, notRegistered } from '../registration/registrations.repository.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Publishes a build. A version that exists with other bytes is rejected; with the same bytes, files that the storage has
 * lost are put back. The row is written after the files: a
 * publisher that is killed half way leaves unreferenced files, which the next one overwrites.
 */
export async function publishRelease(platform: Platform, { release, files }: Build, by: string): Promise<Published> {
  const { database, storage, delivery } = platform;
  // Before the compression, which takes seconds of the processor.
  await refuseUnregistered(database.db, release);
  const packed = await withCompressed(files);
  // With two concurrent publishers of one version, the files of one could end up under the row of the other.
  const published = await inTurn(database, release.remote, async () => {
    const isNew = !(await isKnown(database.db, release));
    if (isNew)
      for (const [name, body] of packed) await storage.files.write(releaseKey(release, name), body, mediaTypeOf(name));
    const restored = isNew ? 0 : await restoreFiles(platform, release, packed);
    const entered = await database.db
      .transaction()
      .execute((transaction) => enterRelease(platform, transaction, release, by));
    return { ...entered, restored };
  });
  delivery.forget();
  return published.isStable || (await stableOf(database.db, release.remote))
    ? published
    : { ...published, ...(await putFirstOnStable(platform, release, by)) };
}

/** Writes the row of a release that is not known yet. */
async function enterRelease(
  platform: Platform,
  db: SystemDb,
  release: BuiltRelease,
  by: string,
): Promise<Omit<Published, 'restored'>> {
  await lockRemote(db, release.remote);
  const isNew = !(await isKnown(db, release));
  if (isNew) await insertRelease(platform, db, release, by);
  const stable = await stableOf(db, release.remote);
  const { remote, version } = release;
  return { remote, version, isNew, isStable: stable?.version === version, refusal: '' };
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

/**
 * Rejects a remote that no operator has registered, and a build with another module or container than the remote's.
 * Otherwise a publisher could reach tenants that never switched its module on, or replace the code of another remote.
 */
async function refuseUnregistered(db: SystemDb, { remote, manifest, container }: BuiltRelease): Promise<void> {
  const registrations = await allRegistrations(db);
  const registration = registrations.find((each) => each.remote === remote);
  if (!registration) throw notRegistered(remote);
  if (registration.module !== manifest.module)
    throw refuse(
      'registry.other-module',
      409,
      `${remote} é do módulo '${registration.module}' e não muda para '${manifest.module}': dê outro nome ao módulo remoto.`,
    );
  const names = registrations.map((each) => each.remote);
  if (containerOwner(container, names) !== remote)
    throw refuse(
      'registry.invalid-build',
      400,
      `O contêiner de ${remote} tem um nome que começa com '${containerPrefix(remote)}', e não com o de outro módulo remoto.`,
    );
}

const containerPrefix = (remote: string): string => `${remote.replaceAll('-', '_')}_`;

/** Returns the remote whose name begins the container's: `mfe_store_gifts_1_0_0` is of `mfe-store-gifts`, not of `mfe-store`. */
function containerOwner(container: string, remotes: readonly string[]): string | undefined {
  return remotes
    .filter((remote) => container.startsWith(containerPrefix(remote)))
    .toSorted((one, other) => other.length - one.length)[0];
}

async function insertRelease(platform: Platform, db: SystemDb, release: BuiltRelease, by: string): Promise<void> {
  const { remote, version, entry, container, format, files, preloads, manifest, requires } = release;
  const signer = await activeSigner(db, platform.secret);
  // In the form in which it will be read again: defaults of the schema are signed too.
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

/**
 * Puts a remote's first release on stable when the verdict allows it, because otherwise a new remote would not appear
 * anywhere.
 */
async function putFirstOnStable(
  platform: Platform,
  { remote, version }: BuiltRelease,
  by: string,
): Promise<Pick<Published, 'isStable' | 'refusal'>> {
  try {
    await refuseUnfit(platform, remote, version, null);
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'registry.unknown-release')
      return { isStable: false, refusal: error.message };
    throw error;
  }
  const { database, clock, delivery } = platform;
  const isStable = await database.db.transaction().execute(async (db) => {
    await lockRemote(db, remote);
    // Another version may have been first meanwhile.
    if (await stableOf(db, remote)) return false;
    // An operator may have removed the remote or yanked the release meanwhile.
    await refuseYanked(db, remote, version);
    const now = clock.now();
    await putOnStable(db, remote, promoted(null, version), now);
    const reason = 'primeira versão';
    await recordMove(db, { kind: 'promote', remote, to_version: version, moved_by: by, moved_at: now, reason });
    return true;
  });
  delivery.forget();
  return { isStable, refusal: '' };
}

const compressible = /\.(m?js|css|json|svg)$/;

/** Compresses the verified bytes once, so that the decompressed file always has the recorded hash. */
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

/**
 * Returns one digest over everything that defines the release. Fields that older builds did not have are left out of
 * theirs.
 */
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
