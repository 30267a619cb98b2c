import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extname } from 'node:path';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { noAntivirus } from '../antivirus/antivirus.port.ts';
import type { Antivirus } from '../antivirus/antivirus.port.ts';
import { contentOriginOfTenant } from './content-origin.rules.ts';
import { signedLinks } from './signed-links.service.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { FileStore, Storage, StoredFile } from './storage.port.ts';

interface Signing {
  readonly secret: string;
  readonly contentOrigin: string;
  /** Origin of a content network in front of the content origin. */
  readonly contentNetworkOrigin?: string | undefined;
  /** False where all visits of packages would share one origin with the player, and real people use the portal. */
  readonly opensLessons?: boolean;
  readonly antivirus?: Antivirus;
}

const twelveHours = 12 * HOUR_SECONDS;

/**
 * Stores tenants' files. It writes the bytes first and then the row, so that a crash between the two leaves an unused
 * file and never a missing one.
 */
export function tenantStorage(
  files: FileStore,
  { secret, contentOrigin, contentNetworkOrigin, opensLessons = true, antivirus = noAntivirus }: Signing,
): Storage {
  const media = signedLinks(secret, 'media');
  const pages = signedLinks(secret, 'page');
  const packages = signedLinks(secret, 'package');
  return {
    files,
    antivirus,
    opensLessons,
    async store(db, { body, mediaType, name }) {
      const sha256 = createHash('sha256').update(body).digest('hex');
      const key = keyOf(db.tenantId, sha256, name);
      const stored = { key, sha256, size: body.length, mediaType };
      if ((await files.size(key)) !== body.length) {
        await antivirus.expectClean([body]);
        await files.write(key, body, mediaType);
      }
      await record(db, stored, name);
      return stored;
    },
    async storeFile({ path, idApp, mediaType, name }, transaction) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      const sha256 = hash.digest('hex');
      const { size } = await stat(path);
      const key = keyOf(idApp, sha256, name);
      const stored = { key, sha256, size, mediaType };
      if ((await files.size(key)) !== size) {
        await antivirus.expectClean(createReadStream(path));
        await files.write(key, createReadStream(path), mediaType);
      }
      await transaction((db) => record(db, stored, name));
      return stored;
    },
    signMediaUrl: (key, options) => media.sign(key, options),
    isGoodLink: (key, expires, signature, now, name) => media.isGood(key, expires, signature, now, name),
    signPageUrl: (key, options) =>
      contentOriginOfTenant(contentOrigin, Number(/^t(\d+)\//.exec(key)?.[1] ?? 0)) + pages.sign(key, options),
    isGoodPageLink: (key, expires, signature, now) => pages.isGood(key, expires, signature, now),
    signPackagePath(folder, options = {}) {
      const { expires, signature } = packages.seal(folder, { expiresIn: twelveHours, ...options });
      return `/scorm/files/${expires}.${signature}/${folder}/`;
    },
    isGoodPackagePath: (folder, expires, signature, now) => packages.isGood(folder, expires, signature, now),
    lessonUrl: (token, { useNetwork, idApp }) =>
      `${contentOriginOfTenant(useNetwork ? (contentNetworkOrigin ?? contentOrigin) : contentOrigin, idApp)}/scorm/play?t=${encodeURIComponent(token)}${useNetwork && contentNetworkOrigin !== undefined ? '&n=1' : ''}`,
    previewUrl: (token, idApp) =>
      `${contentOriginOfTenant(contentOrigin, idApp)}/scorm/preview?t=${encodeURIComponent(token)}`,
    networkTestUrl: () => (contentNetworkOrigin === undefined ? null : `${contentNetworkOrigin}/scorm/network-test`),
  };
}

function keyOf(idApp: number, sha256: string, name: string): string {
  const extension = extname(name)
    .toLowerCase()
    .replace(/[^.a-z0-9]/g, '')
    .slice(0, 10);
  return `t${idApp}/${sha256.slice(0, 2)}/${sha256.slice(2, 40)}${extension}`;
}

async function record(db: TenantDb, { key, sha256, size, mediaType }: StoredFile, name: string): Promise<void> {
  await db
    .insertInto('stored_files')
    .values({ key, sha256, size, media_type: mediaType, original_name: name.slice(0, 200) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
