import type { TrainingImport } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { presentJob } from '../jobs/job.presenter.ts';
import type { TrainingImportRow } from './training-imports.repository.ts';

interface Around {
  readonly catalogs: TrainingImport['catalogs'];
  readonly job: AdminJobRow | undefined;
}

export function presentTrainingImport(row: TrainingImportRow, { catalogs, job }: Around): TrainingImport {
  return {
    idImport: row.id_import,
    fileName: row.file_name,
    kind: row.kind,
    state: row.state,
    training: row.training,
    catalogs,
    faults: row.faults,
    entries: row.entries,
    leftOut: row.left_out,
    notes: row.notes,
    job: job ? presentJob(job) : null,
    importedAt: row.imported_at === null ? null : toMoment(row.imported_at),
  };
}
