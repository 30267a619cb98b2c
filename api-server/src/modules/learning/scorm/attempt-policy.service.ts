import { packageItems } from '../../content/index.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CountedAttempt } from './counted-attempt.rules.ts';
import { scormPackages } from './scorm-package.repository.ts';
import { SCORM_TYPE } from './scorm-place.policy.ts';

interface AttemptPolicy {
  /** Null without a limit. */
  readonly max: number | null;
  readonly counts: CountedAttempt;
}

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
    const policy = { max: found.max_attempts, counts: found.counted_attempt, ...given };
    await scormPackages(db).setPolicy(found.id_content_item, {
      max_attempts: policy.max,
      counted_attempt: policy.counts,
    });
    return policy;
  });
}
