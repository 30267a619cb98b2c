import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { noticeMail } from '../../identity/index.ts';
import { courseApprovedTemplate, courseRejectedTemplate } from './course-answer.mail.ts';
import { submittedCourses } from './external-course.repository.ts';
import type { SubmittedCourse } from './external-course.repository.ts';

/** Company's answer to a course; `seen` limits it to the version that was last changed at that moment. */
export type Answer = ({ readonly status: 'APPROVED' } | { readonly status: 'REJECTED'; readonly reason: string }) & {
  readonly seen?: Date | undefined;
  /** Name of the leader or administrator who answers; operators have none. */
  readonly by?: string;
};

/** Answers a pending course. Returns the course as it was, and the mail for the person unless they turned it off. */
export async function answerExternalCourse(
  db: TenantDb,
  id: number,
  answer: Answer,
  now: Date,
): Promise<{ course: SubmittedCourse; mail: Mail | null }> {
  const handedIn = submittedCourses(db);
  const course = await handedIn.find(id);
  if (!course) throw notFound(`Não há curso externo com o número ${id} neste cliente.`);
  const reason = answer.status === 'REJECTED' ? answer.reason : '';
  if (
    !(await handedIn.answer(
      id,
      { status: answer.status, status_reason: reason, last_modified_date: now, answered_by: answer.by ?? '' },
      answer.seen,
    ))
  ) {
    if ((await handedIn.find(id))?.status === 'PENDING')
      throw changedSince(
        `A pessoa mudou o curso externo ${id} desde então. Veja-o de novo com 'azulejo external-courses list'.`,
      );
    throw refuse('journey.external-course-answered', 409, `O curso externo ${id} já foi respondido ou cancelado.`);
  }
  const notice = { idUser: course.id_user, type: 'external-course-answered', now, once: String(id) } as const;
  const values = { curso: course.title };
  const mail =
    answer.status === 'APPROVED'
      ? await noticeMail(db, { ...notice, template: courseApprovedTemplate, values })
      : await noticeMail(db, { ...notice, template: courseRejectedTemplate, values: { ...values, motivo: reason } });
  return { course, mail };
}

/** Returns the refusal of an answer to a version of the course that is no longer current. */
export function changedSince(message: string) {
  return refuse('journey.external-course-changed', 409, message);
}
