import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { EnrollmentRow } from '../core/course.rules.ts';

interface NewAssignments {
  readonly idUsers: readonly number[];
  readonly idNode: number;
  readonly idTeam: number | null;
  readonly expiresAt: Date | null;
  readonly dueAt: Date | null;
  readonly reason: string;
  readonly assignedBy: string;
  readonly idRule: number | null;
  readonly now: Date;
}

/** Enrolments of many people in one training, each in a few statements. */
export function assignments(db: TenantDb, idNode: number) {
  return {
    /** Returns the newest enrolment of each person, with who ended it. */
    async latest(idUsers: readonly number[]) {
      const rows = await db
        .selectFrom('enrollments as e')
        .leftJoin('enrollment_removals as r', (join) => join.onRef('r.id_enrollment', '=', 'e.id_enrollment'))
        .selectAll('e')
        .select(['r.removed_by', 'r.id_rule as removed_by_rule'])
        .where('e.id_node', '=', idNode)
        .where('e.id_user', 'in', [...idUsers])
        .orderBy('e.enrolled_at')
        .orderBy('e.id_enrollment')
        .execute();
      return new Map(rows.map((row) => [row.id_user, row]));
    },

    /** Returns the required trainings that people have to complete first, by department rule. */
    required: () =>
      db
        .selectFrom('node_prerequisites as p')
        .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'p.id_required'))
        .select(['n.id_node', 'n.departments'])
        .where('p.id_node', '=', idNode)
        .where('n.status', '=', 'PUBLISHED')
        .where('n.active', '=', true)
        .execute(),

    /** Returns which of the people completed which of the trainings, as `<idUser>:<idNode>`. */
    async completed(idUsers: readonly number[], idNodes: readonly number[]): Promise<ReadonlySet<string>> {
      if (idNodes.length === 0) return new Set();
      const rows = await db
        .selectFrom('enrollments')
        .select(['id_user', 'id_node'])
        .where('id_user', 'in', [...idUsers])
        .where('id_node', 'in', [...idNodes])
        .where('status', 'in', ['COMPLETED', 'PASSED', 'EQUIVALENCY'])
        .execute();
      return new Set(rows.map(({ id_user, id_node }) => `${id_user}:${id_node}`));
    },

    /** Adds the enrolments and who assigned them. Returns their ids by person. */
    async add({ idUsers, idTeam, expiresAt, dueAt, reason, assignedBy, idRule, now }: NewAssignments) {
      if (idUsers.length === 0) return [];
      const rows = await db
        .insertInto('enrollments')
        .values(
          idUsers.map((idUser): Omit<EnrollmentRow, 'id_enrollment' | 'valid_until' | 'earned_certificate'> => ({
            id_user: idUser,
            id_node: idNode,
            id_team: idTeam,
            status: 'NOT_ATTEMPTED',
            progress: 0,
            grade: null,
            enrolled_at: now,
            expires_at: expiresAt,
            start_date: null,
            finish_date: null,
            last_access_date: null,
          })),
        )
        .returning(['id_enrollment', 'id_user'])
        .execute();
      await db
        .insertInto('enrollment_assignments')
        .values(
          rows.map(({ id_enrollment }) => ({
            id_enrollment,
            due_at: dueAt,
            reason,
            assigned_by: assignedBy,
            id_rule: idRule,
          })),
        )
        .execute();
      return rows.map(({ id_enrollment, id_user }) => ({ idEnrollment: id_enrollment, idUser: id_user }));
    },
  };
}
