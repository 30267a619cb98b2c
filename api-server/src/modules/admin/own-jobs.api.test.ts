import { cancelAdminJob, commitTrainingImport, dismissAdminJob, listAdminJobs } from '@shared-kit/contracts/admin';
import type { TestUser } from '../../test/index.ts';
import { actsOf, app, inTenant, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { readTrainings, sendTrainings, trainingFolder } from './test/training-import.fixtures.ts';

startAdministration();

const jobsOf = async (as: TestUser, only?: 'open' | 'failed') =>
  (await app.ok(listAdminJobs, { query: only === undefined ? {} : { only } }, { as })).jobs;

/** Imports trainings as somebody and returns the job, which waits. */
async function startImport(code: string, as: TestUser) {
  const { idImport } = await sendTrainings(trainingFolder(code), `${code}.zip`, as);
  await app.ok(commitTrainingImport, { params: { idImport }, body: {} }, { as });
  return { idImport, idJob: (await readTrainings(idImport, as)).job?.idJob ?? 0 };
}

test('an author sees and cancels their own import, and nobody else reaches it but who edits all people', async () => {
  const author = await makeHolder('author', { kind: 'all' });
  const { idImport, idJob } = await startImport('do-autor', author);
  const input = { params: { idJob }, body: {} };
  expect(await jobsOf(author, 'open')).toMatchObject([{ idJob, kind: 'import-trainings' }]);
  for (const role of ['author', 'reports', 'dpo', 'approver'] as const) {
    const other = await makeHolder(role, { kind: 'all' });
    expect(await jobsOf(other)).toEqual([]);
    expect((await app.call(cancelAdminJob, input, { as: other })).status).toBe(404);
    expect((await app.call(dismissAdminJob, input, { as: other })).status).toBe(404);
  }
  expect((await app.call(cancelAdminJob, input, { as: await app.makeUser() })).status).toBe(403);
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  expect((await app.call(cancelAdminJob, input, { as: stranger, at: app.otherTenant })).status).toBe(404);
  expect((await jobsOf(owner)).map((job) => job.idJob)).toContain(idJob);
  await app.ok(cancelAdminJob, input, { as: author });
  expect((await readTrainings(idImport, author)).job?.state).toBe('cancelled');
  expect((await actsOf(author)).filter(({ act }) => act === 'admin.cancel-job')).toHaveLength(1);
});

test('an author finds their failed import and dismisses its notice', async () => {
  const author = await makeHolder('author', { kind: 'all' });
  const { idJob } = await startImport('que-falha', author);
  await inTenant((db) =>
    db
      .updateTable('admin_jobs')
      .set({ state: 'failed', failure: 'Sem espaço.', finished_at: app.clock.now() })
      .where('id_job', '=', idJob)
      .execute(),
  );
  expect(await jobsOf(author, 'failed')).toMatchObject([{ idJob, failure: 'Sem espaço.' }]);
  await app.ok(dismissAdminJob, { params: { idJob }, body: {} }, { as: author });
  expect(await jobsOf(author, 'failed')).toEqual([]);
});
