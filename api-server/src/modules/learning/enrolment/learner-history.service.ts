import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { certificateIn } from '../core/earned-certificate.rules.ts';
import { enrollmentStatusAt } from '../core/enrollment-status.rules.ts';
import { enrollments } from './enrollment.repository.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { teams } from '../classes/team.repository.ts';

/** Training of a person, as their history and certificates need it. */
export interface LearnerEnrollment {
  readonly idEnrollment: number;
  readonly idUser: number;
  readonly nodeCode: string;
  readonly title: string;
  readonly workload: string;
  readonly nodeStatus: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  readonly status: EnrollmentStatus;
  /** True for COMPLETED, PASSED and EQUIVALENCY. */
  readonly isDone: boolean;
  readonly progress: number;
  /** 0 to 100; null when nothing was graded. */
  readonly grade: number | null;
  readonly enrolledAt: Date;
  readonly startDate: Date | null;
  readonly finishDate: Date | null;
  readonly expiresAt: Date | null;
  /** Last moment of the completion's validity; null without an end, and while it is unfinished. */
  readonly validUntil: Date | null;
  readonly team: {
    readonly idTeam: number;
    readonly name: string;
    readonly initialDate: Date | null;
    readonly finalDate: Date | null;
    /** Null when it gives no certificate. */
    readonly idCertificate: number | null;
    readonly enableCertificateForChildren: boolean;
    readonly allowAccessUponCompletion: boolean;
  } | null;
}

/** Returns all trainings that a person is or was in, newest first. */
export async function learnerEnrollments(
  db: TenantDb,
  { idUser, now }: { idUser: number; now: Date },
): Promise<LearnerEnrollment[]> {
  const rows = await enrollments(db).ofUser(idUser);
  const [listedNodes, listedTeams] = await Promise.all([
    nodes(db).list(rows.map((row) => row.id_node)),
    teams(db).list(rows.flatMap((row) => row.id_team ?? [])),
  ]);
  const ofNode = new Map(listedNodes.map((node) => [node.id_node, node]));
  const ofTeam = new Map(listedTeams.map((team) => [team.id_team, team]));
  return rows.flatMap((row) => {
    const node = ofNode.get(row.id_node);
    const team = row.id_team === null ? undefined : ofTeam.get(row.id_team);
    if (!node) return [];
    return [
      {
        idEnrollment: row.id_enrollment,
        idUser: row.id_user,
        nodeCode: node.node_code,
        title: node.title,
        workload: node.workload,
        nodeStatus: node.status,
        status: enrollmentStatusAt(row, now),
        isDone: isDone(row.status),
        progress: row.progress,
        grade: row.grade,
        enrolledAt: row.enrolled_at,
        startDate: row.start_date,
        finishDate: row.finish_date,
        expiresAt: row.expires_at,
        validUntil: row.valid_until,
        team: team
          ? {
              idTeam: team.id_team,
              name: team.name,
              initialDate: team.initial_date,
              finalDate: team.final_date,
              idCertificate: certificateIn(row, team),
              enableCertificateForChildren: team.enable_certificate_for_children,
              allowAccessUponCompletion: team.allow_access_upon_completion,
            }
          : null,
      },
    ];
  });
}
