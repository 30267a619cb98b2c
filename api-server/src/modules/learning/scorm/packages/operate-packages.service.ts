import { contentKey, mediaReference, packageItems } from '../../../content/index.ts';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { processScormPackage } from './process-package.job.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';
import { SCORM_TYPE } from '../core/scorm-place.policy.ts';

type Parts = Pick<Platform, 'database' | 'storage' | 'clock'>;

/** Package as an operator sees it. */
export interface OperatedPackage {
  /** Key of the content. */
  readonly content: string;
  readonly status: PackageRow['status'];
  readonly version: string;
  readonly lessons: number;
  readonly paused: boolean;
  /** Fault of the package, or the rules of an accepted one that are not carried out; empty without any. */
  readonly reason: string;
}

export function scormPackageList({ database }: Parts, idApp: number): Promise<OperatedPackage[]> {
  return withTenant(database.db, idApp, async (db) =>
    Promise.all((await scormPackages(db).list()).map((row) => operated(db, row))),
  );
}

/**
 * Unpacks the package of a content immediately, from another file if one is given; undefined when the content doesn't
 * exist.
 */
export async function putScormPackage(
  { database, storage, clock }: Parts,
  idApp: number,
  one: { content: string; zip?: { path: string; name: string } },
): Promise<OperatedPackage | undefined> {
  const transaction = <T>(work: (db: TenantDb) => Promise<T>) => withTenant(database.db, idApp, work);
  const { zip, content } = one;
  if (!(await transaction((db) => packageItems(db, SCORM_TYPE).findByKey(content)))) return undefined;
  const stored = zip && (await storage.storeFile({ ...zip, idApp, mediaType: 'application/zip' }, transaction));
  const location = stored && mediaReference(stored.key);
  return putLocation({ database, storage, clock }, idApp, { content, location });
}

/**
 * Unpacks the file at this location, or the content's own, as the content's package; undefined when the content doesn't
 * exist.
 */
export async function putLocation(
  { database, storage, clock }: Parts,
  idApp: number,
  { content, location: given }: { content: string; location: string | undefined },
): Promise<OperatedPackage | undefined> {
  const transaction = <T>(work: (db: TenantDb) => Promise<T>) => withTenant(database.db, idApp, work);
  const idContentItem = await transaction(async (db) => {
    const item = await packageItems(db, SCORM_TYPE).findByKey(content);
    if (!item) return undefined;
    const location = given ?? item.content_location;
    await packageItems(db, SCORM_TYPE).setLocation(item.id_content_item, location);
    await scormPackages(db).put(
      { idContentItem: item.id_content_item, location, paused: false, now: clock.now() },
      true,
    );
    return item.id_content_item;
  });
  if (idContentItem === undefined) return undefined;
  await processScormPackage(idContentItem, { tenantId: idApp, storage, transaction, now: () => clock.now() });
  return transaction(async (db) => {
    const row = await scormPackages(db).find(idContentItem);
    return row && operated(db, row);
  });
}

async function operated(db: TenantDb, row: PackageRow): Promise<OperatedPackage> {
  const key = await contentKey(db, row.id_content_item);
  const scos = await scormPackages(db).scosOf(row.id_content_item);
  const lessons = row.status === 'DONE' ? scos.filter(({ sco_type }) => sco_type !== 'folder').length : 0;
  return { content: key, status: row.status, version: row.version, lessons, paused: row.paused, reason: row.reason };
}
