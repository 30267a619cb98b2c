import {
  cancelAdminJob,
  enrolPeople,
  readEnrolmentBatch,
  setClassClosed,
  undoEnrolmentBatch,
} from '@shared-kit/contracts/admin';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import {
  actsOf,
  app,
  inTenant,
  makeClass,
  makeHolder,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { allRows, countsOf, makeCrowd, readBatch, startEnrolling } from './test/enrolment-batches.fixtures.ts';

startAdministration();

/** More people than one call enrols. */
const SIZE = 205;

const enrolmentsOf = (ids: readonly number[], idNode = training.livre) =>
  inTenant((db) =>
    db
      .selectFrom('enrollments')
      .select(['id_enrollment', 'id_user'])
      .where('id_node', '=', idNode)
      .where('id_user', 'in', [...ids])
      .execute(),
  );

test('enrols more than 200 people by a job and accounts for everybody', async () => {
  const { department, ids } = await makeCrowd(SIZE - 2);
  const inactive = await app.makeUser(app.tenant, { department, active: false });
  const already = await app.makeUser(app.tenant, { department });
  const some = await app.makeUser(app.tenant, { department });
  await app.ok(
    enrolPeople,
    {
      body: {
        selection: { kind: 'ids', ids: [already.idUser] },
        trainings: [{ idTraining: training.livre, idTeam: null }],
        dueDay: null,
        reason: '',
      },
    },
    { as: owner },
  );
  const as = await makeHolder('owner', { kind: 'all' });
  const started = await startEnrolling({ department, as });
  expect(started).toMatchObject({ state: 'enrolling', people: SIZE + 1, job: { state: 'queued', total: SIZE + 1 } });
  expect(await enrolmentsOf(ids)).toEqual([]);
  await app.runJobs();
  const batch = await readBatch(started.idBatch);
  expect(batch).toMatchObject({ state: 'done', job: { state: 'done', done: SIZE + 1, idBatch: batch.idBatch } });
  expect(countsOf(batch)).toEqual([{ enrolled: SIZE - 1, already: 1, inactive: 1 }]);
  const rows = await allRows(batch.idBatch);
  expect(new Set(rows.map(({ person }) => person.idPerson)).size).toBe(SIZE + 1);
  expect(await allRows(batch.idBatch, 'inactive')).toMatchObject([{ person: { idPerson: inactive.idUser } }]);
  const { notifications } = await app.ok(listBellEntries, { query: {} }, { as: some });
  expect(notifications).toMatchObject([{ title: 'Você foi inscrito em Treinamento livre' }]);
  expect((await actsOf(as)).map(({ act, changes }) => [act, changes])).toEqual([
    [enrolPeople.id, [{ field: 'enrolling', before: '', after: `Treinamento livre: ${SIZE + 1}` }]],
    [enrolPeople.id, [{ field: 'enrolled', before: '', after: `Treinamento livre: ${SIZE - 1}` }]],
  ]);
}, 60_000);

test('enrols nobody twice when it is sent twice', async () => {
  const { department, ids } = await makeCrowd(SIZE);
  const [first, second] = [await startEnrolling({ department }), await startEnrolling({ department })];
  await Promise.all([app.runJobs(), app.runJobs()]);
  const counts = [countsOf(await readBatch(first.idBatch)), countsOf(await readBatch(second.idBatch))].flat();
  expect(counts.reduce((sum, { enrolled = 0 }) => sum + enrolled, 0)).toBe(SIZE);
  expect(counts.reduce((sum, { already = 0 }) => sum + already, 0)).toBe(SIZE);
  expect(await enrolmentsOf(ids)).toHaveLength(SIZE);
}, 60_000);

test('never exceeds the seats of a class, also in two jobs at once', async () => {
  const { idClass } = await makeClass('livre', { capacity: 7 });
  const trainings = [{ idTraining: training.livre, idTeam: idClass }];
  const crowds = [await makeCrowd(SIZE), await makeCrowd(SIZE)];
  const started = [];
  for (const { department } of crowds) started.push(await startEnrolling({ department, trainings }));
  await Promise.all([app.runJobs(), app.runJobs()]);
  const counts = [];
  for (const { idBatch } of started) counts.push(...countsOf(await readBatch(idBatch)));
  expect(counts.reduce((sum, { enrolled = 0 }) => sum + enrolled, 0)).toBe(7);
  expect(counts.reduce((sum, one) => sum + (one['no-seat'] ?? 0), 0)).toBe(2 * SIZE - 7);
}, 60_000);

test('counts people and trainings together, and goes through the trainings one by one', async () => {
  const { department } = await makeCrowd(110);
  const trainings = [training.livre, training.outra].map((idTraining) => ({ idTraining, idTeam: null }));
  const { idBatch } = await startEnrolling({ department, trainings: [...trainings, ...trainings] });
  await app.runJobs();
  expect(countsOf(await readBatch(idBatch))).toEqual([{ enrolled: 110 }, { enrolled: 110 }]);
}, 60_000);

test('a job that is cancelled while it waits enrols nobody and says so for each person', async () => {
  const { department, ids } = await makeCrowd(SIZE);
  const { idBatch, job } = await startEnrolling({ department });
  await app.ok(cancelAdminJob, { params: { idJob: job?.idJob ?? 0 }, body: {} }, { as: owner });
  await app.runJobs();
  const batch = await readBatch(idBatch);
  expect(batch).toMatchObject({ state: 'done', job: { state: 'cancelled' } });
  expect(countsOf(batch)).toEqual([{ 'not-reached': SIZE }]);
  expect(await enrolmentsOf(ids)).toEqual([]);
}, 60_000);

test('a job that is cancelled while it runs keeps whole steps and nothing of the one at work', async () => {
  const { department, ids } = await makeCrowd(SIZE);
  const { idBatch, job } = await startEnrolling({ department });
  await inTenant((db) =>
    db
      .updateTable('admin_jobs')
      .set({ wants_cancel: true })
      .where('id_job', '=', job?.idJob ?? 0)
      .execute(),
  );
  await app.runJobs();
  expect(countsOf(await readBatch(idBatch))).toEqual([{ 'not-reached': SIZE }]);
  expect(await enrolmentsOf(ids)).toEqual([]);
}, 60_000);

test('a class that closes before the job refuses everybody with the cause', async () => {
  const { idClass } = await makeClass('livre');
  const { department } = await makeCrowd(SIZE);
  const { idBatch } = await startEnrolling({
    department,
    trainings: [{ idTraining: training.livre, idTeam: idClass }],
  });
  await app.ok(setClassClosed, { params: { idClass }, body: { closed: true } }, { as: owner });
  await app.runJobs();
  expect(countsOf(await readBatch(idBatch))).toEqual([{ closed: SIZE }]);
}, 60_000);

test('leaves out who left the reach of its starter, and whoever was removed from the company is counted', async () => {
  const { department, ids } = await makeCrowd(SIZE);
  const hr = await makeHolder('hr', { kind: 'departments', departments: [department] });
  const { idBatch } = await startEnrolling({ department, as: hr });
  const [moved = 0, removed = 0] = ids;
  await inTenant(async (db) => {
    await db.updateTable('users').set({ department: 'Longe' }).where('id_user', '=', moved).execute();
    await db.deleteFrom('users').where('id_user', '=', removed).execute();
  });
  await app.runJobs();
  expect(countsOf(await readBatch(idBatch))).toEqual([{ enrolled: SIZE - 2, gone: 2 }]);
  expect(await enrolmentsOf([moved])).toEqual([]);
}, 60_000);

test('stops when its starter lost the right, and others do not see it', async () => {
  const { department, ids } = await makeCrowd(SIZE);
  const hr = await makeHolder('hr', { kind: 'departments', departments: [department] });
  const { idBatch } = await startEnrolling({ department, as: hr });
  const other = await makeHolder('hr', { kind: 'departments', departments: [department] });
  expect((await app.call(readEnrolmentBatch, { params: { idBatch } }, { as: other })).status).toBe(404);
  await inTenant((db) => db.deleteFrom('role_grants').where('id_user', '=', hr.idUser).execute());
  await app.runJobs();
  const batch = await readBatch(idBatch);
  expect(batch.job).toMatchObject({ state: 'failed', failure: expect.stringContaining('não tem mais o direito') });
  expect(countsOf(batch)).toEqual([{ 'not-reached': SIZE }]);
  expect(await enrolmentsOf(ids)).toEqual([]);
}, 60_000);

test('an undo ends what nobody began, frees the seats, and says what stays', async () => {
  const { idClass } = await makeClass('livre', { capacity: SIZE });
  const { department, ids } = await makeCrowd(SIZE);
  const trainings = [{ idTraining: training.livre, idTeam: idClass }];
  const { idBatch } = await startEnrolling({ department, trainings });
  await app.runJobs();
  await inTenant((db) =>
    db
      .updateTable('enrollments')
      .set({ status: 'IN_PROGRESS' })
      .where('id_team', '=', idClass)
      .where('id_user', '=', ids[0] ?? 0)
      .execute(),
  );
  const undo = () => app.call(undoEnrolmentBatch, { params: { idBatch }, body: {} }, { as: owner });
  expect((await undo()).status).toBe(200);
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'admin.batch-state' } });
  await app.runJobs();
  const batch = await readBatch(idBatch);
  expect(batch).toMatchObject({ state: 'undone', undoUntil: null, job: { kind: 'undo-enrolments', state: 'done' } });
  expect(countsOf(batch)).toEqual([{ undone: SIZE - 1, kept: 1 }]);
  const { seats_taken } = await inTenant((db) =>
    db.selectFrom('teams').select('seats_taken').where('id_team', '=', idClass).executeTakeFirstOrThrow(),
  );
  expect(seats_taken).toBe(1);
}, 60_000);

test('refuses an undo after 24 hours, a training that does not exist and a class that has ended', async () => {
  const { department } = await makeCrowd(SIZE);
  const { idBatch } = await startEnrolling({ department });
  await app.runJobs();
  const longAgo = new Date(app.clock.now().getTime() - 25 * HOUR_MS);
  await inTenant((db) =>
    db.updateTable('enrolment_batches').set({ finished_at: longAgo }).where('id_batch', '=', idBatch).execute(),
  );
  expect((await readBatch(idBatch)).undoUntil).toBeNull();
  expect(await app.call(undoEnrolmentBatch, { params: { idBatch }, body: {} }, { as: owner })).toMatchObject({
    status: 409,
    body: { code: 'admin.undo-too-late' },
  });
  const { idClass } = await makeClass('livre');
  await app.ok(setClassClosed, { params: { idClass }, body: { closed: true } }, { as: owner });
  const body = (idTraining: number, idTeam: number | null) => ({
    selection: { kind: 'filter', filter: { department } } as const,
    trainings: [{ idTraining, idTeam }],
    dueDay: null,
    reason: '',
  });
  const send = (idTraining: number, idTeam: number | null) =>
    app.call(enrolPeople, { body: body(idTraining, idTeam) }, { as: owner });
  expect((await send(999_999, null)).status).toBe(404);
  expect(await send(training.livre, idClass)).toMatchObject({ status: 409, body: { code: 'learning.class-ended' } });
}, 60_000);
