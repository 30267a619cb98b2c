import type { ContentEnrollment, Enrollment, NodeEnrollment, QuestionnaireState } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type {
  ContentEnrollmentRow,
  Course,
  CourseEvaluation,
  EnrollmentRow,
  NodeEnrollmentRow,
} from '../core/course.rules.ts';
import { enrollmentStatusAt } from '../core/enrollment-status.rules.ts';
import { momentOrNull } from '../core/wire-value.presenter.ts';
import { presentTeams } from '../classes/team.presenter.ts';
import { toMoment } from '@shared-kit/contracts/calendar';

export async function presentEnrollment(db: TenantDb, course: Course, now: Date): Promise<Enrollment> {
  const { enrollment, team, root } = course;
  const [presented] = team
    ? await presentTeams(db, [team], { nodeCode: root.row.node_code, idUser: enrollment.id_user, isMember: true, now })
    : [];
  return {
    idEnrollment: enrollment.id_enrollment,
    idUser: enrollment.id_user,
    idTeam: enrollment.id_team,
    progress: enrollment.progress,
    processing: 0,
    status: enrollmentStatusAt(enrollment, now),
    finishDate: momentOrNull(enrollment.finish_date),
    expiresAt: momentOrNull(enrollment.expires_at),
    validUntil: momentOrNull(enrollment.valid_until),
    team: presented ?? null,
  };
}

export function presentNodeEnrollment(row: NodeEnrollmentRow, enrollment: EnrollmentRow): NodeEnrollment {
  return {
    idNodeEnrollment: row.id_node_enrollment,
    idEnrollment: row.id_enrollment,
    idUser: enrollment.id_user,
    idTeam: enrollment.id_team,
    progress: row.progress,
    processing: 0,
    status: row.status,
    grade: row.grade,
    equivalentNodeCode: row.equivalent_node_code,
    lastAccessDate: toMoment(row.last_access_date),
  };
}

export function presentContentEnrollment(
  row: ContentEnrollmentRow,
  enrollment: EnrollmentRow,
  idContentType: number,
): ContentEnrollment {
  return {
    idContentEnrollment: row.id_content_enrollment,
    idNodeEnrollment: row.id_node_enrollment,
    idEnrollment: enrollment.id_enrollment,
    idContentItem: row.id_content_item,
    idUser: enrollment.id_user,
    idContentType,
    progress: row.progress,
    grade: row.grade ?? 0,
    status: row.status,
    startDate: toMoment(row.start_date),
    finishDate: momentOrNull(row.finish_date),
    lastAccessDate: toMoment(row.last_access_date),
  };
}

export function presentQuestionnaire(
  questionnaire: NonNullable<CourseEvaluation['questionnaire']>,
): QuestionnaireState {
  return {
    idQuestionnaire: questionnaire.idQuestionnaire,
    startDate: toMoment(questionnaire.startDate),
    finishDate: momentOrNull(questionnaire.finishDate),
    grade: questionnaire.grade,
  };
}
