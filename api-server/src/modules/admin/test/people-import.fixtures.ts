import {
  checkPeopleImport,
  commitPeopleImport,
  listImportRows,
  readPeopleImport,
  undoPeopleImport,
  uploadPeopleFile,
} from '@shared-kit/contracts/admin';
import type { ImportState, PeopleImport } from '@shared-kit/contracts/admin';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestUser } from '../../../test/index.ts';
import type { RowPlan } from '../people-import/row-plan.types.ts';
import { app, inTenant, owner } from './administration.fixtures.ts';
import type { Target } from './sample.types.ts';

/** Creates imports in three states for a person, with a job that waits. */
export async function makeImports({ idUser }: TestUser): Promise<Pick<Target, 'idImports' | 'idJob'>> {
  const [uploaded, checked, imported] = [
    await makeImport(idUser, 'uploaded'),
    await makeImport(idUser, 'checked'),
    await makeImport(idUser, 'imported'),
  ];
  const idJob = await inTenant(async (db) => {
    const job = { kind: 'check-people', state: 'queued', title: 'pessoas.csv', options: toJson({}) } as const;
    const by = { id_actor: idUser, actor_name: 'Ana', request_id: 'r', address: '::1', created_at: app.clock.now() };
    const { id_job } = await db
      .insertInto('admin_jobs')
      .values({ ...job, ...by, id_import: uploaded, started_at: null, finished_at: null })
      .returning('id_job')
      .executeTakeFirstOrThrow();
    return id_job;
  });
  return { idImports: { uploaded, checked, imported }, idJob };
}

function makeImport(idActor: number, state: ImportState): Promise<number> {
  return inTenant(async (db) => {
    const now = app.clock.now();
    const { id_import } = await db
      .insertInto('people_imports')
      .values({
        id_actor: idActor,
        file_name: 'pessoas.csv',
        format: 'CSV',
        columns: toJson(['Nome', 'Login'].map((name) => ({ name, samples: [] }))),
        mapping: toJson(['name', 'username']),
        identify_by: 'username',
        row_count: 1,
        state,
        created_at: now,
        imported_at: state === 'imported' ? now : null,
      })
      .returning('id_import')
      .executeTakeFirstOrThrow();
    // Another test may run the job of this import, so its person has a login of their own.
    const values = { name: 'Ana', username: `plano-${id_import}` };
    const added = (field: keyof typeof values) => ({ field, before: '', after: values[field], isConflict: false });
    const plan: RowPlan = {
      name: values.name,
      identifier: values.username,
      version: '',
      changes: [added('name'), added('username')],
      faults: [],
      values,
    };
    const row = { id_import, line: 2, cells: toJson(['Ana', 'ana']) };
    await db
      .insertInto('people_import_rows')
      .values(state === 'checked' ? { ...row, state: 'new', plan: toJson(plan) } : row)
      .execute();
    return id_import;
  });
}

type Source = string | Buffer | File;

/** Sends a file and returns the import. */
export async function upload(source: Source, as: TestUser = owner): Promise<PeopleImport> {
  const fileData = source instanceof File ? source : new File([new Uint8Array(Buffer.from(source))], 'pessoas.csv');
  const { idImport } = await app.ok(uploadPeopleFile, { form: { fileName: fileData.name, fileData } }, { as });
  return read(idImport, as);
}

export const read = async (idImport: number, as: TestUser = owner): Promise<PeopleImport> =>
  (await app.ok(readPeopleImport, { params: { idImport } }, { as })).import;

/** Sends a file, checks it as guessed, or with these changes of the mapping, and returns the import. */
export async function check(
  source: Source,
  { as = owner, ...changes }: { as?: TestUser } & Partial<Pick<PeopleImport, 'mapping' | 'identifyBy'>> = {},
): Promise<PeopleImport> {
  const { idImport, mapping, identifyBy } = await upload(source, as);
  await app.ok(checkPeopleImport, { params: { idImport }, body: { mapping, identifyBy, ...changes } }, { as });
  await app.runJobs();
  return read(idImport, as);
}

export async function commit(
  { idImport }: Pick<PeopleImport, 'idImport'>,
  {
    as = owner,
    ...changes
  }: { as?: TestUser; onlyGood?: boolean; conflicts?: 'portal' | 'file'; sendsLinks?: boolean } = {},
): Promise<PeopleImport> {
  const body = { onlyGood: false, conflicts: 'portal', sendsLinks: false, ...changes } as const;
  await app.ok(commitPeopleImport, { params: { idImport }, body }, { as });
  // The job, then the mails that it queues, then each mail.
  for (let round = 0; round < 3; round += 1) await app.runJobs();
  return read(idImport, as);
}

export async function undo({ idImport }: Pick<PeopleImport, 'idImport'>, as: TestUser = owner): Promise<PeopleImport> {
  await app.ok(undoPeopleImport, { params: { idImport }, body: {} }, { as });
  await app.runJobs();
  return read(idImport, as);
}

export const rowsOf = async ({ idImport }: Pick<PeopleImport, 'idImport'>, as: TestUser = owner) =>
  (await app.ok(listImportRows, { params: { idImport }, query: { limit: 100 } }, { as })).rows;

/** Returns the person with this login; undefined for none. */
export const personOf = (username: string) =>
  inTenant((db) => db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst());
