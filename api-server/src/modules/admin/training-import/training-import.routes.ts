import * as contract from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { catalogPages } from '../../learning/index.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectWholeCompany } from '../access/whole-company.policy.ts';
import { expectOnScreens } from '../company/files-govern.policy.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import { startAdminJob } from '../jobs/start-admin-job.service.ts';
import { expectStored, withStoredZip } from './stored-zip.service.ts';
import { packageFindings, planTrainings, withLocalFile, withTrainingFile } from './training-file.service.ts';
import { presentTrainingImport } from './training-import.presenter.ts';
import { trainingImports } from './training-imports.repository.ts';
import type { TrainingImportRow } from './training-imports.repository.ts';

/** Serves imports of trainings from files. */
export function serveTrainingImports(api: AdminApi): void {
  api.handleInSteps(contract.uploadTrainingFile, async ({ form, step, storage, tenant, now }) => {
    await step(async ({ db, actor }) => {
      expectWhole(actor);
      expectOnScreens(await companySettings(db).find());
    });
    if (!form.file) throw refuse('request.invalid-form', 400, 'Escolha um arquivo.');
    const { fileName: name } = form.fields;
    const idImport = await withLocalFile(form.file.bytes, (path) =>
      withTrainingFile({ path, name, storageKey: '' }, async (opened) => {
        const report = await packageFindings(opened);
        return withStoredZip(storage, { path, idApp: tenant.idApp }, (storageKey) =>
          step(async ({ db, actor, audit }) => {
            await audit({ changes: [{ field: 'trainingFile', before: '', after: name }] });
            const file = { ...opened, storageKey };
            const plan = await planTrainings(db, file, { training: undefined, report, now });
            return trainingImports(db).add({ ...plan, idActor: actor.idUser, fileName: name, storageKey, now });
          }),
        );
      }),
    );
    return { success: true, idImport };
  });

  api.handle(contract.readTrainingImport, async ({ params, db, actor }) => {
    expectWhole(actor);
    const row = expectFound(await trainingImports(db).find(params.idImport));
    const [catalogs, job] = await Promise.all([catalogPages(db), adminJobs(db).newestOfTrainings(row.id_import)]);
    return { import: presentTrainingImport(row, { catalogs, job }) };
  });

  api.handleInSteps(contract.describeTrainingImport, async ({ params, body, step, storage, now }) => {
    const row = await step(async ({ db, actor }) => {
      expectWhole(actor);
      const found = expectFound(await trainingImports(db).find(params.idImport));
      if (found.kind !== 'scorm') throw notFound('Só um pacote SCORM é descrito aqui.');
      return found;
    });
    await withLocalFile(await expectStored(storage, row.storage_key), (path) =>
      withTrainingFile({ path, name: row.file_name, storageKey: row.storage_key }, async (file) => {
        const report = await packageFindings(file);
        await step(async ({ db, audit }) => {
          await lockChecked(db, row.id_import);
          const plan = await planTrainings(db, file, { training: body, report, now });
          await trainingImports(db).saveCheck(row.id_import, plan);
          await audit({ changes: [{ field: 'trainingTitle', before: row.training?.title ?? '', after: body.title }] });
        });
      }),
    );
    return { success: true, idImport: row.id_import };
  });

  api.handle(contract.commitTrainingImport, async (context) => {
    const { params, db, actor, audit } = context;
    expectWhole(actor);
    expectOnScreens(await companySettings(db).find());
    const row = await lockChecked(db, params.idImport);
    const total = row.entries.filter(({ state }) => state !== 'same').length;
    if (row.faults.length > 0)
      throw refuse('admin.import-faults', 409, 'O arquivo tem problemas. Corrija-os e envie o arquivo de novo.');
    if (total === 0)
      throw refuse('admin.import-nothing', 409, 'Não há nada para importar: o portal já está como o arquivo.');
    await trainingImports(db).setState(row.id_import, 'importing');
    await startAdminJob(context, {
      kind: 'import-trainings',
      title: row.file_name,
      idImport: null,
      options: { idTrainingImport: row.id_import },
      total,
    });
    await audit({ changes: [{ field: 'trainingFile', before: '', after: row.file_name }] });
    return { success: true, idImport: row.id_import };
  });
}

/** Trainings share contents, catalogs and certificates, so that a file is never about a single training. */
function expectWhole(actor: AdminActor): void {
  expectWholeCompany(actor, 'trainings.edit', 'O seu papel vale para alguns treinamentos e não importa outros.');
}

function expectFound(row: TrainingImportRow | undefined): TrainingImportRow {
  if (!row) throw notFound('Esta importação não existe.');
  return row;
}

/** Locks an import that waits for its confirmation. Refuses one in another state. */
async function lockChecked(db: TenantDb, idImport: number): Promise<TrainingImportRow> {
  const row = expectFound(await trainingImports(db).lock(idImport));
  if (row.state === 'checked') return row;
  throw refuse('admin.import-state', 409, 'A importação já seguiu adiante. Abra a página de novo.');
}
