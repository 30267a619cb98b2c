import * as contract from '@shared-kit/contracts/admin';
import type { AdminRequest } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { Refusal } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { ApiBuilder, StepContext } from '../../../platform/module.ts';
import { recordAct } from '../../audit/index.ts';
import { answerRequest, missingTitles, requestApprovals, seatsLeft } from '../../learning/index.ts';
import type { Approver, RequestToAnswer } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { actOf, expectRight } from '../access/admin-api.service.ts';
import { inTrainingsReach } from '../access/people-scope.service.ts';

/** Serves the inbox of enrolment requests. */
export function serveRequests(api: ApiBuilder): void {
  api.handle(contract.listAdminRequests, async ({ db, session, query, storage }) => {
    const actor = await expectRight(db, session, contract.listAdminRequests);
    const { rows, total } = await requestApprovals(db, approverOf(db, actor)).search({
      statuses: ['PENDING'],
      order: 'oldest-first',
      offset: 0,
      limit: query.limit,
    });
    const missing = await missingTitles(
      db,
      rows.map((row) => ({ idUser: row.id_user, department: row.department, idNode: row.id_node })),
    );
    return {
      total,
      requests: rows.map((row) =>
        presentRequest(row, missing.get(`${row.id_user}:${row.id_node}`) ?? [], storage.signMediaUrl),
      ),
    };
  });

  api.handle(contract.answerAdminRequests, 'in-steps', async (context) => {
    await context.transaction((db) => expectRight(db, context.session, contract.answerAdminRequests));
    const results: { idRequest: number; message: string }[] = [];
    for (const idRequest of new Set(context.body.ids))
      results.push({ idRequest, message: await refusalOf(() => answerOne(context, idRequest)) });
    return { success: true, results };
  });
}

/** Answers one request in a transaction of its own, with its entry in the log. */
function answerOne(context: StepContext<typeof contract.answerAdminRequests>, idRequest: number): Promise<void> {
  const { body, session, transaction, jobs, request, now } = context;
  return transaction(async (db) => {
    const actor = await expectRight(db, session, contract.answerAdminRequests);
    const answer = { decision: body.decision, reason: body.decision === 'DENIED' ? body.reason : '' };
    const approver = approverOf(db, actor);
    const answered = await answerRequest(db, { approver, idRequest, answer, now });
    await recordAct(db, {
      ...actOf(contract.answerAdminRequests, actor),
      subject: { kind: 'request', id: idRequest, name: `${answered.request.name}: ${answered.request.title}` },
      changes: [{ field: 'answer', before: '', after: answer.decision === 'APPROVED' ? 'aprovada' : 'reprovada' }],
      reason: answer.reason,
      requestId: request.id,
      address: request.address,
      now,
    });
    if (answered.mail) await jobs.send(db, sendMail, answered.mail);
  });
}

function approverOf(db: TenantDb, actor: AdminActor): Approver {
  return {
    role: 'ADMINISTRATOR',
    idUser: actor.idUser,
    name: actor.name,
    within: inTrainingsReach(db, actor, 'requests.answer'),
  };
}

/** Returns the text of the refusal of the work; empty when it succeeds. Other errors are thrown. */
async function refusalOf(work: () => Promise<void>): Promise<string> {
  try {
    await work();
    return '';
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function presentRequest(row: RequestToAnswer, missing: readonly string[], sign: (key: string) => string): AdminRequest {
  const momentOrNull = (date: Date | null) => (date === null ? null : toMoment(date));
  return {
    idRequest: row.id_enrollment_request,
    person: {
      idPerson: row.id_user,
      name: row.name,
      department: row.department,
      photo: row.photo === '' ? '' : sign(row.photo),
    },
    title: row.title,
    teamName: row.team_name,
    initialDate: momentOrNull(row.initial_date),
    finalDate: momentOrNull(row.final_date),
    seatsLeft: seatsLeft(row),
    missing: [...missing],
    createdAt: toMoment(row.creation_date),
  };
}
