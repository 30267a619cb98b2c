import { basename } from 'node:path';
import {
  evidenceExtensionOf,
  evidenceName,
  externalCourseFaults,
  isExternalCoursePeriod,
} from '@shared-kit/contracts/journey';
import { dayKey } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { parseImportDate } from '../../../platform/importing/import-date.rules.ts';
import { defineImporter } from '../../../platform/importing/importer.port.ts';
import type { CheckContext, ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import { mediaTypeOf } from '../../../platform/storage/media-type.rules.ts';
import { ownEvidence } from './evidence.repository.ts';
import { externalCoursesFileSchema } from './external-courses-file.schema.ts';
import type { ExternalCourseInput, ExternalCoursesFile } from './external-courses-file.schema.ts';

export const externalCoursesImporter = defineImporter({
  domain: 'external-courses',
  after: ['identity'],
  documents: { files: { path: 'external-courses.yaml', schema: externalCoursesFileSchema } },

  check(documents, context) {
    for (const document of documents.files)
      document.data.courses.forEach((course, index) => checkCourse(document, course, index, context));
  },

  async write(db, documents, context) {
    for (const document of documents.files) {
      for (const course of document.data.courses) {
        if (context.existing('external-course', course.key) !== undefined) continue;
        await context.register('external-course', course.key, await writeCourse(db, document, course, context));
      }
    }
  },
});

function checkCourse(
  document: ImportedDocument<ExternalCoursesFile>,
  course: ExternalCourseInput,
  index: number,
  context: CheckContext,
): void {
  const fault = (field: keyof ExternalCourseInput, message: string): void =>
    context.fault(document, ['courses', index, field], message);
  context.declareRef(document, ['courses', index, 'key'], 'external-course', course.key);
  context.expectRef(document, ['courses', index, 'user'], 'user', course.user);
  const { startDate, finishDate } = daysOf(course, context.now);
  if (!isExternalCoursePeriod({ startDate, finishDate }, dayKey(context.now)))
    fault('finish', externalCourseFaults.period);
  if (course.evidence !== undefined) {
    context.expectMedia(document, ['courses', index, 'evidence'], course.evidence);
    if (!evidenceExtensionOf(course.evidence)) fault('evidence', externalCourseFaults.evidenceType);
  }
  if ((course.status === 'PENDING') !== (course.answeredAt === undefined))
    fault('answeredAt', 'O que foi respondido ou cancelado tem data; o que está em análise não.');
  if (course.status === 'REJECTED' && course.reason === '') fault('reason', 'O que foi rejeitado tem um motivo.');
  if (course.resubmissionOf === undefined) return;
  const above = document.data.courses.slice(0, index);
  const parent = above.find(({ key }) => key === course.resubmissionOf);
  if (parent?.status !== 'REJECTED' || parent.user !== course.user)
    fault('resubmissionOf', 'O reenvio nomeia um curso rejeitado da mesma pessoa, acima dele.');
  const isSecond =
    course.status !== 'CANCELED' &&
    above.some((other) => other.resubmissionOf === course.resubmissionOf && other.status !== 'CANCELED');
  if (isSecond) fault('resubmissionOf', 'Um curso rejeitado só é reenviado uma vez.');
}

/** Parses the dates, which the schema has checked. The fallback to the epoch is never used. */
function daysOf({ start, finish }: ExternalCourseInput, now: Date) {
  const day = (expression: string): string => dayKey(parseImportDate(expression, now) ?? new Date(0));
  return { startDate: day(start), finishDate: day(finish) };
}

async function writeCourse(
  db: TenantDb,
  document: ImportedDocument<unknown>,
  course: ExternalCourseInput,
  context: WriteContext,
): Promise<number> {
  const idUser = context.ref('user', course.user);
  const handedIn = context.date(course.at);
  const { id_external_course } = await db
    .insertInto('external_courses')
    .values({
      id_user: idUser,
      id_submission: `import:${course.key}`,
      id_parent: course.resubmissionOf === undefined ? null : context.ref('external-course', course.resubmissionOf),
      title: course.title,
      type: course.type,
      workload: course.workload,
      start_date: dayKey(context.date(course.start)),
      finish_date: dayKey(context.date(course.finish)),
      expiration_date: course.expires === undefined ? null : dayKey(context.date(course.expires)),
      entity_name: course.entity,
      id_evidence:
        course.evidence === undefined
          ? null
          : await writeEvidence(db, idUser, document, { ...course, evidence: course.evidence }, context),
      status: course.status,
      status_reason: course.status === 'REJECTED' ? course.reason : '',
      creation_date: handedIn,
      last_modified_date: course.answeredAt === undefined ? handedIn : context.date(course.answeredAt),
    })
    .returning('id_external_course')
    .executeTakeFirstOrThrow();
  return id_external_course;
}

type WithEvidence = ExternalCourseInput & { readonly evidence: string };

async function writeEvidence(
  db: TenantDb,
  idUser: number,
  document: ImportedDocument<unknown>,
  { key, evidence, at }: WithEvidence,
  context: WriteContext,
): Promise<number | null> {
  const token = `import:${key}`;
  const name = evidenceName(basename(evidence));
  const own = ownEvidence(db, idUser);
  await own.add({
    token,
    name,
    media_type: mediaTypeOf(name),
    file_key: await context.media(document, evidence),
    touched_at: context.date(at),
  });
  return (await own.findByToken(token))?.id_evidence ?? null;
}
