import * as contract from '@shared-kit/contracts/admin';
import type { AdminJobKind, ImportState } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { invalidField, refuse } from '../../../platform/errors.ts';
import { file } from '../../../platform/module.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectOwn } from '../access/own-or-whole.policy.ts';
import { expectWholeCompany } from '../access/whole-company.policy.ts';
import type { JobOptions } from '../admin.tables.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import { startAdminJob } from '../jobs/start-admin-job.service.ts';
import type { JobContext } from '../jobs/start-admin-job.service.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import { guessIdentifying, guessMapping, mappingFault } from './guess-mapping.rules.ts';
import { presentImport, presentRow, undoUntil } from './people-import.presenter.ts';
import { peopleImports } from './people-imports.repository.ts';
import type { PeopleImportRow } from './people-imports.repository.ts';
import { CSV_MEDIA_TYPE, UTF8_MARK, csvLines } from './people-table.presenter.ts';
import { readPeopleFile } from './read-people-file.service.ts';

const unknown = 'Esta importação não existe.';

/** Serves imports of people from files. */
export function servePeopleImports(api: AdminApi): void {
  api.handleInSteps(contract.uploadPeopleFile, async ({ form, step, now }) => {
    const { fileName: name } = form.fields;
    const { format, columns, rows } = await readPeopleFile(form.file, name);
    const idImport = await step(async ({ db, actor, audit }) => {
      const remembered = await peopleImports(db).remembered();
      const mapping = guessMapping(
        columns.map((column) => column.name),
        remembered,
      );
      const identifyBy = guessIdentifying(mapping);
      await audit({ changes: [{ field: 'file', before: '', after: name }] });
      return peopleImports(db).add({
        idActor: actor.idUser,
        fileName: name,
        format,
        columns,
        mapping,
        identifyBy,
        rows,
        now,
      });
    });
    return { success: true, idImport };
  });

  api.handle(contract.readPeopleImport, async ({ params, db, actor, now }) => {
    const imports = peopleImports(db);
    const row = expectOwn(actor, await imports.find(params.idImport), unknown);
    const [counts, outcomes, job] = await Promise.all([
      imports.counts(row.id_import),
      imports.outcomes(row.id_import),
      adminJobs(db).newestOf(row.id_import),
    ]);
    return { import: presentImport(row, { counts, outcomes, job, now }) };
  });

  api.handle(contract.listImportRows, async ({ params, query, db, actor }) => {
    const imports = peopleImports(db);
    const { id_import } = expectOwn(actor, await imports.find(params.idImport), unknown);
    const { state, limit } = query;
    const from = placeIn(query);
    const [counts, rows] = await Promise.all([
      imports.counts(id_import),
      imports.page(id_import, { state, from, limit }),
    ]);
    const page = pageOf(rows, { from, limit, placeOf: ({ line }) => ({ key: '', id: line }) });
    const total = state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
    return { total, rows: page.rows.map(presentRow), places: page.places };
  });

  api.handle(contract.checkPeopleImport, async ({ params, body, db, actor, audit, jobs, request, now }) => {
    const row = await lockIn(db, actor, params.idImport, ['uploaded', 'checked']);
    const fault = mappingFault(body.mapping, { columns: row.columns.length, identifyBy: body.identifyBy });
    if (fault !== undefined) throw invalidField('body.mapping', fault);
    if (body.createsUnits) expectWholeCompany(actor, 'people.edit', 'Só quem alcança toda a empresa cria unidades.');
    await peopleImports(db).setMapping(row.id_import, body);
    await startJob({ db, actor, jobs, request, now }, row, { kind: 'check-people', state: 'checking' });
    await audit({ changes: [{ field: 'file', before: '', after: row.file_name }] });
    return { success: true, idImport: row.id_import };
  });

  api.handle(contract.commitPeopleImport, async ({ params, body, db, actor, audit, jobs, request, tenant, now }) => {
    const row = await lockIn(db, actor, params.idImport, ['checked']);
    const counts = await peopleImports(db).counts(row.id_import);
    if (counts.refused > 0 && !body.onlyGood)
      throw refuse(
        'admin.import-refused-rows',
        409,
        'O arquivo tem linhas recusadas. Corrija-as, ou escolha importar só as certas.',
      );
    if (counts.new + counts.changed + counts.conflict === 0)
      throw refuse('admin.import-nothing', 409, 'Não há nada para importar: o portal já está como o arquivo.');
    await startJob({ db, actor, jobs, request, now }, row, {
      kind: 'import-people',
      state: 'importing',
      conflicts: body.conflicts,
      options: body.sendsLinks ? { links: { portalUrl: request.portalUrl, tenant: tenant.name } } : {},
    });
    await audit({
      changes: [
        { field: 'file', before: '', after: row.file_name },
        { field: 'created', before: '', after: String(counts.new) },
        { field: 'changed', before: '', after: String(counts.changed + counts.conflict) },
      ],
    });
    return { success: true, idImport: row.id_import };
  });

  api.handle(contract.undoPeopleImport, async ({ params, db, actor, audit, jobs, request, now }) => {
    const row = await lockIn(db, actor, params.idImport, ['imported']);
    if (undoUntil(row, now) === null)
      throw refuse('admin.undo-too-late', 409, 'Uma importação só pode ser desfeita em até 24 horas.');
    await startJob({ db, actor, jobs, request, now }, row, { kind: 'undo-people', state: 'undoing' });
    await audit({ changes: [{ field: 'file', before: row.file_name, after: '' }] });
    return { success: true, idImport: row.id_import };
  });

  api.handle(contract.downloadRefusedRows, async ({ params, db, actor, audit }) => {
    const row = expectOwn(actor, await peopleImports(db).find(params.idImport), unknown);
    const refused = await peopleImports(db).refusedCells(row.id_import);
    await audit({ changes: [{ field: 'file', before: '', after: row.file_name }] });
    const titles = [...row.columns.map(({ name }) => name), 'Linha', 'Motivo'];
    const lines = refused.map(({ line, cells, plan }) => [
      ...row.columns.map((_, index) => cells[index] ?? ''),
      String(line),
      (plan?.faults ?? []).map(({ column, message }) => `${column}: ${message}`).join(' '),
    ]);
    const text = UTF8_MARK + csvLines([titles, ...lines]);
    return file(Buffer.from(text), { mediaType: CSV_MEDIA_TYPE, name: 'linhas-recusadas.csv' });
  });
}

/** Locks an import that the actor may see. Refuses one in another state. */
async function lockIn(
  db: TenantDb,
  actor: AdminActor,
  idImport: number,
  states: readonly ImportState[],
): Promise<PeopleImportRow> {
  const row = expectOwn(actor, await peopleImports(db).lock(idImport), unknown);
  if (states.includes(row.state)) return row;
  throw refuse('admin.import-state', 409, 'A importação já seguiu adiante. Abra a página de novo.');
}

interface JobToStart {
  readonly kind: AdminJobKind;
  /** State of the import while the job waits and runs. */
  readonly state: ImportState;
  readonly conflicts?: 'portal' | 'file';
  readonly options?: JobOptions;
}

async function startJob(
  context: JobContext,
  row: PeopleImportRow,
  { kind, state, conflicts, options = {} }: JobToStart,
): Promise<void> {
  await peopleImports(context.db).setState(row.id_import, state, conflicts ? { conflicts } : {});
  await startAdminJob(context, { kind, title: row.file_name, idImport: row.id_import, options, total: row.row_count });
}
