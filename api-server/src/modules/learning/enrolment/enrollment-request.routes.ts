import { cancelEnrollmentRequest, hasEnrollmentRequests, listEnrollmentRequests } from '@shared-kit/contracts/learning';
import type { EnrollmentRequest, EnrollmentRequestStatus } from '@shared-kit/contracts/learning';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { toMoment } from '@shared-kit/contracts/calendar';
import { enrollmentRequests } from './enrollment-request.repository.ts';
import type { ListedRequest } from './enrollment-request.repository.ts';
import { ownOnly } from '../core/viewer.rules.ts';

export function enrollmentRequestRoutes(api: ApiBuilder): void {
  api.handle(hasEnrollmentRequests, async ({ db, params, session }) => {
    ownOnly(session, params.id);
    return { hasEnrollmentRequests: await enrollmentRequests(db, session.idUser).hasAny() };
  });

  api.handle(listEnrollmentRequests, async ({ db, query, session }) => {
    ownOnly(session, query.idUser);
    const statuses = (query.status?.split(',') ?? []) as EnrollmentRequestStatus[];
    const { rows, total } = await enrollmentRequests(db, session.idUser).search({ ...query, statuses });
    return { totalRecords: total, result: rows.map(presentRequest) };
  });

  api.handle(cancelEnrollmentRequest, async ({ db, params, session, now }) => {
    const requests = enrollmentRequests(db, session.idUser);
    if (!(await requests.find(params.idEnrollmentRequest))) throw notFound();
    if (!(await requests.cancel(params.idEnrollmentRequest, now))) {
      throw refuse('learning.request-already-answered', 409, 'Esta solicitação já foi respondida ou cancelada.');
    }
    return { success: true };
  });
}

function presentRequest(row: ListedRequest): EnrollmentRequest {
  return {
    idEnrollmentRequest: row.id_enrollment_request,
    idEnrollment: row.id_enrollment,
    title: row.title,
    teamName: row.team_name,
    nodeCode: row.node_code,
    creationDate: toMoment(row.creation_date),
    statusDate: row.status_date === null ? null : toMoment(row.status_date),
    status: row.status,
    reason: row.status === 'DENIED' ? row.reason : '',
  };
}
