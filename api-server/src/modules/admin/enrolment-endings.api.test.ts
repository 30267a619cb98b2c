import {
  cancelAdminJob,
  endEnrolments,
  enrolPeople,
  previewEndEnrolments,
  undoEnrolmentBatch,
} from '@shared-kit/contracts/admin';
import type { EnrolmentSelection } from '@shared-kit/contracts/admin';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import type { TestUser } from '../../test/index.ts';
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

/** More enrolments than one call ends. */
const SIZE = 205;

/** Enrols a department of its own and returns the people in the order of their ids. */
async function enrolled(idTeam: number | null = null) {
  const crowd = await makeCrowd(SIZE);
  await startEnrolling({ department: crowd.department, trainings: [{ idTraining: training.livre, idTeam }] });
  await app.runJobs();
  return crowd;
}

const selectionOf = (department: string): EnrolmentSelection => ({
  kind: 'filter',
  idTraining: training.livre,
  filter: { department },
});

async function startEnding(department: string, as: TestUser = owner) {
  const body = { selection: selectionOf(department), reason: 'Fim do contrato' };
  const { idBatch, ended } = await app.ok(endEnrolments, { body }, { as });
  if (idBatch === null) throw new Error(`no job: ${ended}`);
  return readBatch(idBatch, as);
}

async function undo(idBatch: number) {
  await app.ok(undoEnrolmentBatch, { params: { idBatch }, body: {} }, { as: owner });
  await app.runJobs();
  return readBatch(idBatch);
}

const statesOf = (ids: readonly number[]) =>
  inTenant((db) =>
    db
      .selectFrom('enrollments as e')
      .leftJoin('enrollment_removals as r', 'r.id_enrollment', 'e.id_enrollment')
      .select(['e.id_user', 'e.status', 'e.expires_at', 'r.removed_by', 'r.reason'])
      .where('e.id_node', '=', training.livre)
      .where('e.id_user', 'in', [...ids])
      .orderBy('e.id_user')
      .execute(),
  );

const setStatus = (idUser: number, fields: { status: 'IN_PROGRESS' | 'COMPLETED' }) =>
  inTenant((db) =>
    db
      .updateTable('enrollments')
      .set({ ...fields, expires_at: new Date('2099-12-31T12:00:00Z') })
      .where('id_node', '=', training.livre)
      .where('id_user', '=', idUser)
      .execute(),
  );

const seatsOf = async (idTeam: number) => {
  const row = await inTenant((db) =>
    db.selectFrom('teams').select('seats_taken').where('id_team', '=', idTeam).executeTakeFirstOrThrow(),
  );
  return row.seats_taken;
};

test('says before who loses the access, ends everything of a filter by a job and accounts for everybody', async () => {
  const { department, ids } = await enrolled();
  const [begun = 0, done = 0] = ids;
  await setStatus(begun, { status: 'IN_PROGRESS' });
  await setStatus(done, { status: 'COMPLETED' });
  const as = await makeHolder('owner', { kind: 'all' });
  const query = { selection: JSON.stringify(selectionOf(department)) };
  expect(await app.ok(previewEndEnrolments, { query }, { as })).toEqual({
    notBegun: SIZE - 2,
    begun: 1,
    unchanged: 1,
  });
  const started = await startEnding(department, as);
  expect(started).toMatchObject({ kind: 'end', state: 'ending', people: SIZE, job: { state: 'queued', total: SIZE } });
  expect((await statesOf(ids)).filter(({ removed_by }) => removed_by !== null)).toEqual([]);
  await app.runJobs();
  const batch = await readBatch(started.idBatch);
  expect(batch).toMatchObject({ state: 'done', job: { kind: 'end-enrolments', state: 'done', done: SIZE } });
  expect(countsOf(batch)).toEqual([{ ended: SIZE - 1, finished: 1 }]);
  expect(new Set((await allRows(batch.idBatch)).map(({ person }) => person.idPerson)).size).toBe(SIZE);
  expect((await statesOf([begun]))[0]).toMatchObject({ status: 'EXPIRED', reason: 'Fim do contrato' });
  expect((await actsOf(as)).map(({ act, changes, reason }) => [act, changes, reason])).toEqual([
    [endEnrolments.id, [{ field: 'enrolling', before: `Treinamento livre: ${SIZE}`, after: '' }], 'Fim do contrato'],
    [endEnrolments.id, [{ field: 'enrolled', before: `Treinamento livre: ${SIZE - 1}`, after: '' }], 'Fim do contrato'],
  ]);
}, 60_000);

test('an undo restores status, end and seats, and leaves who was enrolled again', async () => {
  const { idClass } = await makeClass('livre', { capacity: SIZE });
  const { department, ids } = await enrolled(idClass);
  const [begun = 0, again = 0] = ids;
  await setStatus(begun, { status: 'IN_PROGRESS' });
  const before = await statesOf(ids);
  const { idBatch } = await startEnding(department);
  await app.runJobs();
  expect(await seatsOf(idClass)).toBe(0);
  await inTenant((db) =>
    db
      .insertInto('enrollments')
      .values({
        id_user: again,
        id_node: training.livre,
        status: 'NOT_ATTEMPTED',
        progress: 0,
        enrolled_at: app.clock.now(),
      })
      .execute(),
  );
  const batch = await undo(idBatch);
  expect(batch).toMatchObject({ state: 'undone', undoUntil: null, job: { kind: 'restore-enrolments', state: 'done' } });
  expect(countsOf(batch)).toEqual([{ restored: SIZE - 1, 'stays-ended': 1 }]);
  const restored = (rows: typeof before) => rows.filter(({ id_user }) => id_user !== again);
  expect(restored(await statesOf(ids))).toEqual(restored(before));
  expect(await seatsOf(idClass)).toBe(SIZE - 1);
  expect((await app.call(undoEnrolmentBatch, { params: { idBatch }, body: {} }, { as: owner })).status).toBe(409);
}, 60_000);

test('an undo never exceeds the seats that others have taken meanwhile', async () => {
  const { idClass } = await makeClass('livre', { capacity: SIZE });
  const { department } = await enrolled(idClass);
  const { idBatch } = await startEnding(department);
  await app.runJobs();
  const other = await makeCrowd(5);
  const body = {
    selection: { kind: 'filter', filter: { department: other.department } } as const,
    trainings: [{ idTraining: training.livre, idTeam: idClass }],
    dueDay: null,
    reason: '',
  };
  await app.ok(enrolPeople, { body }, { as: owner });
  expect(countsOf(await undo(idBatch))).toEqual([{ restored: SIZE - 5, 'no-seat': 5 }]);
  expect(await seatsOf(idClass)).toBe(SIZE);
}, 60_000);

test('ends nothing twice when it is sent twice, and says who was ended before', async () => {
  const { department, ids } = await enrolled();
  const started = [await startEnding(department), await startEnding(department)];
  await Promise.all([app.runJobs(), app.runJobs()]);
  const counts = [];
  for (const { idBatch } of started) counts.push(...countsOf(await readBatch(idBatch)));
  expect(counts.reduce((sum, { ended = 0 }) => sum + ended, 0)).toBe(SIZE);
  expect(counts.reduce((sum, one) => sum + (one['ended-before'] ?? 0), 0)).toBe(SIZE);
  expect((await statesOf(ids)).every(({ status }) => status === 'EXPIRED')).toBe(true);
}, 60_000);

test('a job that is cancelled before it runs ends nothing and says so for each person', async () => {
  const { department, ids } = await enrolled();
  const { idBatch, job } = await startEnding(department);
  await app.ok(cancelAdminJob, { params: { idJob: job?.idJob ?? 0 }, body: {} }, { as: owner });
  await app.runJobs();
  const batch = await readBatch(idBatch);
  expect(batch).toMatchObject({ state: 'done', job: { state: 'cancelled' } });
  expect(countsOf(batch)).toEqual([{ 'not-reached': SIZE }]);
  expect((await statesOf(ids)).filter(({ removed_by }) => removed_by !== null)).toEqual([]);
}, 60_000);

test('leaves who left the reach of its starter, and refuses an undo after 24 hours', async () => {
  const { department, ids } = await enrolled();
  const hr = await makeHolder('hr', { kind: 'departments', departments: [department] });
  const { idBatch } = await startEnding(department, hr);
  const [moved = 0] = ids;
  await inTenant((db) => db.updateTable('users').set({ department: 'Longe' }).where('id_user', '=', moved).execute());
  await app.runJobs();
  expect(countsOf(await readBatch(idBatch))).toEqual([{ ended: SIZE - 1, gone: 1 }]);
  expect((await statesOf([moved]))[0]?.removed_by).toBeNull();
  const longAgo = new Date(app.clock.now().getTime() - 25 * HOUR_MS);
  await inTenant((db) =>
    db.updateTable('enrolment_batches').set({ finished_at: longAgo }).where('id_batch', '=', idBatch).execute(),
  );
  expect(await app.call(undoEnrolmentBatch, { params: { idBatch }, body: {} }, { as: owner })).toMatchObject({
    status: 409,
    body: { code: 'admin.undo-too-late' },
  });
}, 60_000);
