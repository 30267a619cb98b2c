import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { findPerson, lockPerson, noticeMail } from '../../identity/index.ts';
import { enrolApproved } from './enrol.service.ts';
import { requestApprovedTemplate, requestDeniedTemplate } from './request-notices.mail.ts';
import { requestApprovals } from './request-approval.repository.ts';
import type { Approver, RequestAnswer, RequestToAnswer } from './request-approval.repository.ts';

interface Answering {
  readonly approver: Approver;
  readonly idRequest: number;
  readonly answer: RequestAnswer;
  readonly now: Date;
}

/**
 * Answers a pending request: an approval takes a seat and enrols the person, a denial states its reason. Stores the
 * audit entry and the notice for the person. Returns the request as it was, and the mail unless the person turned it
 * off.
 */
export async function answerRequest(
  db: TenantDb,
  { approver, idRequest, answer, now }: Answering,
): Promise<{ request: RequestToAnswer; mail: Mail | null }> {
  const approvals = requestApprovals(db, approver);
  const request = await approvals.find(idRequest);
  if (!request) throw notFound('Não há solicitação de matrícula com este número.');
  // First the person, then the request and the seat: the order in which everybody locks them.
  await lockPerson(db, request.id_user);
  if (!(await approvals.answer(idRequest, answer, now)))
    throw refuse('learning.request-already-answered', 409, 'Esta solicitação já foi respondida ou cancelada.');
  if (answer.decision === 'APPROVED') {
    const { department } = await findPerson(db, request.id_user);
    const viewer = { idUser: request.id_user, department, now };
    await approvals.linkEnrollment(idRequest, await enrolApproved(db, { idTeam: request.id_team, viewer }));
  }
  const notice = {
    idUser: request.id_user,
    type: 'enrollment-request-answered',
    now,
    once: String(idRequest),
  } as const;
  const values = { treinamento: request.title, turma: request.team_name };
  const mail =
    answer.decision === 'APPROVED'
      ? await noticeMail(db, { ...notice, template: requestApprovedTemplate, values })
      : await noticeMail(db, {
          ...notice,
          template: requestDeniedTemplate,
          values: { ...values, motivo: answer.reason },
        });
  return { request, mail };
}
