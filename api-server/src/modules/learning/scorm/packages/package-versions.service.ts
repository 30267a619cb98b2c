import { packageItems } from '../../../content/index.ts';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { JobQueue } from '../../../../platform/jobs/job.port.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { putLocation } from './operate-packages.service.ts';
import type { OperatedPackage } from './operate-packages.service.ts';
import { unpackWaiting } from './process-package.job.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';
import { SCORM_TYPE } from '../core/scorm-place.policy.ts';

type Parts = Pick<Platform, 'database' | 'storage' | 'clock'>;

interface PackageVersion {
  readonly number: number;
  readonly version: string;
  readonly files: number;
  readonly processedAt: Date;
  /** True when people get it now. */
  readonly isCurrent: boolean;
}

/** Returns the versions of a content's package, from the first; undefined when the content doesn't exist. */
export function scormPackageVersions(
  { database }: Pick<Parts, 'database'>,
  idApp: number,
  content: string,
): Promise<PackageVersion[] | undefined> {
  return withTenant(database.db, idApp, async (db) => {
    const item = await packageItems(db, SCORM_TYPE).findByKey(content);
    if (!item) return undefined;
    const current = await scormPackages(db).find(item.id_content_item);
    return current ? versionsOfPackage(db, current) : [];
  });
}

/** Returns the versions of a package, from the first. */
export async function versionsOfPackage(
  db: TenantDb,
  { id_content_item, location }: Pick<PackageRow, 'id_content_item' | 'location'>,
): Promise<PackageVersion[]> {
  return (await scormPackages(db).versionsOf(id_content_item)).map((one) => ({
    number: one.package_version,
    version: one.version,
    files: one.files,
    processedAt: one.processed_at,
    isCurrent: one.location === location,
  }));
}

/**
 * Makes an earlier version the content's package in the caller's transaction, and queues its unpacking. People in a lesson
 * stay with their files (decision 703).
 */
export async function queueRollback(
  db: TenantDb,
  { idContentItem, number }: { idContentItem: number; number: number },
  { now, jobs }: { now: Date; jobs: JobQueue },
): Promise<void> {
  const found = (await scormPackages(db).versionsOf(idContentItem)).find((one) => one.package_version === number);
  if (!found) throw notFound('O pacote não tem esta versão.');
  await packageItems(db, SCORM_TYPE).setLocation(idContentItem, found.location);
  await scormPackages(db).put({ idContentItem, location: found.location, paused: false, now }, true);
  await jobs.send(db, unpackWaiting, {});
}

/**
 * Makes an earlier version the content's package again; undefined when the content or the version doesn't exist. People
 * in a lesson stay with their files (decision 703).
 */
export async function rollBackScormPackage(
  parts: Parts,
  idApp: number,
  { content, number }: { content: string; number: number },
): Promise<OperatedPackage | undefined> {
  const location = await withTenant(parts.database.db, idApp, async (db) => {
    const item = await packageItems(db, SCORM_TYPE).findByKey(content);
    const versions = item ? await scormPackages(db).versionsOf(item.id_content_item) : [];
    return versions.find(({ package_version }) => package_version === number)?.location;
  });
  return location === undefined ? undefined : putLocation(parts, idApp, { content, location });
}
