import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { EnrolmentBatch, PeopleImport } from '@shared-kit/contracts/admin';
import { testPassword } from '../../api-server/src/test/factories.ts';
import type { Learner } from '../../api-server/src/test/statement-walk.ts';
import type { GrownIds } from './measured-calls.ts';

export interface MeasuredWrite {
  readonly name: string;
  readonly seconds: number;
  readonly boundSeconds: number;
  /** Most memory that the process gained meanwhile; missing where it has no bound. */
  readonly memoryMB?: number;
  /** Counts that the reply of the call gives. */
  readonly result: Readonly<Record<string, number>>;
}

interface Caller {
  readonly app: FastifyInstance;
  readonly learner: Learner;
}

/** People of the imported file. */
const imported = 20_000;
/** Seconds after which a job counts as lost. */
const mostSeconds = 300;
const mappedFields = ['name', 'username', 'email', 'department', 'role'] as const;

async function sent<T>(
  { app, learner: { tenant, token } }: Caller,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object | { bytes: Buffer; type: string },
): Promise<T> {
  const isForm = body !== undefined && 'bytes' in body;
  const reply = await app.inject({
    method,
    url: `${tenant.basePath}/api${path}`,
    headers: {
      host: tenant.host,
      authorization: `Bearer ${token}`,
      ...(isForm ? { 'content-type': body.type } : {}),
    },
    ...(body === undefined ? {} : { payload: isForm ? body.bytes : body }),
  });
  if (reply.statusCode >= 300) throw new Error(`${method} ${path} answered ${reply.statusCode}: ${reply.body}`);
  return reply.json<T>();
}

/** Runs the work and returns its seconds and the most memory that the process gained meanwhile. */
async function weighed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number; memoryMB: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const sample = (): void => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(sample, 20);
  const start = performance.now();
  try {
    const result = await work();
    sample();
    return {
      result,
      seconds: (performance.now() - start) / 1000,
      memoryMB: Math.round((most - before) / 2 ** 20),
    };
  } finally {
    clearInterval(timer);
  }
}

/** Imports people of a file, then sends the same file again, which has to change nothing. */
async function importTwice(caller: Caller, note: (text: string) => void): Promise<MeasuredWrite[]> {
  // People of an earlier run stay, so each run has logins of its own.
  const run = Date.now().toString(36);
  const lines = Array.from(
    { length: imported },
    (_, i) => `Pessoa ${i} Conceição;novo-${run}-${i};novo-${run}-${i}@aurora.example;Unidade ${i % 40};Técnica`,
  );
  const file = Buffer.from(`Nome;Login;E-mail;Departamento;Cargo\n${lines.join('\n')}\n`);
  const measured: MeasuredWrite[] = [];
  const check = async (name: string): Promise<PeopleImport> => {
    note(name);
    const { result, seconds, memoryMB } = await weighed(async () => {
      const { idImport } = await upload(caller, file);
      await sent(caller, 'PUT', `/admin/people-imports/${idImport}/mapping`, {
        mapping: mappedFields,
        identifyBy: 'username',
      });
      return until(caller, idImport, 'checked');
    });
    measured.push({ name, seconds, boundSeconds: 20, memoryMB, result: result.counts });
    return result;
  };
  const { idImport } = await check('check of 20,000 people, with the upload');
  note('import');
  const { result, seconds, memoryMB } = await weighed(async () => {
    await sent(caller, 'POST', `/admin/people-imports/${idImport}/commit`, {
      onlyGood: false,
      conflicts: 'portal',
      sendsLinks: false,
    });
    return until(caller, idImport, 'imported');
  });
  measured.push({ name: 'import of 20,000 people', seconds, boundSeconds: 40, memoryMB, result: result.outcomes });
  const again = await check('check of the same file again');
  if (again.counts.same !== imported) throw new Error(`the same file again: ${JSON.stringify(again.counts)}`);
  return measured;
}

async function upload(caller: Caller, file: Buffer): Promise<{ idImport: number }> {
  const form = new FormData();
  form.append('fileName', 'pessoas.csv');
  form.append('fileData', new File([new Uint8Array(file)], 'pessoas.csv'));
  const encoded = new Response(form);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  return sent(caller, 'POST', '/admin/people-imports', { bytes, type: encoded.headers.get('content-type') ?? '' });
}

/** Waits as the page does until the import has a state. */
async function until(caller: Caller, idImport: number, state: PeopleImport['state']): Promise<PeopleImport> {
  const end = performance.now() + mostSeconds * 1000;
  while (performance.now() < end) {
    const reply = await sent<{ import: PeopleImport }>(caller, 'GET', `/admin/people-imports/${idImport}`);
    if (reply.import.state === state) return reply.import;
    if (reply.import.job?.state === 'failed') throw new Error(reply.import.job.failure);
    await wait(250);
  }
  throw new Error(`the import is not ${state} after ${mostSeconds} s`);
}

/** Waits as the page does until the job has enrolled everybody, and returns its counts. */
async function untilDone(caller: Caller, idBatch: number): Promise<Readonly<Record<string, number>>> {
  const end = performance.now() + mostSeconds * 1000;
  while (performance.now() < end) {
    const path = `/admin/enrolment-batches/${idBatch}`;
    const { batch } = await sent<{ batch: EnrolmentBatch }>(caller, 'GET', path);
    if (batch.job?.state === 'failed') throw new Error(batch.job.failure);
    if (batch.state === 'done') return batch.trainings[0]?.counts ?? {};
    await wait(250);
  }
  throw new Error(`the batch is not done after ${mostSeconds} s`);
}

async function enrolGroup(caller: Caller, ids: GrownIds): Promise<MeasuredWrite[]> {
  const enrol = async () => {
    const { idBatch } = await sent<{ idBatch: number }>(caller, 'POST', '/admin/enrolments', {
      selection: { kind: 'filter', filter: { idGroup: ids.enrolledGroup } },
      trainings: [{ idTraining: ids.emptyTrainings[0], idTeam: null }],
      dueDay: null,
      reason: 'Escala',
    });
    return untilDone(caller, idBatch);
  };
  const [first, again] = [await weighed(enrol), await weighed(enrol)];
  return [
    { name: 'enrolment of 10,000 people', ...first },
    { name: 'the same enrolment again', ...again },
  ].map(({ name, seconds, result }) => ({
    name,
    seconds,
    boundSeconds: 30,
    result,
  }));
}

async function exportEverybody({ app, learner: { tenant, token } }: Caller): Promise<MeasuredWrite> {
  const { seconds, memoryMB, result } = await weighed(() =>
    app.inject({
      method: 'POST',
      url: `${tenant.basePath}/api/admin/people-export`,
      headers: { host: tenant.host, authorization: `Bearer ${token}` },
      payload: { format: 'csv', filter: {}, password: testPassword },
    }),
  );
  if (result.statusCode !== 200) throw new Error(`the export answered ${result.statusCode}: ${result.body}`);
  return {
    name: 'export of everybody as CSV',
    seconds,
    boundSeconds: 30,
    memoryMB,
    result: { bytes: result.rawPayload.length },
  };
}

/** Makes the large writes of the administration once each. */
export async function measureAdminWrites(
  caller: Caller,
  ids: GrownIds,
  note: (text: string) => void,
): Promise<MeasuredWrite[]> {
  const measured = await importTwice(caller, note);
  note('enrolment');
  measured.push(...(await enrolGroup(caller, ids)));
  note('export');
  measured.push(await exportEverybody(caller));
  return measured;
}
