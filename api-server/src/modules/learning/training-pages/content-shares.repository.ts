import type { ContentShareEvent } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { dayKey } from '@shared-kit/contracts/calendar';

/** Adds one to the daily count, without the person. */
export async function countShare(
  db: TenantDb,
  share: { idContentItem: number; event: ContentShareEvent; now: Date },
): Promise<void> {
  const { idContentItem, event, now } = share;
  await db
    .insertInto('content_shares')
    .values({ id_content_item: idContentItem, event, day: dayKey(now), times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['id_content_item', 'event', 'day'])
        .doUpdateSet((set) => ({ times: set('content_shares.times', '+', 1) })),
    )
    .execute();
}
