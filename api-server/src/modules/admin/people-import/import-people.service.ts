import type { ImportField } from '@shared-kit/contracts/admin';
import { commitPeopleImport } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { StepContext } from '../../../platform/jobs/job.port.ts';
import { LoginTakenError, addPeople, lockBatch, setLeaders, updatePeople, versionOf } from '../../identity/index.ts';
import type { BatchPerson, BatchRow } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { joinOwnGroup } from '../groups/join-own-group.service.ts';
import { expectWholeCompany } from '../access/whole-company.policy.ts';
import { createUnitsOf } from '../units/create-units.service.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { jobActor } from '../jobs/job-actor.service.ts';
import { JobCancelled, JobFailure } from '../jobs/job-failure.types.ts';
import { expectAllInReach, recordBatch } from './batch-guard.service.ts';
import { mailImportLinks } from './mail-import-links.job.ts';
import { fieldsOfRow, strongerPeople } from './known-people.service.ts';
import { fileValues, peopleImports } from './people-imports.repository.ts';
import type { PlannedImportRow, RowOutcome } from './people-imports.repository.ts';
import type { FileValues, PlannedChange, RowPlan } from './row-plan.types.ts';

/** Row of the import that is written: its plan, and the person before it. */
interface RowToWrite {
  readonly line: number;
  readonly plan: RowPlan;
  /** Undefined for somebody new. */
  readonly before: BatchRow | undefined;
  /** Changes without the conflicts that the portal won. */
  readonly applied: readonly PlannedChange[];
}

const changedMeanwhile = 'Os dados mudaram desde a conferência. Confira o arquivo de novo.';

/**
 * Writes what the check found, in one transaction: a server that is killed meanwhile leaves nothing. It refuses to write
 * over what changed since the check.
 */
export async function importPeople(job: AdminJobRow, idImport: number, context: StepContext): Promise<void> {
  const { transaction, now, jobs } = context;
  await transaction(async (db) => {
    const imports = peopleImports(db);
    const file = await imports.lock(idImport);
    if (file?.state !== 'importing') throw new JobCancelled();
    const actor = await jobActor(db, job.id_actor, 'people.edit');
    const planned = await imports.planned(idImport);
    if (file.creates_units) await createMissingUnits(db, actor, appliedIn(planned, file.conflicts));
    const rows = await rowsToWrite(db, planned, file.conflicts);
    await expectNoStronger(db, actor, rows);
    const ids = await writePeople(db, actor, rows, now);
    await expectAllInReach(db, actor, [...ids.values()]);
    const memories = await fileValues(db).all();
    const sendsLinks = job.options.links !== undefined;
    const outcomes = rows.map((row): RowOutcome => {
      const idUser = ids.get(row.line) ?? null;
      return {
        line: row.line,
        outcome: row.before ? (row.applied.length > 0 ? 'changed' : 'same') : 'created',
        idUser,
        memory: memories.get(idUser ?? 0) ?? {},
        awaitsLink: sendsLinks && !row.before && row.plan.values.email !== undefined,
      };
    });
    await imports.saveOutcomes(idImport, [...outcomes, ...leftRows(planned)]);
    await fileValues(db).save(newMemories(rows, ids, memories));
    await recordBatch(db, job, commitPeopleImport.id, actsOf(rows, ids), now);
    await imports.setState(idImport, 'imported', { importedAt: now });
    if (job.options.links) await jobs.send(db, mailImportLinks, { idImport, ...job.options.links });
    if (!(await adminJobs(db).end(job.id_job, now))) throw new JobCancelled();
  });
}

function leftRows(planned: readonly PlannedImportRow[]): RowOutcome[] {
  return planned
    .filter(({ state }) => state === 'refused')
    .map(({ line, id_user }) => ({ line, outcome: 'left', idUser: id_user }));
}

/** Returns the changes of the good rows, without the conflicts that the portal won. */
function appliedIn(planned: readonly PlannedImportRow[], conflicts: 'portal' | 'file'): readonly PlannedChange[] {
  return planned
    .filter(({ state }) => state !== 'refused' && state !== null)
    .flatMap(({ plan }) => plan?.changes ?? [])
    .filter(({ isConflict }) => !isConflict || conflicts === 'file');
}

/** Creates units that the file names and the company lacks. The tree is locked before people, as in every change of it. */
async function createMissingUnits(db: TenantDb, actor: AdminActor, changes: readonly PlannedChange[]): Promise<void> {
  const named = changes.flatMap(({ field, after }) => (field === 'department' ? [after] : []));
  if (named.length === 0) return;
  try {
    expectWholeCompany(actor, 'people.edit', 'Só quem alcança toda a empresa cria unidades.');
    await createUnitsOf(db, named);
  } catch (error) {
    if (error instanceof Refusal) throw new JobFailure(error.message);
    throw error;
  }
}

/** Locks the people of the import and refuses those who changed since the check. */
async function rowsToWrite(
  db: TenantDb,
  planned: readonly PlannedImportRow[],
  conflicts: 'portal' | 'file',
): Promise<RowToWrite[]> {
  const good = planned.filter(({ state }) => state !== 'refused' && state !== null);
  const people = await lockBatch(
    db,
    good.flatMap(({ id_user }) => (id_user === null ? [] : [id_user])),
  );
  const byId = new Map(people.map((row) => [row.id_user, row]));
  return good.map(({ line, id_user, plan }) => {
    const before = id_user === null ? undefined : byId.get(id_user);
    if (!plan || (id_user !== null && (!before || versionOf(before) !== plan.version)))
      throw new JobFailure(changedMeanwhile);
    return {
      line,
      plan,
      before,
      applied: plan.changes.filter(({ isConflict }) => !isConflict || conflicts === 'file'),
    };
  });
}

async function expectNoStronger(db: TenantDb, actor: AdminActor, rows: readonly RowToWrite[]): Promise<void> {
  const changed = rows.flatMap(({ before, applied }) => (before && applied.length > 0 ? [before] : []));
  if ((await strongerPeople(db, actor, changed)).size > 0) throw new JobFailure(changedMeanwhile);
}

/** Writes people and returns their ids by line. */
async function writePeople(
  db: TenantDb,
  actor: AdminActor,
  rows: readonly RowToWrite[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const created = rows.filter(({ before }) => !before);
  const changed = rows.flatMap((row) => (row.before && row.applied.length > 0 ? [{ ...row, before: row.before }] : []));
  try {
    await updatePeople(
      db,
      changed
        .filter(({ applied }) => applied.some(({ field }) => field !== 'leader'))
        .map((row) => ({ before: row.before, after: personAfter(row) })),
      now,
    );
    const added = await addPeople(db, created.map(personAfter), now);
    const ids = new Map(rows.flatMap(({ line, before }) => (before ? [[line, before.id_user] as const] : [])));
    for (const { line, plan } of created) ids.set(line, added.get(plan.values.username?.toLowerCase() ?? '') ?? 0);
    await setLeaders(db, leadersToSet(rows, ids, changed));
    await joinOwnGroup(db, actor, [...added.values()], now);
    return ids;
  } catch (error) {
    if (error instanceof LoginTakenError) throw new JobFailure(changedMeanwhile);
    throw error;
  }
}

function personAfter({ before, applied }: RowToWrite): BatchPerson {
  const values: Partial<Record<ImportField, string>> = before ? fieldsOfRow(before) : {};
  for (const { field, after } of applied) values[field] = after;
  const {
    name = '',
    username = '',
    email = '',
    cpf = '',
    phone = '',
    department = '',
    role = '',
    leader = '',
  } = values;
  return { name, username, email, cpf, phone, department, role, leader };
}

/** Returns the leaders that rows set, by the logins that they have after the import. */
function leadersToSet(
  rows: readonly RowToWrite[],
  ids: ReadonlyMap<number, number>,
  changed: readonly (RowToWrite & { readonly before: BatchRow })[],
) {
  const renamed = new Map(
    changed.flatMap(({ before, applied }) => {
      const login = applied.find(({ field }) => field === 'username')?.after;
      return login === undefined ? [] : [[before.username.toLowerCase(), login] as const];
    }),
  );
  return rows.flatMap(({ line, applied }) => {
    const leader = applied.find(({ field }) => field === 'leader')?.after;
    const idUser = ids.get(line);
    return leader === undefined || idUser === undefined
      ? []
      : [{ idUser, leader: renamed.get(leader.toLowerCase()) ?? leader }];
  });
}

/** Remembers the value of the file and the one that the portal has now, for the fields that the file gave. */
function newMemories(
  rows: readonly RowToWrite[],
  ids: ReadonlyMap<number, number>,
  memories: ReadonlyMap<number, FileValues>,
) {
  return rows.flatMap((row) => {
    const idUser = ids.get(row.line);
    if (idUser === undefined) return [];
    const after = personAfter(row);
    const old = memories.get(idUser) ?? {};
    const given = Object.fromEntries(
      (Object.entries(row.plan.values) as [ImportField, string][]).map(([field, file]) => [
        field,
        { file, portal: after[field] },
      ]),
    ) as FileValues;
    const values = { ...old, ...given };
    return JSON.stringify(values) === JSON.stringify(old) ? [] : [{ idUser, values }];
  });
}

function actsOf(rows: readonly RowToWrite[], ids: ReadonlyMap<number, number>) {
  return rows
    .filter(({ before, applied }) => !before || applied.length > 0)
    .map(({ line, plan, applied }) => ({ idPerson: ids.get(line) ?? 0, name: plan.name, changes: applied }));
}
