import { randomUUID } from 'node:crypto';
import * as contract from '@shared-kit/contracts/journey';
import type { ExternalCourseStatus } from '@shared-kit/contracts/journey';
import { HOUR_SECONDS, dayKey, toMoment } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { invalidField, notFound, refuse } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { expectExternalCourses } from './external-courses.policy.ts';
import { noticeOfCourse } from './course-notice.service.ts';
import { ownEvidence } from './evidence.repository.ts';
import { presentExternalCourse, presentExternalCourseDetails } from './external-course.presenter.ts';
import { ownExternalCourses } from './external-course.repository.ts';
import type { ExternalCourseRow } from './external-course.repository.ts';
import { receiveEvidence } from './receive-evidence.service.ts';

const perPerson = { limit: 60, windowSeconds: HOUR_SECONDS };

/** Routes of external courses that people submit (B4.8, B7.4-10 to B7.4-15). */
export function externalCourseRoutes(api: ApiBuilder): void {
  api.handle(contract.listExternalCourses, async ({ query, db, tenant, session }) => {
    await expectExternalCourses(db, tenant);
    const { rows, total } = await ownExternalCourses(db, session.idUser).search({
      ...query,
      statuses: statusesIn(query.statuses),
    });
    return { totalRecords: total, result: rows.map(presentExternalCourse) };
  });

  api.handle(contract.findExternalCourse, async ({ params, db, tenant, session, storage, now }) => {
    await expectExternalCourses(db, tenant);
    const row = await ownExternalCourses(db, session.idUser).find(params.id);
    if (!row) throw notFound();
    return { result: presentExternalCourseDetails(row, { storage, base: tenant.basePath, now }) };
  });

  api.handle(contract.createExternalCourse, async ({ body, db, tenant, session, rateLimit, now }) => {
    await expectExternalCourses(db, tenant);
    const own = ownExternalCourses(db, session.idUser);
    const { idSubmission = randomUUID() } = body;
    const idParent = body.idParentUserExternalCourse ?? null;
    const known = await own.idOfSubmission(idSubmission);
    if (known !== undefined)
      return { success: true, idUserExternalCourse: await sendAgain(db, session.idUser, known, { body, now }) };
    await consumeTurn(rateLimit, `external-course:${tenant.idApp}:${session.idUser}`, perPerson);
    if (idParent !== null) await expectResendable(db, session.idUser, idParent);
    const fields = await fieldsOf(db, session.idUser, body, now);
    const added = await own.add({ ...fields, id_submission: idSubmission, id_parent: idParent, creation_date: now });
    const idUserExternalCourse = added ?? (await own.idOfSubmission(idSubmission));
    // Lost the race between two concurrent resubmissions of the same course.
    if (idUserExternalCourse === undefined) throw notResendable();
    if (added !== undefined)
      await noticeOfCourse(db, { idUser: session.idUser, idCourse: added, title: fields.title, now });
    return { success: true, idUserExternalCourse };
  });

  api.handle(contract.updateExternalCourse, async ({ params, body, db, tenant, session, now }) => {
    await expectExternalCourses(db, tenant);
    if (body.idUserExternalCourse !== params.id)
      throw invalidField('body.idUserExternalCourse', 'O curso não é o do endereço.');
    const own = ownExternalCourses(db, session.idUser);
    const course = await own.find(params.id);
    if (!course) throw notFound();
    if (course.status !== 'PENDING') throw answered();
    if (body.lastModifiedDate === undefined) {
      if (!(await own.change(params.id, await fieldsOf(db, session.idUser, body, now)))) throw answered();
      return { success: true };
    }
    // The course already has these values when the reply to the first request was lost.
    if (says(course, body)) return { success: true };
    if (toMoment(course.last_modified_date) !== body.lastModifiedDate) throw changedMeanwhile();
    if (!(await own.change(params.id, await fieldsOf(db, session.idUser, body, now), course.last_modified_date)))
      throw changedMeanwhile();
    return { success: true };
  });

  api.handle(contract.cancelExternalCourse, async ({ params, db, tenant, session, now }) => {
    await expectExternalCourses(db, tenant);
    const own = ownExternalCourses(db, session.idUser);
    if (!(await own.find(params.id))) throw notFound();
    if (!(await own.change(params.id, { status: 'CANCELED', last_modified_date: now }))) throw answered();
    return { success: true };
  });

  api.handle(contract.sendEvidence, 'in-steps', async (context) => {
    await context.transaction((db) => expectExternalCourses(db, context.tenant));
    return { success: true, externalCourse: await receiveEvidence(context) };
  });
}

/** Splits the statuses that the contract's pattern has validated. */
function statusesIn(text: string | undefined): readonly ExternalCourseStatus[] {
  const named = new Set(text?.split(','));
  return named.has('ALL') ? [] : contract.externalCourseStatuses.filter((status) => named.has(status));
}

const fieldNames = [
  'title',
  'type',
  'workload',
  'startDate',
  'finishDate',
  'expirationDate',
  'entityName',
  'evidencePath',
] as const;

type Fields = Pick<contract.ExternalCourse, (typeof fieldNames)[number]>;

/** Validates the typed fields and returns the columns to store. */
async function fieldsOf(db: TenantDb, idUser: number, fields: Fields, now: Date) {
  if (!contract.isExternalCoursePeriod(fields, dayKey(now)))
    throw invalidField('body.finishDate', contract.externalCourseFaults.period);
  const idEvidence =
    fields.evidencePath === null ? null : await ownEvidence(db, idUser).touch(fields.evidencePath, now);
  if (idEvidence === undefined) throw notFound('O comprovante enviado não foi encontrado. Envie-o de novo.');
  return {
    title: fields.title,
    type: fields.type,
    workload: fields.workload,
    start_date: fields.startDate,
    finish_date: fields.finishDate,
    expiration_date: fields.expirationDate,
    entity_name: fields.entityName,
    id_evidence: idEvidence,
    last_modified_date: now,
  };
}

/**
 * Applies the latest form values to an existing submission, because the person may have typed on after a lost reply.
 */
async function sendAgain(
  db: TenantDb,
  idUser: number,
  id: number,
  { body, now }: { body: Fields; now: Date },
): Promise<number> {
  const own = ownExternalCourses(db, idUser);
  const course = await own.find(id);
  if (!course) throw notFound();
  if (!says(course, body) && !(await own.change(id, await fieldsOf(db, idUser, body, now)))) throw answered();
  return id;
}

function says(course: ExternalCourseRow, fields: Fields): boolean {
  const reply = presentExternalCourse(course);
  return fieldNames.every((name) => reply[name] === fields[name]);
}

/** Allows the resubmission of a rejected course only, and only once (B4.8-05, B4.8-06). */
async function expectResendable(db: TenantDb, idUser: number, idParent: number): Promise<void> {
  const parent = await ownExternalCourses(db, idUser).find(idParent);
  if (!parent) throw notFound();
  if (parent.status !== 'REJECTED' || parent.resubmission_status !== null) throw notResendable();
}

function notResendable() {
  return refuse(
    'journey.external-course-not-resendable',
    409,
    'Esta solicitação não pode ser reenviada: ela não foi rejeitada ou já foi reenviada.',
  );
}

function changedMeanwhile() {
  return refuse(
    'journey.external-course-changed',
    409,
    'Este curso foi alterado depois que você o abriu, talvez em outra janela. O que você digitou continua aqui: confira os dados e salve de novo.',
  );
}

function answered() {
  return refuse('journey.external-course-answered', 409, 'Esta solicitação já foi respondida ou cancelada.');
}
