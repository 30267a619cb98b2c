import { sql } from 'kysely';
import type { AdminJobKind } from '@shared-kit/contracts/admin';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { JobOptions } from '../admin.tables.ts';
import type { FromPlace } from '../lists/grid-place.rules.ts';

/** Time after which a running job counts as lost with its server. */
const LOST_AFTER_MS = 2 * MINUTE_MS;

/** Maximum number of exports of a company that are listed. */
const MAX_EXPORTS = 10;

export interface NewJob {
  readonly kind: AdminJobKind;
  readonly title: string;
  /** Import of people; null for another job. */
  readonly idImport: number | null;
  readonly options?: JobOptions;
  readonly total: number;
  readonly idActor: number;
  readonly actorName: string;
  readonly requestId: string;
  readonly address: string;
  readonly now: Date;
}

interface JobSearch {
  readonly only: 'open' | 'failed' | undefined;
  /** Undefined for the jobs of everybody. */
  readonly idActor: number | undefined;
}

/** Reads and writes jobs of the administration. */
export function adminJobs(db: TenantDb) {
  const found = ({ only, idActor }: JobSearch) =>
    db
      .selectFrom('admin_jobs')
      .$if(idActor !== undefined, (query) => query.where('id_actor', '=', idActor ?? 0))
      .$if(only === 'open', (query) => query.where('state', 'in', ['queued', 'running']))
      .$if(only === 'failed', (query) => query.where('state', '=', 'failed').where('dismissed', '=', false));

  return {
    async add(job: NewJob): Promise<number> {
      const { id_job } = await db
        .insertInto('admin_jobs')
        .values({
          kind: job.kind,
          state: 'queued',
          title: job.title,
          id_import: job.idImport,
          options: toJson(job.options ?? {}),
          total: job.total,
          id_actor: job.idActor,
          actor_name: job.actorName,
          request_id: job.requestId,
          address: job.address,
          created_at: job.now,
          started_at: null,
          finished_at: null,
        })
        .returning('id_job')
        .executeTakeFirstOrThrow();
      return id_job;
    },

    find: (idJob: number) => db.selectFrom('admin_jobs').selectAll().where('id_job', '=', idJob).executeTakeFirst(),

    lock: (idJob: number) =>
      db.selectFrom('admin_jobs').selectAll().where('id_job', '=', idJob).forUpdate().executeTakeFirst(),

    newestOf: (idImport: number) =>
      db
        .selectFrom('admin_jobs')
        .selectAll()
        .where('id_import', '=', idImport)
        .orderBy('id_job', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Returns the newest job of an import of trainings. */
    newestOfTrainings: (idTrainingImport: number) =>
      db
        .selectFrom('admin_jobs')
        .selectAll()
        .where('kind', '=', 'import-trainings')
        .where(sql<number>`(options->>'idTrainingImport')::integer`, '=', idTrainingImport)
        .orderBy('id_job', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async removeOfTrainings(idTrainingImport: number): Promise<void> {
      await db
        .deleteFrom('admin_jobs')
        .where('kind', '=', 'import-trainings')
        .where(sql<number>`(options->>'idTrainingImport')::integer`, '=', idTrainingImport)
        .execute();
    },

    /** Returns the newest job of an enrolment of many people. */
    newestOfBatch: (idBatch: number) =>
      db
        .selectFrom('admin_jobs')
        .selectAll()
        .where(sql<number>`(options->>'idBatch')::integer`, '=', idBatch)
        .orderBy('id_job', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Returns the newest exports of the company. */
    newestExports: () =>
      db
        .selectFrom('admin_jobs')
        .selectAll()
        .where('kind', '=', 'export-company')
        .orderBy('id_job', 'desc')
        .limit(MAX_EXPORTS)
        .execute(),

    async count(search: JobSearch): Promise<number> {
      const { total } = await found(search)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** Returns a page, newest first, with one job more than the limit when there are more. */
    page(search: JobSearch, { from, limit }: { from: FromPlace | undefined; limit: number }) {
      const isBackwards = from?.side === 'before';
      return found(search)
        .selectAll()
        .$if(from !== undefined, (query) => query.where('id_job', isBackwards ? '>' : '<', from?.place.id ?? 0))
        .orderBy('id_job', isBackwards ? 'asc' : 'desc')
        .limit(limit + 1)
        .execute();
    },

    /** Takes a job that waits, or that was lost with its server. Undefined when another server has it or it has ended. */
    start: (idJob: number, now: Date) =>
      db
        .updateTable('admin_jobs')
        .set((eb) => ({ state: 'running', started_at: now, done: 0, attempts: eb('attempts', '+', 1) }))
        .where('id_job', '=', idJob)
        .where(({ or, and, eb }) =>
          or([
            eb('state', '=', 'queued'),
            and([eb('state', '=', 'running'), eb('started_at', '<', new Date(now.getTime() - LOST_AFTER_MS))]),
          ]),
        )
        .returningAll()
        .executeTakeFirst(),

    /** Returns jobs that wait for longer than the queue takes, or whose server was lost. */
    async lost(now: Date): Promise<number[]> {
      const before = new Date(now.getTime() - LOST_AFTER_MS);
      const rows = await db
        .selectFrom('admin_jobs')
        .select('id_job')
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', '=', 'queued'), eb('created_at', '<', before)]),
            and([eb('state', '=', 'running'), eb('started_at', '<', before)]),
          ]),
        )
        .execute();
      return rows.map(({ id_job }) => id_job);
    },

    async report(idJob: number, done: number): Promise<void> {
      await db.updateTable('admin_jobs').set({ done }).where('id_job', '=', idJob).execute();
    },

    /** Notes how far a long job is, and that its server works. Returns false when somebody has cancelled it. */
    async note(idJob: number, { done, total, at }: { done: number; total: number; at: Date }): Promise<boolean> {
      const noted = await db
        .updateTable('admin_jobs')
        .set({ done, total, started_at: at })
        .where('id_job', '=', idJob)
        .where('state', '=', 'running')
        .where('wants_cancel', '=', false)
        .returning('id_job')
        .executeTakeFirst();
      return noted !== undefined;
    },

    async wantsCancel(idJob: number): Promise<boolean> {
      const row = await db
        .selectFrom('admin_jobs')
        .select('wants_cancel')
        .where('id_job', '=', idJob)
        .executeTakeFirst();
      return row?.wants_cancel ?? true;
    },

    /** Ends a running job. Returns false when it was cancelled or ended by another server. */
    async end(idJob: number, now: Date): Promise<boolean> {
      const ended = await db
        .updateTable('admin_jobs')
        .set(({ ref }) => ({ state: 'done', done: ref('total'), finished_at: now }))
        .where('id_job', '=', idJob)
        .where('state', '=', 'running')
        .where('wants_cancel', '=', false)
        .returning('id_job')
        .executeTakeFirst();
      return ended !== undefined;
    },

    /** Ends an open job without its work. Returns false when it has ended before. */
    async stop(idJob: number, { state, failure, now }: StoppedJob): Promise<boolean> {
      const stopped = await db
        .updateTable('admin_jobs')
        .set({ state, failure, finished_at: now })
        .where('id_job', '=', idJob)
        .where('state', 'in', ['queued', 'running'])
        .returning('id_job')
        .executeTakeFirst();
      return stopped !== undefined;
    },

    /** Puts a running job back, so that the queue tries it again. */
    async requeue(idJob: number): Promise<void> {
      await db
        .updateTable('admin_jobs')
        .set({ state: 'queued' })
        .where('id_job', '=', idJob)
        .where('state', '=', 'running')
        .execute();
    },

    async askToCancel(idJob: number): Promise<void> {
      await db.updateTable('admin_jobs').set({ wants_cancel: true }).where('id_job', '=', idJob).execute();
    },

    async dismiss(idJob: number): Promise<void> {
      await db.updateTable('admin_jobs').set({ dismissed: true }).where('id_job', '=', idJob).execute();
    },
  };
}

interface StoppedJob {
  readonly state: 'failed' | 'cancelled';
  readonly failure: string;
  readonly now: Date;
}

export type AdminJobRow = NonNullable<Awaited<ReturnType<ReturnType<typeof adminJobs>['find']>>>;
