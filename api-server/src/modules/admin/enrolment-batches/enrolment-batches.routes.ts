import * as contract from '@shared-kit/contracts/admin';
import { refuse } from '../../../platform/errors.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectOwn } from '../access/own-or-whole.policy.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import { startAdminJob } from '../jobs/start-admin-job.service.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import { presentBatch, undoUntil } from './enrolment-batch.presenter.ts';
import { enrolmentBatches } from './enrolment-batches.repository.ts';

const unknown = 'Esta inscrição de muitas pessoas não existe.';

/** Serves enrolments of many people: how far they are, what became of each person, and their undo. */
export function serveEnrolmentBatches(api: AdminApi): void {
  api.handle(contract.readEnrolmentBatch, async ({ params, db, actor, now }) => {
    const row = expectOwn(actor, await enrolmentBatches(db).find(params.idBatch), unknown);
    const [counts, job] = await Promise.all([
      enrolmentBatches(db).counts(row.id_batch),
      adminJobs(db).newestOfBatch(row.id_batch),
    ]);
    return { batch: presentBatch(row, { counts, job, now }) };
  });

  api.handle(contract.listBatchRows, async ({ params, query, db, actor }) => {
    const batch = expectOwn(actor, await enrolmentBatches(db).find(params.idBatch), unknown);
    const { outcome, limit } = query;
    const from = placeIn(query);
    const rows = await enrolmentBatches(db).page(batch.id_batch, { outcome, from, limit });
    const page = pageOf(rows, { from, limit, placeOf: ({ id_row }) => ({ key: '', id: id_row }) });
    const titles = new Map(batch.trainings.map(({ idTraining, title }) => [idTraining, title]));
    return {
      rows: page.rows.map((row) => ({
        idRow: row.id_row,
        person: { idPerson: row.id_user, name: row.name, department: row.department },
        title: titles.get(row.id_node) ?? '',
        outcome: row.outcome,
      })),
      places: page.places,
    };
  });

  api.handle(contract.undoEnrolmentBatch, async (context) => {
    const { params, db, actor, audit, now } = context;
    const batches = enrolmentBatches(db);
    const batch = expectOwn(actor, await batches.lock(params.idBatch), unknown);
    if (batch.state !== 'done')
      throw refuse('admin.batch-state', 409, 'Esta inscrição já seguiu adiante. Abra a página de novo.');
    if (undoUntil(batch, now) === null)
      throw refuse('admin.undo-too-late', 409, 'Inscrições só podem ser desfeitas em até 24 horas.');
    const counts = await batches.counts(batch.id_batch);
    const isEnding = batch.kind === 'end';
    const undone = isEnding ? 'ended' : 'enrolled';
    const total = counts.reduce((sum, { outcome, rows }) => sum + (outcome === undone ? Number(rows) : 0), 0);
    const title = batch.trainings.map((training) => training.title).join(', ');
    await batches.setState(batch.id_batch, 'undoing');
    await startAdminJob(context, {
      kind: isEnding ? 'restore-enrolments' : 'undo-enrolments',
      title,
      idImport: null,
      options: { idBatch: batch.id_batch },
      total,
    });
    const text = `${title}: ${total}`;
    await audit({
      changes: [{ field: 'enrolling', before: isEnding ? '' : text, after: isEnding ? text : '' }],
    });
    return { success: true, idBatch: batch.id_batch };
  });
}
