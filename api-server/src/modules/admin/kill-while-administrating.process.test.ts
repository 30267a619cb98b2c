import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  checkPeopleImport,
  commitPeopleImport,
  endEnrolments,
  enrolPeople,
  readEnrolmentBatch,
  readPeopleImport,
  undoEnrolmentBatch,
  undoPeopleImport,
  uploadPeopleFile,
} from '@shared-kit/contracts/admin';
import type { EnrolmentBatch, PeopleImport } from '@shared-kit/contracts/admin';
import type { Endpoint } from '@shared-kit/contracts/core';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { readEnv } from '../../env.ts';
import { openInstallation } from '../../open-installation.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { makeTenant, makeUser } from '../../test/index.ts';
import type { TestTenant, TestUser } from '../../test/index.ts';
import { freePort, startServer } from '../../test/server-process.ts';
import type { ServerProcess } from '../../test/server-process.ts';
import { freshDataDirectory } from '../../test/template-database.ts';
import { runAdminJob } from './jobs/run-admin-job.job.ts';
import { importLearning } from '../learning/test/training-import.ts';

/**
 * A server is killed while it imports, enrols, ends and undoes. Afterwards an import is whole or not there at all; work on many
 * enrolments goes on where it was.
 */

/** Enough people for three steps of each work on enrolments, so that it outlasts the look for waiting jobs. */
const PEOPLE = 2500;

const patience = 240_000;

let folder: string;
let env: Record<string, string>;
let tenant: TestTenant;
let owner: TestUser;
let idTraining: number;
let server: ServerProcess | undefined;

const open = () => openInstallation(readEnv({ ...env, NODE_ENV: 'test' }));

beforeAll(async () => {
  folder = await freshDataDirectory();
  const port = String(await freePort());
  env = { DATA_DIR: folder, PORT: port, CONTENT_PORT: '0' };
  const platform = await open();
  tenant = await makeTenant(platform);
  await platform.database.db
    .updateTable('apps')
    .set({ host: `127.0.0.1:${port}` })
    .execute();
  owner = await makeUser(platform, tenant, { admin: 1 });
  const parts = { platform, tenant, clock: platform.clock } as never;
  await importLearning(
    parts,
    { trainings: [{ code: 'curso', catalog: 'catalogo', title: 'Curso', classes: [{ key: 'turma', name: 'Turma' }] }] },
    {},
    tenant,
  );
  idTraining = await withTenant(platform.database.db, tenant.idApp, async (db) => {
    const row = await db
      .selectFrom('nodes')
      .select('id_node')
      .where('title', '=', 'Curso')
      .where('entry_point', '=', true)
      .executeTakeFirstOrThrow();
    return row.id_node;
  });
  await platform.close();
  server = await startServer(env);
}, patience);
afterAll(async () => {
  await server?.end('SIGKILL').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

async function call(endpoint: Endpoint, params: Record<string, number>, body?: unknown): Promise<unknown> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const isForm = body instanceof FormData;
  const reply = await fetch(`${server?.origin}${tenant.basePath}/api${path}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${owner.token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${endpoint.id}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

const read = async (idImport: number): Promise<PeopleImport> =>
  ((await call(readPeopleImport, { idImport })) as { import: PeopleImport }).import;

async function until(idImport: number, state: PeopleImport['state']): Promise<PeopleImport> {
  for (;;) {
    const found = await read(idImport);
    if (found.state === state) return found;
    if (found.job?.state === 'failed') throw new Error(`the job failed: ${found.job.failure}`);
    await wait(200);
  }
}

/** Waits until the batch has a state, and returns its only counts. */
async function untilBatch(idBatch: number, state: EnrolmentBatch['state']) {
  for (;;) {
    const { batch } = (await call(readEnrolmentBatch, { idBatch })) as { batch: EnrolmentBatch };
    if (batch.state === state) return batch.trainings[0]?.counts;
    if (batch.job?.state === 'failed') throw new Error(`the job failed: ${batch.job.failure}`);
    await wait(200);
  }
}

/** Kills the server after a time, reads what it left, lets it start again, and returns what was read. */
async function killAndRead(ms: number) {
  await wait(ms);
  const left = await killForGood();
  server = await startServer(env);
  return left;
}

async function killForGood() {
  await server?.end('SIGKILL');
  const platform = await open();
  await platform.jobs.prepare([runAdminJob]);
  const left = await withTenant(platform.database.db, tenant.idApp, async (db) => {
    // The dead server has its job for two minutes, and lost jobs are looked for each minute. The test waits for neither.
    await db
      .updateTable('admin_jobs')
      .set({ started_at: new Date(platform.clock.now().getTime() - 3 * MINUTE_MS) })
      .where('state', '=', 'running')
      .execute();
    const unfinished = db.selectFrom('admin_jobs').where('state', 'in', ['queued', 'running']);
    for (const { id_job } of await unfinished.select('id_job').execute())
      await platform.jobs.send(db, runAdminJob, { idJob: id_job });
    return counts(db);
  });
  await platform.close();
  return left;
}

async function counts(db: TenantDb) {
  const people = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('all'))
    .where('username', 'like', 'lote%')
    .executeTakeFirstOrThrow();
  const enrolled = await db
    .selectFrom('enrollments')
    .select(({ fn }) => fn.countAll().as('all'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('enrolment_batch_rows')
    .select(['outcome', ({ fn }) => fn.countAll().as('all')])
    .groupBy('outcome')
    .execute();
  const outcomes = new Map(rows.map(({ outcome, all }) => [outcome, Number(all)]));
  const removed = await db
    .selectFrom('enrollment_removals')
    .select(({ fn }) => fn.countAll().as('all'))
    .executeTakeFirstOrThrow();
  return {
    people: Number(people.all),
    enrolled: Number(enrolled.all),
    removed: Number(removed.all),
    outcomes,
  };
}

test(
  'an import is whole or not there after a kill -9',
  async () => {
    const lines = Array.from({ length: PEOPLE }, (_, index) => `Pessoa ${index},lote${index},Lote`);
    const form = new FormData();
    form.set('fileName', 'lote.csv');
    form.set('fileData', new File([`Nome,Login,Departamento\n${lines.join('\n')}`], 'lote.csv'));
    const { idImport } = (await call(uploadPeopleFile, {}, form)) as { idImport: number };
    const { mapping, identifyBy } = await read(idImport);
    await call(checkPeopleImport, { idImport }, { mapping, identifyBy });
    await until(idImport, 'checked');

    await call(commitPeopleImport, { idImport }, { onlyGood: false, conflicts: 'portal', sendsLinks: false });
    expect([0, PEOPLE]).toContain((await killAndRead(600)).people);
    expect((await until(idImport, 'imported')).outcomes.created).toBe(PEOPLE);
  },
  patience,
);

test(
  'an enrolment of thousands, their ending and both undos go on after a kill -9, and reach nobody twice',
  async () => {
    const enrol = async () => {
      const selection = { kind: 'filter', filter: { department: 'Lote' } };
      const body = { selection, trainings: [{ idTraining, idTeam: null }], dueDay: null, reason: 'Lote' };
      return (await call(enrolPeople, {}, body)) as { idBatch: number };
    };
    const { idBatch } = await enrol();
    const left = await killAndRead(600);
    // Each enrolment has its row, so that the job goes on after the last whole step.
    expect(left.enrolled).toBe(left.outcomes.get('enrolled') ?? 0);
    expect(await untilBatch(idBatch, 'done')).toMatchObject({ enrolled: PEOPLE, already: 0, 'not-reached': 0 });
    const again = await enrol();
    expect(await untilBatch(again.idBatch, 'done')).toMatchObject({ enrolled: 0, already: PEOPLE });
    const selection = { kind: 'filter', idTraining, filter: { department: 'Lote' } };
    const ending = (await call(endEnrolments, {}, { selection, reason: 'Lote' })) as { idBatch: number };
    const ended = await killAndRead(600);
    expect(ended.removed).toBe(ended.outcomes.get('ended') ?? 0);
    expect(await untilBatch(ending.idBatch, 'done')).toMatchObject({ ended: PEOPLE, 'ended-before': 0 });
    await call(undoEnrolmentBatch, { idBatch: ending.idBatch }, {});
    const back = await killAndRead(600);
    expect(back.removed).toBe(PEOPLE - (back.outcomes.get('restored') ?? 0));
    expect(await untilBatch(ending.idBatch, 'undone')).toMatchObject({ restored: PEOPLE, 'stays-ended': 0 });
    await call(undoEnrolmentBatch, { idBatch }, {});
    const half = await killAndRead(600);
    expect(half.removed).toBe(half.outcomes.get('undone') ?? 0);
    expect(half.enrolled).toBe(PEOPLE);
    expect(await untilBatch(idBatch, 'undone')).toMatchObject({ enrolled: 0, undone: PEOPLE, kept: 0 });
  },
  patience,
);

test(
  'an undo is whole or not there after a kill -9',
  async () => {
    const lines = Array.from({ length: PEOPLE }, (_, index) => `Volta ${index},lote-volta${index},Volta`);
    const form = new FormData();
    form.set('fileName', 'volta.csv');
    form.set('fileData', new File([`Nome,Login,Departamento\n${lines.join('\n')}`], 'volta.csv'));
    const { idImport } = (await call(uploadPeopleFile, {}, form)) as { idImport: number };
    const { mapping, identifyBy } = await read(idImport);
    await call(checkPeopleImport, { idImport }, { mapping, identifyBy });
    await until(idImport, 'checked');
    await call(commitPeopleImport, { idImport }, { onlyGood: false, conflicts: 'portal', sendsLinks: false });
    await until(idImport, 'imported');
    await call(undoPeopleImport, { idImport }, {});
    // Those of the first test stay.
    expect([PEOPLE, 2 * PEOPLE]).toContain((await killAndRead(550)).people);
    await until(idImport, 'undone');
    expect((await killForGood()).people).toBe(PEOPLE);
  },
  patience,
);
