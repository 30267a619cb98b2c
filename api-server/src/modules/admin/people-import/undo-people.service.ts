import { undoPeopleImport } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { StepContext } from '../../../platform/jobs/job.port.ts';
import {
  LoginTakenError,
  leadersOfOthers,
  lockBatch,
  removePeople,
  setLeaders,
  updatePeople,
} from '../../identity/index.ts';
import type { BatchRow } from '../../identity/index.ts';
import { peopleWithEnrollments } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { roleGrants } from '../access/role-grants.repository.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { jobActor } from '../jobs/job-actor.service.ts';
import { JobCancelled, JobFailure } from '../jobs/job-failure.types.ts';
import { expectAllInReach, recordBatch } from './batch-guard.service.ts';
import { fieldsOfRow, strongerPeople } from './known-people.service.ts';
import { fileValues, peopleImports } from './people-imports.repository.ts';
import type { PlannedImportRow, RowOutcome } from './people-imports.repository.ts';
import type { FileValues, PlannedChange } from './row-plan.types.ts';

/** Row that the import wrote, with the person as they are now. */
interface WrittenRow {
  readonly line: number;
  readonly row: PlannedImportRow;
  readonly person: BatchRow;
  /** Changes that the import made. */
  readonly changes: readonly PlannedChange[];
}

/**
 * Takes an import back in one transaction. Somebody who already uses the portal stays, and so does a value that changed
 * after the import; the result says so for each row.
 */
export async function undoPeople(job: AdminJobRow, idImport: number, context: StepContext): Promise<void> {
  const { transaction, now } = context;
  await transaction(async (db) => {
    const imports = peopleImports(db);
    const file = await imports.lock(idImport);
    if (file?.state !== 'undoing') throw new JobCancelled();
    const actor = await jobActor(db, job.id_actor, 'people.edit');
    const written = await writtenRows(db, await imports.planned(idImport), file.conflicts);
    await expectAllInReach(
      db,
      actor,
      written.map(({ person }) => person.id_user),
    );
    const isCreated = ({ row }: WrittenRow) => row.outcome === 'created';
    const restored = await restorableRows(
      db,
      actor,
      written.filter((each) => !isCreated(each)),
    );
    const newLeaders = leaderChanges(restored);
    // The undo removes these people, so they can lead nobody.
    await setLeaders(
      db,
      newLeaders.map(({ idUser }) => ({ idUser, leader: '' })),
    );
    const removed = await removeCreated(db, written.filter(isCreated));
    await restoreRows(db, restored, now);
    await setLeaders(db, newLeaders);
    await imports.saveOutcomes(
      idImport,
      [...removed, ...restored].map(({ outcome }) => outcome),
    );
    await recordBatch(
      db,
      job,
      undoPeopleImport.id,
      [...removed, ...restored].flatMap(({ person, changes }) =>
        changes.length === 0 ? [] : [{ idPerson: person.id_user, name: person.name, changes: changes.map(reversed) }],
      ),
      now,
    );
    await imports.setState(idImport, 'undone');
    if (!(await adminJobs(db).end(job.id_job, now))) throw new JobCancelled();
  });
}

interface UndoneRow {
  readonly person: BatchRow;
  readonly outcome: RowOutcome;
  /** Changes that were taken back. */
  readonly changes: readonly PlannedChange[];
}

async function writtenRows(
  db: TenantDb,
  planned: readonly PlannedImportRow[],
  conflicts: 'portal' | 'file',
): Promise<WrittenRow[]> {
  const written = planned.filter(({ outcome }) => outcome === 'created' || outcome === 'changed');
  const people = await lockBatch(
    db,
    written.flatMap(({ id_user }) => (id_user === null ? [] : [id_user])),
  );
  const byId = new Map(people.map((person) => [person.id_user, person]));
  // The undo skips people who were removed after the import.
  return written.flatMap((row) => {
    const person = byId.get(row.id_user ?? 0);
    const changes = row.plan?.changes.filter(({ isConflict }) => !isConflict || conflicts === 'file') ?? [];
    return person ? [{ line: row.line, row, person, changes }] : [];
  });
}

/** Removes people whom the import created, except those who use the portal already. */
async function removeCreated(db: TenantDb, rows: readonly WrittenRow[]): Promise<UndoneRow[]> {
  const ids = rows.map(({ person }) => person.id_user);
  const leaders = await leadersOfOthers(db, ids);
  const enrolled = await peopleWithEnrollments(db, ids);
  const grants = await roleGrants(db).byPerson();
  const noteOf = ({ person }: WrittenRow): string => {
    if (person.last_login !== null || person.password_hash !== null) return 'Já escolheu a senha ou entrou no portal.';
    if (enrolled.has(person.id_user)) return 'Já tem matrículas.';
    if (person.admin > 0 || grants.has(person.id_user)) return 'Já tem um papel na administração.';
    return leaders.has(person.id_user) ? 'Já lidera outras pessoas.' : '';
  };
  const noted = rows.map((row) => ({ row, note: noteOf(row) }));
  const kept = new Set(noted.filter(({ note }) => note !== '').map(({ row }) => row.person.id_user));
  const created = new Set(ids);
  // A person who stays keeps the leader from the same file, so the leader stays too.
  for (let size = -1; size !== kept.size;) {
    size = kept.size;
    for (const { person } of rows)
      if (kept.has(person.id_user) && person.id_manager !== null && created.has(person.id_manager))
        kept.add(person.id_manager);
  }
  await removePeople(
    db,
    ids.filter((id) => !kept.has(id)),
  );
  return noted.map(({ row, note }) => {
    const isKept = kept.has(row.person.id_user);
    return {
      person: row.person,
      outcome: {
        line: row.line,
        outcome: isKept ? 'kept' : 'removed',
        note: isKept && note === '' ? 'Lidera alguém que fica.' : note,
        idUser: isKept ? row.person.id_user : null,
      },
      changes: isKept ? [] : row.changes,
    };
  });
}

interface RestorableRow extends UndoneRow {
  readonly memory: FileValues;
}

/** Decides which values people get back: all that the import changed, except those that somebody changed after it. */
async function restorableRows(db: TenantDb, actor: AdminActor, rows: readonly WrittenRow[]): Promise<RestorableRow[]> {
  const stronger = await strongerPeople(
    db,
    actor,
    rows.map(({ person }) => person),
  );
  return rows.map(({ line, row, person, changes }) => {
    const fields = fieldsOfRow(person);
    const isStronger = stronger.has(person.id_user);
    const restored = isStronger ? [] : changes.filter(({ field, after }) => fields[field] === after);
    const note = isStronger
      ? 'Tem agora direitos que você não tem.'
      : restored.length < changes.length
        ? 'Parte dos dados mudou depois da importação e ficou.'
        : '';
    const outcome = restored.length === 0 ? 'kept' : 'restored';
    return {
      person,
      outcome: { line, outcome, note, idUser: person.id_user },
      changes: restored,
      memory: row.memory ?? {},
    };
  });
}

function leaderChanges(rows: readonly UndoneRow[]) {
  return rows.flatMap(({ person, changes }) =>
    changes.flatMap(({ field, before }) => (field === 'leader' ? [{ idUser: person.id_user, leader: before }] : [])),
  );
}

async function restoreRows(db: TenantDb, rows: readonly RestorableRow[], now: Date): Promise<void> {
  const changed = rows.filter(({ changes }) => changes.length > 0);
  try {
    await updatePeople(
      db,
      changed.map(({ person, changes }) => {
        const after = fieldsOfRow(person);
        for (const { field, before } of changes) after[field] = before;
        return { before: person, after };
      }),
      now,
    );
  } catch (error) {
    if (error instanceof LoginTakenError)
      throw new JobFailure('Um dos logins de antes já é de outra pessoa. Mude esse login e desfaça de novo.');
    throw error;
  }
  await fileValues(db).save(rows.map(({ person, memory }) => ({ idUser: person.id_user, values: memory })));
}

const reversed = ({ field, before, after }: PlannedChange) => ({ field, before: after, after: before });
