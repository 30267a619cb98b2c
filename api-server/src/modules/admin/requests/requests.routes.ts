import * as contract from '@shared-kit/contracts/admin';
import type { AdminRequest } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { answerRequest, missingTitles, requestApprovals, seatsLeft } from '../../learning/index.ts';
import type { Approver, RequestToAnswer } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { expectRight } from '../access/admin-api.service.ts';
import { inTrainingsReach } from '../access/people-scope.service.ts';
import { answerEach } from './answer-each.service.ts';

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
    const { body, jobs, now } = context;
    const answer = { decision: body.decision, reason: body.decision === 'DENIED' ? body.reason : '' };
    const results = await answerEach(
      contract.answerAdminRequests,
      context,
      body.ids,
      async ({ db, actor, item: idRequest }) => {
        const { request, mail } = await answerRequest(db, {
          approver: approverOf(db, actor),
          idRequest,
          answer,
          now,
        });
        if (mail) await jobs.send(db, sendMail, mail);
        return {
          subject: { kind: 'request', id: idRequest, name: `${request.name}: ${request.title}` },
          changes: [{ field: 'answer', before: '', after: answer.decision === 'APPROVED' ? 'aprovada' : 'reprovada' }],
          reason: answer.reason,
        };
      },
    );
    return { success: true, results: results.map(({ item, message }) => ({ idRequest: item, message })) };
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
