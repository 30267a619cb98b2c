import * as contract from '@shared-kit/contracts/admin';
import { refuse } from '../../../platform/errors.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectOwn, reachesWhole } from '../access/own-or-whole.policy.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import { adminJobs } from './admin-jobs.repository.ts';
import { JobCancelled } from './job-failure.types.ts';
import { presentJob } from './job.presenter.ts';
import { stopJob } from './run-admin-job.job.ts';

const unknown = 'Esta tarefa não existe.';

/** Serves the jobs of the administration. */
export function serveJobs(api: AdminApi): void {
  api.handle(contract.listAdminJobs, async ({ query, db, actor }) => {
    const search = { only: query.only, idActor: reachesWhole(actor) ? undefined : actor.idUser };
    const from = placeIn(query);
    const [total, rows] = await Promise.all([
      adminJobs(db).count(search),
      adminJobs(db).page(search, { from, limit: query.limit }),
    ]);
    const page = pageOf(rows, { from, limit: query.limit, placeOf: (row) => ({ key: '', id: row.id_job }) });
    return { total, jobs: page.rows.map(presentJob), places: page.places };
  });

  api.handle(contract.cancelAdminJob, async ({ params, db, actor, audit, now }) => {
    const job = expectOwn(actor, await adminJobs(db).lock(params.idJob), unknown);
    if (job.state === 'queued') await stopJob(db, job, new JobCancelled(), now);
    else if (job.state === 'running') await adminJobs(db).askToCancel(job.id_job);
    else throw refuse('admin.job-ended', 409, 'Esta tarefa já terminou.');
    await audit({ changes: [{ field: 'job', before: job.title, after: 'cancelada' }] });
    return { success: true };
  });

  api.handle(contract.dismissAdminJob, async ({ params, db, actor, audit }) => {
    const job = expectOwn(actor, await adminJobs(db).find(params.idJob), unknown);
    await adminJobs(db).dismiss(job.id_job);
    await audit({ changes: [{ field: 'job', before: job.title, after: 'aviso dispensado' }] });
    return { success: true };
  });
}
