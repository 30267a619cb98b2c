import type { LessonWindow } from '@shared-kit/contracts/learning';
import { packageItems } from '../../../content/index.ts';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { windowOf } from '../core/lesson-window.rules.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import { SCORM_TYPE } from '../core/scorm-place.policy.ts';

/**
 * Changes what is given of the window of a content's lessons, and returns it; undefined when the content has no package.
 * It applies from the next visit.
 */
export function setLessonWindow(
  { database }: Pick<Platform, 'database'>,
  idApp: number,
  { content, ...given }: { content: string } & Partial<LessonWindow>,
): Promise<LessonWindow | undefined> {
  return withTenant(database.db, idApp, async (db) => {
    const item = await packageItems(db, SCORM_TYPE).findByKey(content);
    const found = item && (await scormPackages(db).find(item.id_content_item));
    if (!found) return undefined;
    const window = { ...windowOf(found), ...given };
    await saveWindow(db, found.id_content_item, window);
    return window;
  });
}

/** Locks and returns the window of a content's lessons; undefined when the content has no package. */
export async function lockWindow(db: TenantDb, idContentItem: number): Promise<LessonWindow | undefined> {
  const row = await scormPackages(db).lock(idContentItem);
  return row && windowOf(row);
}

export async function saveWindow(
  db: TenantDb,
  idContentItem: number,
  { width, height, opensIn }: LessonWindow,
): Promise<void> {
  await scormPackages(db).setWindow(idContentItem, { width, height, opens_in: opensIn });
}
