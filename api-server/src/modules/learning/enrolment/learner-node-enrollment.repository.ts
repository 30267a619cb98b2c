import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Node of a person's training, as a certificate for a part needs it. */
export interface LearnerNodeEnrollment {
  readonly title: string;
  readonly workload: string;
  readonly status: EnrollmentStatus;
  readonly progress: number;
  /** 0 to 100; null when nothing was graded. */
  readonly grade: number | null;
  readonly startDate: Date;
  readonly finishDate: Date | null;
  /** True for the training itself, false for a part of it. */
  readonly isWhole: boolean;
}

interface NodeEnrollmentAddress {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
}

/** Returns the person's own node enrolment in their own enrolment; undefined for anybody else's. */
export async function learnerNodeEnrollment(
  db: TenantDb,
  address: NodeEnrollmentAddress,
): Promise<LearnerNodeEnrollment | undefined> {
  const row = await db
    .selectFrom('node_enrollments as part')
    .innerJoin('enrollments as whole', (join) => join.onRef('whole.id_enrollment', '=', 'part.id_enrollment'))
    .innerJoin('nodes as node', (join) => join.onRef('node.id_node', '=', 'part.id_node'))
    .select([
      'node.title',
      'node.workload',
      'part.status',
      'part.progress',
      'part.grade',
      'part.start_date',
      'part.finish_date',
    ])
    .select(['part.id_node as id_part', 'whole.id_node as id_whole'])
    .where('part.id_node_enrollment', '=', address.idNodeEnrollment)
    .where('part.id_enrollment', '=', address.idEnrollment)
    .where('whole.id_user', '=', address.idUser)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    title: row.title,
    workload: row.workload,
    status: row.status,
    progress: row.progress,
    grade: row.grade,
    startDate: row.start_date,
    finishDate: row.finish_date,
    isWhole: row.id_part === row.id_whole,
  };
}
