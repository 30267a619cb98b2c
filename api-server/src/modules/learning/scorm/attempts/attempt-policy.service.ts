import type { AttemptPolicy } from '@shared-kit/contracts/admin';
import { packageItems } from '../../../content/index.ts';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';
import { SCORM_TYPE } from '../core/scorm-place.policy.ts';

/**
 * Changes what is given of a content's attempt policy, and returns the policy; undefined when the content has no package.
 * A new policy applies from the next report of each lesson.
 */
export function setAttemptPolicy(
  { database }: Pick<Platform, 'database'>,
  idApp: number,
  { content, ...given }: { content: string } & Partial<AttemptPolicy>,
): Promise<AttemptPolicy | undefined> {
  return withTenant(database.db, idApp, async (db) => {
    const item = await packageItems(db, SCORM_TYPE).findByKey(content);
    const found = item && (await scormPackages(db).find(item.id_content_item));
    if (!found) return undefined;
    const policy = { ...policyOf(found), ...given };
    await savePolicy(db, found.id_content_item, policy);
    return policy;
  });
}

export const policyOf = (row: Pick<PackageRow, 'max_attempts' | 'counted_attempt' | 'new_attempt'>): AttemptPolicy => ({
  max: row.max_attempts,
  counts: row.counted_attempt,
  begins: row.new_attempt,
});

/** Locks and returns the attempt policy of a content; undefined when the content has no package. */
export async function lockPolicy(db: TenantDb, idContentItem: number): Promise<AttemptPolicy | undefined> {
  const row = await scormPackages(db).lock(idContentItem);
  return row && policyOf(row);
}

export async function savePolicy(
  db: TenantDb,
  idContentItem: number,
  { max, counts, begins }: AttemptPolicy,
): Promise<void> {
  await scormPackages(db).setPolicy(idContentItem, {
    max_attempts: max,
    counted_attempt: counts,
    new_attempt: begins,
  });
}
