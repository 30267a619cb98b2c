import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/open-database.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { Logger } from '../logging.adapter.ts';
import type { AnyJob, InstallationJob, JobRunner, QueueDepth } from './job.port.ts';
import { runJob } from './run-job.service.ts';

/**
 * Options for jobs that people wait for: five workers, polling every two seconds. A shorter interval would cost an
 * idle server too much.
 */
const awaited = { localConcurrency: 5 };

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

  return {
    async prepare(jobs) {
      prepared = jobs;
      await boss.start();
      for (const job of jobs) {
        const retries = { retryLimit: job.retries ?? 3, retryBackoff: true, retryDelay: 5 };
        await boss.createQueue(job.name, retries);
        // An existing queue would otherwise retain the options it was created with.
        await boss.updateQueue(job.name, retries);
      }
    },
    async send(db, job, payload) {
      await boss.send(job.name, { tenantId: db.tenantId, payload }, { db: asOwner(db) });
    },
    async work(tools) {
      for (const job of prepared) {
        await boss.work(job.name, job.cron ? {} : awaited, async (batch) => {
          for (const { data } of batch) await runJob(job, data, tools);
        });
        if (job.cron) await boss.schedule(job.name, job.cron, {});
      }
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
