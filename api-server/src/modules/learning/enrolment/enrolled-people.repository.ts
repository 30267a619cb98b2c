import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Selects the ids of everybody who is or was enrolled in one of the trainings, as a subquery. */
export function enrolledPeople(db: TenantDb, idNodes: readonly number[]) {
  return db
    .selectFrom('enrollments')
    .select('id_user')
    .where('id_node', 'in', [...idNodes]);
}

/** Returns those of the people who have an enrolment, in any state. */
export async function peopleWithEnrollments(db: TenantDb, idUsers: readonly number[]): Promise<ReadonlySet<number>> {
  if (idUsers.length === 0) return new Set();
  const rows = await db
    .selectFrom('enrollments')
    .select('id_user')
    .distinct()
    .where(({ eb }) => eb('id_user', '=', sql<number>`any(${`{${idUsers.join(',')}}`}::integer[])`))
    .execute();
  return new Set(rows.map(({ id_user }) => id_user));
}
