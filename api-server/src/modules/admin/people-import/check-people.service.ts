import type { StepContext } from '../../../platform/jobs/job.port.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { jobActor } from '../jobs/job-actor.service.ts';
import { JobCancelled } from '../jobs/job-failure.types.ts';
import { knownPeople } from './known-people.service.ts';
import { chunksOf, peopleImports } from './people-imports.repository.ts';
import { planRows } from './plan-rows.rules.ts';

/**
 * Decides what each row of a file would do, and stores it for the preview. It changes nobody, and starts anew when its
 * server is lost.
 */
export async function checkPeople(job: AdminJobRow, idImport: number, context: StepContext): Promise<void> {
  const { transaction, now } = context;
  const { rows, plan } = await transaction(async (db) => {
    const imports = peopleImports(db);
    const file = await imports.find(idImport);
    if (!file) throw new JobCancelled();
    const actor = await jobActor(db, job.id_actor, 'people.edit');
    const known = await knownPeople(db, actor);
    const columns = file.columns.map(({ name }) => name);
    return {
      rows: await imports.cells(idImport),
      plan: {
        ...known,
        columns,
        mapping: file.mapping,
        identifyBy: file.identify_by,
        createsUnits: file.creates_units,
      },
    };
  });
  let done = 0;
  for (const chunk of chunksOf(planRows(rows, plan))) {
    done += chunk.length;
    await transaction(async (db) => {
      if (await adminJobs(db).wantsCancel(job.id_job)) throw new JobCancelled();
      await peopleImports(db).savePlans(idImport, chunk);
      await adminJobs(db).report(job.id_job, done);
    });
  }
  await transaction(async (db) => {
    if (!(await adminJobs(db).end(job.id_job, now))) throw new JobCancelled();
    await peopleImports(db).setState(idImport, 'checked');
  });
}
