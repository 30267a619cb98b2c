import type { enrolPeople } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import type * as z from 'zod/mini';
import { openTraining } from '../../learning/index.ts';
import type { ActDetails } from '../access/admin-api.service.ts';
import type { chosenPeople } from '../people/chosen-people.service.ts';
import { startAdminJob } from '../jobs/start-admin-job.service.ts';
import type { JobContext } from '../jobs/start-admin-job.service.ts';
import { enrolmentBatches } from './enrolment-batches.repository.ts';

interface BatchContext extends JobContext {
  readonly body: z.output<typeof enrolPeople.body>;
  readonly audit: (details: ActDetails) => Promise<void>;
}

interface NewBatch {
  /** Subquery of the selected people. */
  readonly ids: Awaited<ReturnType<typeof chosenPeople>>['ids'];
  readonly dueAt: Date | null;
}

/**
 * Notes whom somebody selected and starts the job that enrols them. Returns the id of the batch.
 *
 * @throws {Refusal} when a training or a class is closed, or is not in this company.
 */
export async function startBatch(context: BatchContext, { ids, dueAt }: NewBatch): Promise<number> {
  const { body, db, actor, audit, now } = context;
  const wanted = [...new Map(body.trainings.map((training) => [training.idTraining, training])).values()];
  const trainings = [];
  for (const { idTraining, idTeam } of wanted) {
    const { node, team } = await openTraining(db, { idNode: idTraining, idTeam, now });
    trainings.push({ idTraining, idTeam, title: node.title, className: team?.name ?? '' });
  }
  const { idBatch, people } = await enrolmentBatches(db).add({
    ids,
    trainings,
    dueAt,
    reason: body.reason,
    idActor: actor.idUser,
    actorName: actor.name,
    now,
  });
  await startAdminJob(context, {
    kind: 'enrol-people',
    title: trainings.map(({ title }) => title).join(', '),
    idImport: null,
    options: { idBatch },
    total: people * trainings.length,
  });
  await audit({
    changes: [
      ...trainings.map(({ title }) => ({ field: 'enrolling', before: '', after: `${title}: ${people}` })),
      ...(dueAt === null ? [] : [{ field: 'due', before: '', after: formatDate(dueAt) }]),
    ],
    reason: body.reason,
  });
  return idBatch;
}

interface EndingContext extends JobContext {
  readonly audit: (details: ActDetails) => Promise<void>;
}

interface Ending {
  readonly enrolments: readonly EnrollmentToEnd[];
  readonly reason: string;
}

interface EnrollmentToEnd {
  readonly id_enrollment: number;
  readonly id_user: number;
  readonly id_node: number;
  readonly title: string;
}

/** Notes which enrolments somebody selected and starts the job that ends them. Returns the id of the batch. */
export async function startEnding(context: EndingContext, { enrolments, reason }: Ending): Promise<number> {
  const { db, actor, audit, now } = context;
  const trainings = [...Map.groupBy(enrolments, ({ id_node }) => id_node)].map(([idTraining, some]) => ({
    idTraining,
    idTeam: null,
    title: some[0]?.title ?? '',
    className: '',
    enrolments: some.length,
  }));
  const idBatch = await enrolmentBatches(db).addEnding({
    enrolments,
    trainings,
    reason,
    idActor: actor.idUser,
    actorName: actor.name,
    now,
  });
  await startAdminJob(context, {
    kind: 'end-enrolments',
    title: trainings.map(({ title }) => title).join(', '),
    idImport: null,
    options: { idBatch },
    total: enrolments.length,
  });
  await audit({
    changes: trainings.map((training) => ({
      field: 'enrolling',
      before: `${training.title}: ${training.enrolments}`,
      after: '',
    })),
    reason,
  });
  return idBatch;
}
