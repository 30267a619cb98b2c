import type { AdminJob } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { AdminJobRow } from './admin-jobs.repository.ts';

export function presentJob(row: AdminJobRow): AdminJob {
  return {
    idJob: row.id_job,
    kind: row.kind,
    state: row.state,
    title: row.title,
    actorName: row.actor_name,
    done: row.done,
    total: row.total,
    failure: row.failure,
    idImport: row.id_import,
    ...(row.options.idTrainingImport === undefined ? {} : { idTrainingImport: row.options.idTrainingImport }),
    ...(row.options.idBatch === undefined ? {} : { idBatch: row.options.idBatch }),
    isDismissed: row.dismissed,
    createdAt: toMoment(row.created_at),
    finishedAt: row.finished_at === null ? null : toMoment(row.finished_at),
  };
}
