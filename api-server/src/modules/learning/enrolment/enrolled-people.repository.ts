import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Selects the ids of everybody who is or was enrolled in one of the trainings, as a subquery. */
export function enrolledPeople(db: TenantDb, idNodes: readonly number[]) {
  return db
    .selectFrom('enrollments')
    .select('id_user')
    .where('id_node', 'in', [...idNodes]);
}
