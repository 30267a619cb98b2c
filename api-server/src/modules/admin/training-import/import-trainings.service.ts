import { commitTrainingImport } from '@shared-kit/contracts/admin';
import { expectStored } from './stored-zip.service.ts';
import { ImportRefused, faultLine } from '../../../platform/importing/import-fault.types.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import type { StepContext } from '../../../platform/jobs/job.port.ts';
import { recordAct } from '../../audit/index.ts';
import { unpackWaiting } from '../../learning/index.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { jobActor } from '../jobs/job-actor.service.ts';
import { JobCancelled, JobFailure } from '../jobs/job-failure.types.ts';
import { planTrainings, withLocalFile, withTrainingFile } from './training-file.service.ts';
import { trainingImports } from './training-imports.repository.ts';

/** Writes what the check found, in one transaction, and unpacks SCORM packages afterwards. */
export async function importTrainings(job: AdminJobRow, _: number, context: StepContext): Promise<void> {
  const { transaction, now, jobs, storage, ports } = context;
  const idImport = job.options.idTrainingImport ?? 0;
  const row = await transaction((db) => trainingImports(db).find(idImport));
  if (row?.state !== 'importing') throw new JobCancelled();
  const { file_name: name, storage_key: storageKey } = row;
  await withLocalFile(await expectStored(storage, storageKey), (path) =>
    withTrainingFile({ path, name, storageKey }, (file) =>
      transaction(async (db) => {
        if ((await trainingImports(db).lock(idImport))?.state !== 'importing') throw new JobCancelled();
        await jobActor(db, job.id_actor, 'trainings.edit');
        const { isGovernedByFiles } = await companySettings(db).find();
        if (isGovernedByFiles) throw new JobFailure('Os arquivos desta empresa decidem os treinamentos.');
        const plan = await planTrainings(db, file, { training: row.training, now });
        const conflicts = await plan.write({ storage, ports }).catch((error: unknown) => {
          if (!(error instanceof ImportRefused)) throw error;
          throw new JobFailure(error.faults.slice(0, 3).map(faultLine).join(' '));
        });
        const kept = conflicts.map(
          ({ setting }) => `${setting}: foi mudado numa tela, e continua como está no portal.`,
        );
        await trainingImports(db).saveCheck(idImport, { ...plan, notes: [...row.notes, ...kept] });
        await trainingImports(db).setState(idImport, 'imported', { importedAt: now });
        await recordAct(db, {
          idActor: job.id_actor,
          actorName: job.actor_name,
          act: commitTrainingImport.id,
          changes: [
            { field: 'trainingFile', before: '', after: name },
            ...(['new', 'changed'] as const).map((state) => ({
              field: state === 'new' ? 'trainingNew' : 'trainingChanged',
              before: '',
              after: plan.entries
                .filter((entry) => entry.state === state)
                .map(({ title }) => title)
                .join(', ')
                .slice(0, 1000),
            })),
          ],
          requestId: job.request_id,
          address: job.address,
          now,
        });
        await jobs.send(db, unpackWaiting, {});
        if (!(await adminJobs(db).end(job.id_job, now))) throw new JobCancelled();
      }),
    ),
  );
}
