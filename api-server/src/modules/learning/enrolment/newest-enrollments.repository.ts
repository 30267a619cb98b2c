import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Selects the newest enrolment of each person in a training, from columns of one index alone. */
export function newestEnrollments(db: TenantDb, idNode: number) {
  return db
    .selectFrom('enrollments')
    .distinctOn(['id_user'])
    .select(['id_enrollment', 'id_user', 'status', 'expires_at'])
    .where('id_node', '=', idNode)
    .orderBy('id_user')
    .orderBy('enrolled_at', 'desc')
    .orderBy('id_enrollment', 'desc');
}
