import { answerTeamRequests, listTeamRequests } from '@shared-kit/contracts/learning';
import type { RequestAnswerResult, TeamRequest } from '@shared-kit/contracts/learning';
import { toMoment } from '@shared-kit/contracts/calendar';
import { Refusal } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { momentOrNull } from '../core/wire-value.presenter.ts';
import { seatsLeft } from '../core/seats.rules.ts';
import { answerRequest } from './answer-request.service.ts';
import { approverOf } from './approver.policy.ts';
import { requestApprovals } from './request-approval.repository.ts';
import type { RequestToAnswer } from './request-approval.repository.ts';

/** Routes of the enrolment requests that leaders and administrators answer. */
export function requestApprovalRoutes(api: ApiBuilder): void {
  api.handle(listTeamRequests, async ({ db, query, session, storage }) => {
    const approver = await approverOf(db, session);
    const { rows, total } = await requestApprovals(db, approver).search({
      offset: query.offset,
      limit: query.limit,
      ...(query.answered === true
        ? { statuses: ['APPROVED', 'DENIED'], order: 'last-answered-first' }
        : { statuses: ['PENDING'], order: 'oldest-first' }),
    });
    return { totalRecords: total, result: rows.map((row) => presentTeamRequest(row, storage.signMediaUrl)) };
  });

  api.handle(answerTeamRequests, 'in-steps', async ({ body, session, transaction, jobs, now }) => {
    const approver = await transaction((db) => approverOf(db, session));
    const answer = { decision: body.decision, reason: body.decision === 'DENIED' ? body.reason : '' };
    const results: RequestAnswerResult[] = [];
    for (const idEnrollmentRequest of new Set(body.ids)) {
      const refusal = await refusalOf(() =>
        transaction(async (db) => {
          const { mail } = await answerRequest(db, { approver, idRequest: idEnrollmentRequest, answer, now });
          if (mail) await jobs.send(db, sendMail, mail);
        }),
      );
      results.push({ idEnrollmentRequest, code: refusal?.code ?? null, message: refusal?.message ?? '' });
    }
    return { success: true, results };
  });
}

/** Returns the refusal of the work; undefined when it succeeds. Other errors are thrown. */
async function refusalOf(work: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function presentTeamRequest(row: RequestToAnswer, sign: (key: string) => string): TeamRequest {
  return {
    idEnrollmentRequest: row.id_enrollment_request,
    person: { name: row.name, department: row.department, photo: row.photo === '' ? '' : sign(row.photo) },
    title: row.title,
    teamName: row.team_name,
    initialDate: momentOrNull(row.initial_date),
    finalDate: momentOrNull(row.final_date),
    totalVacanciesAvailable: seatsLeft(row),
    creationDate: toMoment(row.creation_date),
    statusDate: momentOrNull(row.status_date),
    status: row.status,
    reason: row.status === 'DENIED' ? row.reason : '',
    answeredBy: row.answered_by ?? '',
  };
}
