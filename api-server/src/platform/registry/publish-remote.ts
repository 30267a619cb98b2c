import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sql } from 'kysely';
import { releaseSchema } from 'shared-kit/contracts/platform';
import * as z from 'zod/mini';
import { toJson } from '../database/tenant-db.ts';
import { refuse } from '../errors.ts';
import { mediaTypeOf } from '../storage/media-type.rules.ts';
import type { Platform } from '../platform.ts';
import { releaseKey } from './registry.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const builtReleaseSchema = z.omit(releaseSchema, { baseUrl: true });
type BuiltRelease = z.output<typeof builtReleaseSchema>;
type NamedFile = readonly [name: string, body: Buffer];

export interface Published {
  readonly remote: string;
  readonly version: string;
  /** False when exactly this was published before. */
  readonly isNew: boolean;
}

/**
 * Publishes a remote's build and puts it on the stable channel. Every file must match the hash the build wrote; a version that exists
 * with other bytes is refused. The row comes last: a crash before it leaves files that nobody refers to.
 */
export async function publishRemote(platform: Platform, folder: string): Promise<Published> {
  const release = await readBuild(folder);
  const files = await withCompressed(await verifiedFiles(folder, release));
  const digest = contentDigest(release);
  const isNew = await platform.database.db.transaction().execute(async (transaction) => {
    // One publisher of a remote at a time: with two, the files of one could end up under the row of the other.
    await sql`select pg_advisory_xact_lock(hashtext(${`publish ${release.remote}`}))`.execute(transaction);
    const known = await transaction
      .selectFrom('releases')
      .select('content_digest')
      .where('remote', '=', release.remote)
      .where('version', '=', release.version)
      .executeTakeFirst();
    refuseOtherBytes(release, known?.content_digest, digest);
    for (const [name, body] of files) await platform.storage.files.write(releaseKey(release, name), body, mediaTypeOf(name));
    if (!known) await transaction.insertInto('releases').values(releaseRow(release, digest)).execute();
    await transaction
      .insertInto('channels')
      .values({ remote: release.remote, channel: 'stable', version: release.version })
      .onConflict((conflict) => conflict.columns(['remote', 'channel']).doUpdateSet({ version: release.version, updated_at: platform.clock.now() }))
      .execute();
    return !known;
  });
  platform.registry.forget();
  return { remote: release.remote, version: release.version, isNew };
}

function releaseRow(release: BuiltRelease, digest: string) {
  return {
    remote: release.remote,
    version: release.version,
    module: release.manifest.module,
    entry: release.entry,
    container: release.container,
    files: toJson(release.files),
    preloads: toJson(release.preloads),
    manifest: toJson(release.manifest),
    content_digest: digest,
    signature: null,
  };
}

const compressible = /\.(m?js|css|json|svg)$/;

/** Compressed once, here, from the verified bytes: what a browser unpacks always has the recorded hash. */
async function withCompressed(files: readonly NamedFile[]): Promise<NamedFile[]> {
  const packed = files
    .filter(([name]) => compressible.test(name))
    .map(async ([name, body]): Promise<NamedFile[]> => {
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
      return [
        [`${name}.br`, await brotli(body, best)],
        [`${name}.gz`, await gzipped(body, { level: 9 })],
      ];
    });
  return [...files, ...(await Promise.all(packed)).flat()];
}

async function readBuild(folder: string): Promise<BuiltRelease> {
  const path = join(folder, 'azulejo-release.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw refuse('registry.no-build', 404, `${path} não existe: compile o módulo remoto antes de publicá-lo.`);
  });
  const parsed = builtReleaseSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw refuse('registry.invalid-build', 400, `${path} não é válido:\n${faults.join('\n')}`);
}

async function verifiedFiles(folder: string, release: BuiltRelease): Promise<NamedFile[]> {
  const files: NamedFile[] = [];
  for (const [name, expected] of Object.entries(release.files)) {
    if (normalize(name) !== name || name.startsWith('..') || name.startsWith('/')) {
      throw refuse('registry.invalid-build', 400, `'${name}' não é um caminho dentro da compilação.`);
    }
    const body = await readFile(join(folder, name)).catch(() => {
      throw refuse('registry.missing-file', 400, `${join(folder, name)} consta da compilação e não existe.`);
    });
    const actual = `sha384-${createHash('sha384').update(body).digest('base64')}`;
    if (actual !== expected) throw refuse('registry.wrong-hash', 400, `${join(folder, name)} não confere com o hash da compilação.`);
    files.push([name, body]);
  }
  if (!(release.entry in release.files)) {
    throw refuse('registry.invalid-build', 400, `A entrada '${release.entry}' não está entre os arquivos da compilação.`);
  }
  return files;
}

/** One digest over all that makes the release what it is. */
function contentDigest({ files, entry, container, preloads, manifest }: BuiltRelease): string {
  const sorted = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify([sorted, entry, container, preloads, manifest])).digest('hex');
}

function refuseOtherBytes({ remote, version }: BuiltRelease, known: string | undefined, digest: string): void {
  if (known === undefined || known === digest) return;
  throw refuse(
    'registry.version-taken',
    409,
    `${remote}@${version} já foi publicado com outro conteúdo. Uma versão publicada não muda: aumente o número da versão.`,
  );
}
