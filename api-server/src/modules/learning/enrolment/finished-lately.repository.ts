import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { certificateIn } from '../core/earned-certificate.rules.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

export interface FinishedEnrollment {
  readonly idEnrollment: number;
  readonly idUser: number;
  readonly title: string;
  readonly status: EnrollmentStatus;
  /** Null when the class gives no certificate. */
  readonly idCertificate: number | null;
}

/** Returns the enrolments of all people that were finished since the moment. */
export async function finishedLately(db: TenantDb, since: Date): Promise<FinishedEnrollment[]> {
  const rows = await db
    .selectFrom('enrollments as e')
    .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'e.id_node'))
    .innerJoin('teams as t', (join) => join.onRef('t.id_team', '=', 'e.id_team'))
    .select(['e.id_enrollment', 'e.id_user', 'e.status', 'e.earned_certificate', 'n.title', 't.id_certificate'])
    .where('e.finish_date', '>=', since)
    .orderBy('e.finish_date')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    idEnrollment: row.id_enrollment,
    idUser: row.id_user,
    title: row.title,
    status: row.status,
    idCertificate: certificateIn(row, row),
  }));
}
