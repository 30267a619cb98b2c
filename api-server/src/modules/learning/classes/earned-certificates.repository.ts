import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { TeamRow } from '../core/course.rules.ts';

/**
 * Lets the people who have finished keep the certificate of a class that is about to give another one, or none. Without a
 * certificate until now they keep nothing, so that they get the one that the class gives from now on.
 */
export async function saveEarnedCertificates(
  db: TenantDb,
  { id_team, id_certificate }: Pick<TeamRow, 'id_team' | 'id_certificate'>,
  next: number | null,
): Promise<void> {
  if (id_certificate === null || id_certificate === next) return;
  await db
    .updateTable('enrollments')
    .set({ earned_certificate: id_certificate })
    .where('id_team', '=', id_team)
    .where('status', 'in', ['COMPLETED', 'PASSED'])
    .where('earned_certificate', 'is', null)
    .execute();
}
