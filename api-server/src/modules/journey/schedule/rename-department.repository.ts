import { sql } from 'kysely';
import { withTextReplaced } from '../../../platform/database/json-list.rules.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Puts another department into the place of one, in events of the schedule that only departments see. */
export async function renameDepartmentOfSchedule(db: TenantDb, before: string, after: string): Promise<void> {
  await db
    .updateTable('schedule_events')
    .set({ departments: withTextReplaced(sql.ref('departments'), before, after) })
    .where(sql<boolean>`departments @> to_jsonb(${before}::text)`)
    .execute();
}
