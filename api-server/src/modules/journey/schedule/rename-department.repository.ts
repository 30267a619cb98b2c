import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Puts another department into the place of one, in events of the schedule that only departments see. */
export async function renameDepartmentOfSchedule(db: TenantDb, before: string, after: string): Promise<void> {
  await db
    .updateTable('schedule_events')
    .set({
      departments: sql<string>`(
        select jsonb_agg(distinct case when one = ${before} then ${after}::text else one end)
          from jsonb_array_elements_text(departments) as each (one))`,
    })
    .where(sql<boolean>`departments @> to_jsonb(${before}::text)`)
    .execute();
}
