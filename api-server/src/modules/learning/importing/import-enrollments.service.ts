import { lastMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import type { WriteContext } from '../../../platform/importing/importer.port.ts';
import { answerImpactEvaluation } from '../../evaluations/index.ts';
import { endedWell, expiryOf } from '../core/enrollment-status.rules.ts';
import { enrollments, nodeEnrollments } from '../enrolment/enrollment.repository.ts';
import { createImpactEvaluations } from '../training-evaluations/impact-of-training.service.ts';
import type { EnrollmentInput, EnrollmentsFile } from './learning-file.schema.ts';
import { importRequests } from './import-requests.service.ts';
import { enterNode, openContent, ownCourse } from '../progress/open-item.service.ts';
import { reportProgress } from '../progress/report-progress.service.ts';
import { teams } from '../classes/team.repository.ts';

/** Creates enrolments that no earlier import has created, and imports requests. Later changes by people stay. */
export async function importEnrollments(db: TenantDb, file: EnrollmentsFile, context: WriteContext): Promise<void> {
  const seen = new Map<string, number>();
  for (const enrollment of file.enrollments) {
    const name = `${enrollment.user}/${enrollment.training}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const key = `${name}/${count}`;
    if (context.existing('learning-enrollment', key) !== undefined) continue;
    await context.register('learning-enrollment', key, await writeEnrollment(db, enrollment, context));
  }
  await importRequests(db, file.requests, context);
}

async function writeEnrollment(db: TenantDb, input: EnrollmentInput, context: WriteContext): Promise<number> {
  const idUser = context.ref('user', input.user);
  const now = context.date(input.enrolledAt);
  const idTeam = input.class === undefined ? null : context.ref('learning-class', input.class);
  const team = idTeam === null ? undefined : await teams(db).find(idTeam);
  if (idTeam !== null && !(await teams(db).reserveSeat(idTeam)))
    throw new Error(`A turma '${input.class}' não tem vaga para '${input.user}'.`);
  const expiresAt =
    input.expiresAt === undefined ? (team ? expiryOf(team, now) : null) : lastMoment(context.date(input.expiresAt));
  const idEnrollment = await enrollments(db).add({
    idUser,
    idNode: context.ref('learning-node', input.training),
    idTeam,
    expiresAt,
    now,
  });
  for (const content of input.contents) await writeContent(db, { idUser, idEnrollment }, content, context);
  if (input.result) await writeResult(db, { idUser, idEnrollment }, input.result, context);
  for (const { evaluation, at, answers } of input.impactAnswers) {
    await answerImpactEvaluation(db, {
      idEnrollment,
      idEvaluation: context.ref('evaluations', evaluation),
      answers,
      now: context.date(at),
    });
  }
  return idEnrollment;
}

type Who = { idUser: number; idEnrollment: number };

async function writeContent(
  db: TenantDb,
  who: Who,
  input: EnrollmentInput['contents'][number],
  context: WriteContext,
): Promise<void> {
  const now = context.date(input.at);
  const idContentItem = context.ref('content-item', input.content);
  const course = await ownCourse(db, { ...who, now });
  const isLevel = (code: string) => (input.level === undefined ? true : code === input.level);
  const node = [...course.nodes.values()].find(
    ({ row, blocks }) =>
      isLevel(row.node_code) &&
      blocks.some((block) => block.elements.some((element) => element.row.id_content_item === idContentItem)),
  );
  if (!node) throw notFound(`O treinamento não tem o conteúdo '${input.content}'.`);
  const { id_node_enrollment: idNodeEnrollment } = await enterNode(db, course, node, now);
  const entered = await ownCourse(db, { ...who, now });
  const open = openContent(entered, { idNodeEnrollment, idContentItem }, now);
  await reportProgress(
    db,
    entered,
    open,
    { status: input.progress === 100 ? 'COMPLETED' : 'IN_PROGRESS', progress: input.progress },
    now,
  );
}

async function writeResult(
  db: TenantDb,
  who: Who,
  result: NonNullable<EnrollmentInput['result']>,
  context: WriteContext,
): Promise<void> {
  const now = context.date(result.at);
  const course = await ownCourse(db, { ...who, now });
  const root = await enterNode(db, course, course.root, now);
  const isOver = result.status !== 'IN_PROGRESS' && result.status !== 'INCOMPLETE' && result.status !== 'NOT_ATTEMPTED';
  const progress = {
    status: result.status,
    progress: isOver && result.status !== 'EXPIRED' ? 100 : course.enrollment.progress,
    grade: result.grade ?? null,
  };
  await nodeEnrollments(db).saveProgress(root, progress, now);
  await enrollments(db).saveProgress(course.enrollment, progress, now);
  // Runs even while the evaluations module is off: its data waits until the module is on.
  if (result.impactEvaluations && endedWell(result.status)) await createImpactEvaluations(db, course, now);
}
