import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/open-database.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { Logger } from '../logging.adapter.ts';
import type { AnyJob, InstallationJob, JobRunner, JobTools, QueueDepth } from './job.port.ts';
import { runJob } from './run-job.service.ts';

/** Workers of a queue whose jobs people wait for. The queue of a scheduled job has one worker. */
const AWAITED_WORKERS = 5;
/**
 * Interval of the poll, which is one statement for all queues. Workers that poll by themselves every two seconds send 33
 * statements a second from an idle node.
 */
const POLL_EVERY_MS = 1_000;
/** Wait before the first retry; it doubles each time. */
const RETRY_SECONDS = 5;
/** Id of no job. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';
/** Interval at which each worker polls by itself, in case the poll of all queues has missed a job. */
const pollingIntervalSeconds = 60;

/** Returns the queues with a job that may start now. */
const waitingQueues = `select name from jobs.queue q where exists (
  select from jobs.job j where j.name = q.name and j.state < 'active' and j.start_after <= now())`;

/** Stores jobs in tables of the same database, so that a job is as durable as the data written with it. */
export function bossQueue(database: OpenDatabase, log: Logger): JobRunner {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
    // `azulejo migrate` has done it on a server: the role of the nodes owns no tables.
    ...(database.engine === 'postgres' ? { migrate: false } : {}),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  let prepared: readonly (AnyJob | InstallationJob)[] = [];
  /** Ids of the workers by queue. */
  const workers = new Map<string, string[]>();
  let tools: JobTools | undefined;
  let nextPoll: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Wakes the workers of the queues that have a job. Runs again after its interval, until the queue is stopped. */
  async function poll(): Promise<void> {
    try {
      const { rows } = await database.execute(waitingQueues);
      for (const { name } of rows as { name: string }[]) {
        await startWorkers(name);
        for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
      }
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'job queue');
    }
    if (!isStopped) nextPoll = setTimeout(() => void poll(), POLL_EVERY_MS).unref();
  }

  /**
   * Starts the workers of a queue that have not been started, with its first job. Each asks the database at once: those
   * of all queues together would keep a node busy while it starts.
   */
  async function startWorkers(name: string): Promise<void> {
    const job = prepared.find((each) => each.name === name);
    if (!job || !tools) return;
    const wanted = job.cron ? 1 : AWAITED_WORKERS;
    while (!isStopped && (workers.get(name)?.length ?? 0) < wanted) await startWorker(job, tools);
  }

  /** Starts a worker, which asks for the next job as soon as it has done one. */
  async function startWorker(job: AnyJob | InstallationJob, its: JobTools): Promise<void> {
    let id = '';
    id = await boss.work(job.name, { pollingIntervalSeconds }, async (batch) => {
      try {
        for (const { data } of batch) await runJob(job, data, its);
      } finally {
        // Does nothing for a job that ends before the worker has its id: the next poll wakes it.
        boss.notifyWorker(id);
      }
    });
    workers.set(job.name, [...(workers.get(job.name) ?? []), id]);
  }

  return {
    async prepare(jobs) {
      prepared = jobs;
      await boss.start();
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const { name, retries: retryLimit = 3 } of jobs) {
        const existing = queues.get(name);
        if (existing?.retryLimit === retryLimit && existing.retryBackoff && existing.retryDelay === RETRY_SECONDS)
          continue;
        const options = { retryLimit, retryBackoff: true, retryDelay: RETRY_SECONDS };
        if (existing) await boss.updateQueue(name, options);
        else await boss.createQueue(name, options);
        // The library looks up a new or changed queue when it is first used. A `send` would do so beside its transaction,
        // which has the only connection of the embedded database, and wait for ever.
        await boss.getJobById(name, NO_JOB);
      }
    },
    async send(db, job, payload, { afterSeconds = 0 } = {}) {
      await boss.send(
        job.name,
        { tenantId: db.tenantId, payload },
        { db: asOwner(db), ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}) },
      );
    },
    async work(given) {
      tools = given;
      const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const { name, cron } of prepared)
        if (cron && schedules.get(name) !== cron) await boss.schedule(name, cron, {});
      await poll();
    },
    async depths() {
      const { rows } = await database.execute(
        `select name as queue, count(*) filter (where state in ('created', 'retry'))::int as queued,
          count(*) filter (where state = 'active')::int as active
        from jobs.job where state in ('created', 'retry', 'active') group by name`,
      );
      return rows as QueueDepth[];
    },
    async stop() {
      isStopped = true;
      clearTimeout(nextPoll);
      if (prepared.length > 0) await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

/** The queue's tables belong to the owner. The request's transaction switches to that role for the one statement. */
function asOwner(db: TenantDb) {
  const setRole = (role: string) => sql`select set_config('role', ${role}, true)`.execute(db);
  return {
    async executeSql(text: string, values: unknown[] = []) {
      await setRole('none');
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      await setRole('app_tenant');
      return { rows };
    },
  };
}
