import { randomBytes } from 'node:crypto';
import * as contract from '@shared-kit/contracts/admin';
import { formatDate, toMoment } from '@shared-kit/contracts/calendar';
import { notFound, refuse } from '../../../platform/errors.ts';
import { exportKey } from '../../../platform/storage/personal-key.rules.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import { expectProvenAgain, hasPassword } from '../../identity/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import { startAdminJob } from '../jobs/start-admin-job.service.ts';
import { presentExport } from './company-export.presenter.ts';
import { companyExports, isOver } from './company-exports.repository.ts';

/** Seconds for which the address of a file can be opened. A download that has begun goes on. */
const ADDRESS_SECONDS = 120;

/** Serves exports of the company as the folder that the import reads. */
export function serveCompanyExports(api: AdminApi): void {
  api.handle(contract.listCompanyExports, async ({ db, session, now }) => {
    const [rows, jobs, withPassword] = await Promise.all([
      companyExports(db).newest(),
      adminJobs(db).newestExports(),
      hasPassword(db, session.idUser),
    ]);
    const jobOf = new Map(jobs.map((job) => [job.options.idExport, job]));
    return {
      hasPassword: withPassword,
      exports: rows.map((row) => presentExport(row, jobOf.get(row.id_export), now)),
    };
  });

  api.handle(contract.startCompanyExport, async (context) => {
    const { body, db, session, actor, audit, rateLimit, tenant, now } = context;
    await expectProvenAgain(db, { session, rateLimit, now, password: body.password });
    // Two calls at once wait for each other, so that the second one finds the job of the first.
    await companySettings(db).lockForUpdate();
    const [open] = (await adminJobs(db).newestExports()).filter(
      ({ state }) => state === 'queued' || state === 'running',
    );
    if (open?.options.idExport !== undefined) {
      await audit({ changes: [{ field: 'companyExport', before: '', after: 'pedida de novo; já está em andamento' }] });
      return { success: true, idExport: open.options.idExport };
    }
    const idExport = await companyExports(db).add({
      idActor: actor.idUser,
      actorName: actor.name,
      storageKey: exportKey(tenant.idApp, randomBytes(16).toString('hex')),
      now,
    });
    await startAdminJob(context, {
      kind: 'export-company',
      title: tenant.name,
      idImport: null,
      options: { idExport },
      total: 0,
    });
    await audit({ changes: [{ field: 'companyExport', before: '', after: 'pedida' }] });
    return { success: true, idExport };
  });

  api.handle(contract.downloadCompanyExport, async (context) => {
    const { params, body, db, session, audit, rateLimit, storage, tenant, now } = context;
    const row = await companyExports(db).find(params.idExport);
    if (!row) throw notFound('Esta exportação não existe.');
    await expectProvenAgain(db, { session, rateLimit, now, password: body.password });
    if (row.finished_at === null) throw refuse('admin.export-not-ready', 409, 'A exportação ainda não está pronta.');
    if (isOver(row, now))
      throw refuse('admin.export-over', 409, 'O arquivo foi removido depois de um dia. Exporte de novo.');
    const day = formatDate(toMoment(row.finished_at)).replaceAll('/', '-');
    await audit({ changes: [{ field: 'companyExport', before: '', after: `baixada (de ${day})` }] });
    const name = `${tenant.key}-${day}.zip`;
    return { success: true, address: storage.signMediaUrl(row.storage_key, { now, expiresIn: ADDRESS_SECONDS, name }) };
  });
}
