import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { JobQueue } from '../../../platform/jobs/job.port.ts';
import type { RequestInfo } from '../../../platform/module.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { adminJobs } from './admin-jobs.repository.ts';
import type { NewJob } from './admin-jobs.repository.ts';
import { runAdminJob } from './run-admin-job.job.ts';

/** Part of a call that starts a job: who asks, and from where. */
export interface JobContext {
  readonly db: TenantDb;
  readonly actor: AdminActor;
  readonly jobs: JobQueue;
  readonly request: RequestInfo;
  readonly now: Date;
}

/** Starts a job of the administration in the name of the person who calls. */
export async function startAdminJob(
  { db, actor, jobs, request, now }: JobContext,
  job: Pick<NewJob, 'kind' | 'title' | 'idImport' | 'options' | 'total'>,
): Promise<void> {
  const idJob = await adminJobs(db).add({
    ...job,
    idActor: actor.idUser,
    actorName: actor.name,
    requestId: request.id,
    address: request.address,
    now,
  });
  await jobs.send(db, runAdminJob, { idJob });
}
