import { cancelAdminJob, commitPeopleImport, listAdminJobs, undoPeopleImport } from '@shared-kit/contracts/admin';
import { HOUR_MS, MINUTE_MS } from '@shared-kit/contracts/calendar';
import { resumeAdminJobs } from './jobs/run-admin-job.job.ts';
import { app, inTenant, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { check, commit, personOf, read, rowsOf, undo } from './test/people-import.fixtures.ts';

startAdministration();

const body = { onlyGood: false, conflicts: 'portal', sendsLinks: false } as const;

test('an undo removes new people and gives changed ones their values back', async () => {
  await commit(await check('Nome;Login;Departamento;Gestor\nAntes Um;antes.um;Vendas;'));
  const file =
    'Nome;Login;Departamento;Gestor\nDepois Um;antes.um;Compras;novo.um\nNovo Um;novo.um;Compras;\nNovo Dois;novo.dois;;novo.um';
  const done = await commit(await check(file));
  expect(done.outcomes).toMatchObject({ created: 2, changed: 1 });
  expect(done.undoUntil).not.toBeNull();
  const undone = await undo(done);
  expect([undone.state, undone.outcomes.removed, undone.outcomes.restored]).toEqual(['undone', 2, 1]);
  expect(await personOf('antes.um')).toMatchObject({ name: 'Antes Um', department: 'Vendas', id_manager: null });
  expect([await personOf('novo.um'), await personOf('novo.dois')]).toEqual([undefined, undefined]);
  expect((await check(file)).counts).toMatchObject({ new: 2, changed: 1, conflict: 0 });
});

test('an undo keeps who uses the portal and what changed after the import, and says so', async () => {
  await commit(await check('Nome;Login;Departamento\nFica Mudada;fica.mudada;A'));
  const done = await commit(await check('Nome;Login;Departamento\nFica Mudada;fica.mudada;B\nFica Nova;fica.nova;'));
  await inTenant(async (db) => {
    await db.updateTable('users').set({ department: 'C' }).where('username', '=', 'fica.mudada').execute();
    await db.updateTable('users').set({ last_login: app.clock.now() }).where('username', '=', 'fica.nova').execute();
  });
  expect((await undo(done)).outcomes.kept).toBe(2);
  expect((await rowsOf(done)).map(({ outcome, note }) => [outcome, note])).toEqual([
    ['kept', 'Parte dos dados mudou depois da importação e ficou.'],
    ['kept', 'Já escolheu a senha ou entrou no portal.'],
  ]);
  expect((await personOf('fica.mudada'))?.department).toBe('C');
});

test('after 24 hours an import stays', async () => {
  const done = await commit(await check('Nome;Login\nVelha Imp;velha.imp'));
  const before = new Date(app.clock.now().getTime() - 24 * HOUR_MS);
  await inTenant((db) =>
    db.updateTable('people_imports').set({ imported_at: before }).where('id_import', '=', done.idImport).execute(),
  );
  await app.refused(undoPeopleImport, { params: done, body: {} }, 409, { as: owner });
});

test('a job whose server was lost is resumed by another, whole and once', async () => {
  const found = await check('Nome;Login\nQueda Uma;queda.uma\nQueda Duas;queda.duas');
  await app.ok(commitPeopleImport, { params: found, body }, { as: owner });
  // The server took the job and was killed: its transaction is gone, and the job still says that it runs.
  const runSince = (minutes: number) =>
    inTenant((db) =>
      db
        .updateTable('admin_jobs')
        .set({ state: 'running', started_at: new Date(app.clock.now().getTime() - minutes * MINUTE_MS), attempts: 1 })
        .where('id_import', '=', found.idImport)
        .where('state', 'in', ['queued', 'running'])
        .execute(),
    );
  await runSince(1);
  await app.runJobs(resumeAdminJobs);
  expect((await read(found.idImport)).state).toBe('importing');
  await runSince(3);
  await app.runJobs(resumeAdminJobs);
  const done = await read(found.idImport);
  expect([done.state, done.outcomes.created, done.job?.state]).toEqual(['imported', 2, 'done']);
  await app.runJobs(resumeAdminJobs);
  expect((await read(found.idImport)).outcomes.created).toBe(2);
});

test('a cancelled job leaves nothing, and can be started again', async () => {
  const found = await check('Nome;Login\nCancela Uma;cancela.uma');
  await app.ok(commitPeopleImport, { params: found, body }, { as: owner });
  const { job } = await read(found.idImport);
  await app.ok(cancelAdminJob, { params: { idJob: job?.idJob ?? 0 }, body: {} }, { as: owner });
  await app.runJobs();
  expect(await personOf('cancela.uma')).toBeUndefined();
  const after = await read(found.idImport);
  expect([after.state, after.job?.state]).toEqual(['checked', 'cancelled']);
  await app.refused(cancelAdminJob, { params: { idJob: job?.idJob ?? 0 }, body: {} }, 409, { as: owner });
  expect((await commit(found)).outcomes.created).toBe(1);
});

test('a running import that is cancelled is rolled back', async () => {
  const found = await check('Nome;Login\nRecua Uma;recua.uma');
  await app.ok(commitPeopleImport, { params: found, body }, { as: owner });
  await inTenant((db) =>
    db.updateTable('admin_jobs').set({ wants_cancel: true }).where('id_import', '=', found.idImport).execute(),
  );
  await app.runJobs();
  expect(await personOf('recua.uma')).toBeUndefined();
  expect((await read(found.idImport)).job?.state).toBe('cancelled');
});

test('a job of somebody who lost the right meanwhile fails with its reason', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const found = await check('Nome;Login\nSem Direito;sem.direito', { as: hr });
  await app.ok(commitPeopleImport, { params: found, body }, { as: hr });
  await inTenant((db) => db.deleteFrom('role_grants').where('id_user', '=', hr.idUser).execute());
  await app.runJobs();
  expect((await read(found.idImport)).job).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('direito'),
  });
  const { total } = await app.ok(listAdminJobs, { query: { only: 'failed' } }, { as: owner });
  expect(total).toBeGreaterThan(0);
});
