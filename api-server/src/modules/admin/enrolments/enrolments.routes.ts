import * as contract from '@shared-kit/contracts/admin';
import { sql } from 'kysely';
import {
  MAX_COUNTED_LATE,
  MAX_ENROLLED_AT_ONCE,
  MAX_ENROLMENTS,
  enrolmentSelectionSchema,
  scopesOf,
} from '@shared-kit/contracts/admin';
import type { EnrolmentSelection } from '@shared-kit/contracts/admin';
import { dayKey, endOfDay, formatDate, parseWallClock, toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { invalidField, notFound, refuse } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { administeredPeople } from '../../identity/index.ts';
import {
  assignTraining,
  enrollmentCounts,
  openClasses,
  removeEnrollments,
  trainingEnrollments,
  trainingTitles,
  learnerItems,
} from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { everybodyInReach, inTrainingsReach, reachInTraining } from '../access/people-scope.service.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import { parsedQuery } from '../lists/parsed-query.rules.ts';
import { chosenPeople, filterConditions } from '../people/chosen-people.service.ts';
import { startBatch, startEnding } from '../enrolment-batches/start-batch.service.ts';
import { notifyEnrolled } from './enrolment-notice.service.ts';
import { presentEnrolment, presentOutcome } from './enrolment.presenter.ts';

/** Serves enrolments: who is in which training and why, putting people in, and taking them out. */
export function serveEnrolments(api: AdminApi): void {
  api.handle(contract.listEnrolmentTrainings, async ({ db, actor, now }) => {
    const [titles, { rows, countedAt }] = await Promise.all([trainingTitles(db), countsInReach(db, actor, now)]);
    const byTraining = new Map(rows.map((row) => [row.id_node, row]));
    return {
      countedAt: countedAt ? toMoment(countedAt) : null,
      trainings: [...titles].map(([idTraining, title]) => {
        const row = byTraining.get(idTraining);
        return {
          idTraining,
          title,
          open: row?.open ?? 0,
          late: row?.late ?? 0,
          done: row?.done ?? 0,
        };
      }),
    };
  });

  api.handle(contract.countLateEnrolments, async ({ db, actor, now }) => {
    const within = inTrainingsReach(db, actor, 'enrolments.read');
    const late = await trainingEnrollments(db, now).countLate(within, MAX_COUNTED_LATE + 1);
    return { late: Math.min(late, MAX_COUNTED_LATE), isMore: late > MAX_COUNTED_LATE };
  });

  api.handle(contract.listTrainingEnrolments, async ({ params: { idTraining }, query, db, actor, now }) => {
    const title = (await trainingTitles(db, [idTraining])).get(idTraining);
    if (title === undefined) throw notFound('Este treinamento não existe.');
    const { q, department, idGroup, state, sort, direction, limit } = query;
    const reach = reachInTraining(db, actor, { right: 'enrolments.read', idTraining });
    const isEverybody =
      reach === everybodyInReach && q === undefined && department === undefined && idGroup === undefined;
    const among = isEverybody
      ? undefined
      : administeredPeople(db, reach).idsOf({ q, department }, filterConditions(db, { idGroup }));
    const from = placeIn(query);
    const enrolments = trainingEnrollments(db, now);
    const search = { idNode: idTraining, among, state };
    const total = await enrolments.count(search);
    const rows = await enrolments.page({ ...search, sort, descending: direction === 'descending', from, limit, total });
    const page = pageOf(rows, { from, limit, placeOf: (row) => ({ key: row.sort_key, id: row.id_enrollment }) });
    return {
      title,
      total,
      enrolments: page.rows.map((row) => ({
        ...presentEnrolment(row),
        person: { idPerson: row.id_user, name: row.name, department: row.department },
      })),
      places: page.places,
    };
  });

  api.handle(contract.listPersonEnrolments, async ({ params: { idPerson }, db, actor, now }) => {
    if (!(await administeredPeople(db, actor.reach('enrolments.read')).find(idPerson)))
      throw notFound('Esta pessoa não existe ou não está ao seu alcance.');
    const rows = await trainingEnrollments(db, now).ofPerson(idPerson);
    return {
      enrolments: rows.map((row) => ({ ...presentEnrolment(row), idTraining: row.id_node, title: row.title })),
    };
  });

  api.handle(contract.listEnrolmentItems, async ({ params: { idPerson, idEnrolment }, db, actor, now }) => {
    if (!(await administeredPeople(db, actor.reach('enrolments.read')).find(idPerson)))
      throw notFound('Esta pessoa não existe ou não está ao seu alcance.');
    return learnerItems(db, { idUser: idPerson, idEnrollment: idEnrolment, now });
  });

  api.handle(contract.listEnrolmentChoices, async ({ db, now }) => {
    const [titles, classes] = await Promise.all([trainingTitles(db), openClasses(db, now)]);
    return {
      trainings: [...titles].map(([idTraining, title]) => ({
        idTraining,
        title,
        classes: (classes.get(idTraining) ?? []).map(({ idTeam, name, seatsLeft }) => ({ idTeam, name, seatsLeft })),
      })),
    };
  });

  api.handle(contract.enrolPeople, async (context) => {
    const { body, db, actor, audit, now } = context;
    const dueAt = body.dueDay === null ? null : dueMoment(body.dueDay, now);
    const { ids, count } = await chosenPeople(db, actor, { right: 'enrolments.edit', selection: body.selection });
    if (count * body.trainings.length > MAX_ENROLMENTS)
      throw refuse('admin.too-many', 409, 'São inscrições demais de uma vez. Escolha menos pessoas ou treinamentos.');
    if (count * body.trainings.length > MAX_ENROLLED_AT_ONCE)
      return { success: true, results: [], idBatch: await startBatch(context, { ids, dueAt }) };
    const idUsers = (await ids.execute()).map(({ id_user }) => id_user);
    const results = [];
    for (const { idTraining, idTeam } of body.trainings) {
      const outcome = await assignTraining(db, {
        idNode: idTraining,
        idTeam,
        idUsers,
        dueAt,
        reason: body.reason,
        assignedBy: actor.name,
        now,
      });
      await notifyEnrolled(db, outcome, { dueAt, now });
      results.push(presentOutcome(idTraining, outcome));
    }
    await audit({
      changes: [
        ...results.map(({ title, enrolled }) => ({ field: 'enrolled', before: '', after: `${title}: ${enrolled}` })),
        ...(dueAt === null ? [] : [{ field: 'due', before: '', after: formatDate(dueAt) }]),
      ],
      reason: body.reason,
    });
    return { success: true, results, idBatch: null };
  });

  api.handle(contract.previewEndEnrolments, async ({ query, db, actor, now }) => {
    const selection = parsedQuery(enrolmentSelectionSchema, query.selection);
    if (!selection) throw invalidField('query.selection', 'Confira a seleção.');
    const ids = await selectedIds(db, actor, { selection, now });
    return trainingEnrollments(db, now).countEnding(ids, inTrainingsReach(db, actor, 'enrolments.edit'));
  });

  api.handle(contract.endEnrolments, async (context) => {
    const { body, db, actor, audit, jobs, now } = context;
    const wanted = await chosenEnrolments(db, actor, { selection: body.selection, now });
    if (wanted.length > MAX_ENROLMENTS)
      throw refuse('admin.too-many', 409, 'São inscrições demais de uma vez. Escolha menos pessoas.');
    if (wanted.length > MAX_ENROLLED_AT_ONCE && isOnePerPerson(wanted)) {
      const idBatch = await startEnding(context, { enrolments: wanted, reason: body.reason });
      return { success: true, ended: 0, unchanged: 0, idBatch };
    }
    const { ended, mails } = await removeEnrollments(db, {
      idEnrollments: wanted.map(({ id_enrollment }) => id_enrollment),
      removedBy: actor.name,
      reason: body.reason,
      now,
    });
    for (const mail of mails) await jobs.send(db, sendMail, mail);
    const isEnded = new Set(ended);
    const named = wanted.filter(({ id_enrollment }) => isEnded.has(id_enrollment));
    await audit({
      changes:
        named.length > NAMED_IN_LOG
          ? [{ field: 'enrolled', before: String(named.length), after: '' }]
          : named.map(({ title, name }) => ({ field: 'enrolment', before: `${name}: ${title}`, after: '' })),
      reason: body.reason,
    });
    return { success: true, ended: ended.length, unchanged: wanted.length - ended.length, idBatch: null };
  });
}

/** Above this number of enrolments, the log has their number instead of the names. */
const NAMED_IN_LOG = 200;

/**
 * Counts enrolments in the actor's reach. Those of a large company are stored by training and department, so that a scope
 * of people is counted at the moment; so is a company that the job has not counted yet.
 */
async function countsInReach(db: TenantDb, actor: AdminActor, now: Date) {
  const counts = enrollmentCounts(db, now);
  const within = inTrainingsReach(db, actor, 'enrolments.read');
  const isOfPeople = scopesOf(actor.roles, 'enrolments.read').some(({ kind }) => kind === 'groups' || kind === 'team');
  if (!isOfPeople && (await counts.isLarge())) {
    const stored = await counts.stored((row) => within({ ...row, idUser: sql<number>`0` }));
    if (stored.countedAt !== undefined) return stored;
  }
  return { rows: await counts.live(within), countedAt: undefined };
}

/** Returns the selected enrolments in the actor's reach. Refuses ids that are out of reach. */
async function chosenEnrolments(db: TenantDb, actor: AdminActor, search: Chosen) {
  const ids = await selectedIds(db, actor, search);
  const rows = await trainingEnrollments(db, search.now).within(ids, inTrainingsReach(db, actor, 'enrolments.edit'));
  if (search.selection.kind === 'ids' && rows.length < ids.length)
    throw notFound('Uma das inscrições não existe ou não está ao seu alcance.');
  return rows;
}

interface Chosen {
  readonly selection: EnrolmentSelection;
  readonly now: Date;
}

/** Returns the ids of a selection: the chosen ones, which may be out of reach, or everything that the filter finds. */
async function selectedIds(db: TenantDb, actor: AdminActor, { selection, now }: Chosen): Promise<number[]> {
  if (selection.kind === 'ids') return [...new Set(selection.ids)];
  const { idTraining, filter } = selection;
  const { q, department, state } = filter;
  const reach = reachInTraining(db, actor, { right: 'enrolments.edit', idTraining });
  const among = administeredPeople(db, reach).idsOf({ q, department }, filterConditions(db, filter));
  return trainingEnrollments(db, now).ids({ idNode: idTraining, among, state });
}

/** Returns whether nobody has two of the enrolments in one training: a batch has one row for a person in a training. */
function isOnePerPerson(rows: readonly { readonly id_user: number; readonly id_node: number }[]): boolean {
  return new Set(rows.map(({ id_user, id_node }) => `${id_user}:${id_node}`)).size === rows.length;
}

/** Returns the end of the day. Refuses a day that has passed. */
function dueMoment(day: string, now: Date): Date {
  const start = parseWallClock(`${day}T00:00:00`);
  if (start === null || day < dayKey(now))
    throw refuse('admin.due-day-passed', 409, 'O prazo já passou. Escolha um dia a partir de hoje.', {
      issues: [{ path: 'body.dueDay', message: 'Escolha um dia a partir de hoje' }],
    });
  return endOfDay(start);
}
