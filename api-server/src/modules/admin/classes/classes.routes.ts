import * as contract from '@shared-kit/contracts/admin';
import type { ClassFields } from '@shared-kit/contracts/admin';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { administeredPeople, people } from '../../identity/index.ts';
import { certificateTemplates } from '../../journey/index.ts';
import {
  admitWaiting,
  administeredClasses,
  classInstructors,
  lockWaitingLists,
  saveClassColumns,
  trainingTitles,
} from '../../learning/index.ts';
import type { AdministeredTeam, ClassInstructor } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import {
  confinedTrainings,
  expectSeenTraining,
  expectTraining,
  reachesTraining,
} from '../access/trainings-reach.policy.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import { expectOnScreens } from '../company/files-govern.policy.ts';
import { changesOfClass, columnsOf, fieldsOf, versionOfClass } from './class-fields.rules.ts';
import { presentClass, presentListedClass } from './class.presenter.ts';

const MISSING = 'Esta turma não existe.';

/** Serves classes of trainings: who sees them, creates, edits, copies and closes them. */
export function serveClasses(api: AdminApi): void {
  api.handle(contract.listClasses, async ({ query, db, actor, now }) => {
    const { q, period, idTraining, sort, direction, limit } = query;
    const search = { q, period, idTraining, within: confinedTrainings(actor, 'trainings.read') };
    const from = placeIn(query);
    const [found, counts, titles, { isGovernedByFiles }] = await Promise.all([
      administeredClasses(db).page(search, { sort, descending: direction === 'descending', from, limit }, now),
      administeredClasses(db).counts(search, now),
      trainingTitles(db),
      companySettings(db).find(),
    ]);
    const { rows, places } = pageOf(found, { from, limit, placeOf: (row) => ({ key: row.sort_key, id: row.id_team }) });
    const instructors = await classInstructors(db).ofTeams(rows.map(({ id_team }) => id_team));
    return {
      isReadOnly: isGovernedByFiles,
      total: counts.reduce((sum, row) => sum + row.found, 0),
      places,
      withClasses: counts.map(({ id_node, title }) => ({ idTraining: id_node, title })),
      classes: rows.map((row) => presentListedClass(row, { instructors: instructors.get(row.id_team) ?? [], now })),
      trainings: [...titles]
        .filter(([idTraining]) => !isGovernedByFiles && reachesTraining(actor, 'classes.edit', idTraining))
        .map(([idTraining, title]) => ({ idTraining, title })),
    };
  });

  api.handle(contract.readClass, async ({ params: { idClass }, db, actor, now }) => {
    const [row, instructors, { isGovernedByFiles }] = await Promise.all([
      administeredClasses(db).find(idClass),
      classInstructors(db).ofTeams([idClass]),
      companySettings(db).find(),
    ]);
    if (!row) throw notFound(MISSING);
    expectSeenTraining(actor, row.id_node, MISSING);
    return presentClass(row, {
      instructors: instructors.get(idClass) ?? [],
      actor,
      isReadOnly: isGovernedByFiles,
      now,
    });
  });

  api.handle(contract.listClassCertificates, async ({ query: { idTraining }, db, actor }) => {
    if (idTraining !== undefined) expectSeenTraining(actor, idTraining, 'Este treinamento não existe.');
    const [names, usual] = await Promise.all([
      certificateTemplates(db).names(),
      idTraining === undefined ? null : administeredClasses(db).usualCertificate(idTraining),
    ]);
    return { certificates: [...names].map(([idCertificate, name]) => ({ idCertificate, name })), usual };
  });

  api.handle(contract.findInstructors, async ({ query, db }) => {
    const rows = await administeredPeople(db, () => sql<SqlBool>`true`).page({
      filter: { q: query.q },
      conditions: [],
      sort: 'name',
      descending: false,
      from: undefined,
      limit: contract.FOUND_PEOPLE,
    });
    return {
      people: rows
        .filter(({ active }) => active)
        .slice(0, contract.FOUND_PEOPLE)
        .map(({ id_user: idPerson, name, department }) => ({ idPerson, name, department })),
    };
  });

  api.handle(contract.createClass, async ({ body, db, actor, audit }) => {
    const { clientId, idTraining, copyOf, fields } = body;
    expectOnScreens(await companySettings(db).find());
    if (!(await trainingTitles(db, [idTraining])).has(idTraining)) throw notFound('Este treinamento não existe.');
    expectTraining(actor, 'classes.edit', idTraining);
    const classes = administeredClasses(db);
    const copied = copyOf === null ? undefined : await classes.find(copyOf);
    if (copyOf !== null && copied?.id_node !== idTraining) throw notFound(MISSING);
    const instructors = await instructorsIn(db, fields);
    const certificates = await certificatesFor(db, fields);
    const { idCertificate = copied?.id_certificate ?? null } = fields;
    const columns = columnsOf({ ...fields, idCertificate });
    const created = await classes.create(idTraining, { columns, copied, clientId });
    if (created !== undefined) await classInstructors(db).replace(created, idsOf(instructors));
    const idClass = created ?? (await classes.createdBy(clientId, idTraining));
    if (idClass === undefined)
      throw refuse('admin.class-exists', 409, 'Esta turma já foi criada em outro treinamento.');
    await audit({ changes: changesOfClass(undefined, fieldsOf(columns, instructors), certificates) });
    return { success: true, idClass };
  });

  api.handle(contract.saveClass, async ({ params: { idClass }, body, db, actor, audit, jobs, now }) => {
    await lockWaitingLists(db, [idClass]);
    const { row, before } = await lockClass(db, actor, idClass);
    if (versionOfClass(before) !== body.version)
      throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou esta turma enquanto você editava.');
    const instructors = await instructorsIn(db, body.fields);
    const certificates = await certificatesFor(db, body.fields);
    const columns = columnsOf(body.fields, row);
    await saveClassColumns(db, row, { columns, idInstructors: idsOf(instructors) });
    for (const mail of await admitWaiting(db, idClass, now)) await jobs.send(db, sendMail, mail);
    const { seats_taken } = (await administeredClasses(db).find(idClass)) ?? row;
    const saved = { ...row, ...columns, seats_taken };
    await audit({ changes: changesOfClass(before, fieldsOf(saved, instructors), certificates) });
    return { success: true as const, class: presentClass(saved, { instructors, actor, isReadOnly: false, now }) };
  });

  api.handle(contract.setClassClosed, async ({ params: { idClass }, body, db, actor, audit, jobs, now }) => {
    await lockWaitingLists(db, [idClass]);
    const { row } = await lockClass(db, actor, idClass);
    const wasClosed = row.closed_at !== null;
    if (wasClosed !== body.closed) await administeredClasses(db).setClosed(idClass, body.closed ? now : null);
    for (const mail of await admitWaiting(db, idClass, now)) await jobs.send(db, sendMail, mail);
    const words = (isClosed: boolean) => `${row.name}: ${isClosed ? 'encerrada' : 'em andamento'}`;
    await audit({ changes: [{ field: 'class', before: words(wasClosed), after: words(body.closed) }] });
    return { success: true };
  });
}

const idsOf = (instructors: readonly ClassInstructor[]) => instructors.map(({ idPerson }) => idPerson);

/** Locks a class that the actor may change, and returns it with the fields of its form. */
async function lockClass(
  db: TenantDb,
  actor: AdminActor,
  idClass: number,
): Promise<{ row: AdministeredTeam; before: ClassFields }> {
  expectOnScreens(await companySettings(db).find());
  const row = await administeredClasses(db).lock(idClass);
  if (!row) throw notFound(MISSING);
  expectSeenTraining(actor, row.id_node, MISSING);
  expectTraining(actor, 'classes.edit', row.id_node);
  const instructors = await classInstructors(db).ofTeams([idClass]);
  return { row, before: fieldsOf(row, instructors.get(idClass) ?? []) };
}

/** Returns the names of the company's models of certificates. Refuses a form with another one. */
async function certificatesFor(db: TenantDb, { idCertificate }: ClassFields): Promise<ReadonlyMap<number, string>> {
  const names = await certificateTemplates(db).names();
  if (idCertificate != null && !names.has(idCertificate)) throw notFound('Este modelo de certificado não existe.');
  return names;
}

/** Returns the instructors of a form with their own names. Refuses people who are not in the company. */
async function instructorsIn(db: TenantDb, { instructors }: ClassFields): Promise<readonly ClassInstructor[]> {
  const ids = [...new Set(instructors.map(({ idPerson }) => idPerson))];
  if (ids.length === 0) return [];
  const rows = await people(db).where('id_user', 'in', ids).execute();
  const names = new Map(rows.map(({ id_user, name }) => [id_user, name]));
  return ids.map((idPerson) => {
    const name = names.get(idPerson);
    if (name === undefined) throw notFound('Uma das pessoas que instruem não existe.');
    return { idPerson, name };
  });
}
