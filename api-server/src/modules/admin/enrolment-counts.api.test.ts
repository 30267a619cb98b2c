import {
  endEnrolments,
  enrolPeople,
  listEnrolmentTrainings,
  listTrainingEnrolments,
} from '@shared-kit/contracts/admin';
import { addDays } from '@shared-kit/contracts/calendar';
import { sql } from 'kysely';
import type { Expression } from 'kysely';
import { enrollmentCounts } from '../learning/index.ts';
import { app, enrolIn, inTenant, owner, startAdministration, training } from './test/administration.fixtures.ts';
import { makeCrowd } from './test/enrolment-batches.fixtures.ts';

startAdministration();

const isIn = (column: Expression<string>, department: string) => sql<boolean>`${column} = ${department}`;
const isAny = () => sql<boolean>`true`;

interface Counted {
  readonly id_node: number;
  readonly open: number;
  readonly late: number;
  readonly done: number;
}

/** Returns the numbers of trainings that have any, in the order of their ids. */
const sorted = (rows: readonly Counted[]) =>
  rows
    .map(({ id_node, open, late, done }) => ({ id_node, open, late, done }))
    .filter(({ open, late, done }) => open + late + done > 0)
    .toSorted((one, other) => one.id_node - other.id_node);

test('stored counts say the same as those of the moment, also by department, with older, late and ended enrolments', async () => {
  const { department, ids } = await makeCrowd(12);
  const now = app.clock.now();
  for (const idUser of ids) await enrolIn({ idUser } as never, training.livre);
  const [again = 0, done = 0, late = 0, ended = 0, expired = 0] = ids;
  await enrolIn({ idUser: done } as never, training.livre, { status: 'COMPLETED' });
  await enrolIn({ idUser: again } as never, training.livre, { status: 'FAILED' });
  await enrolIn({ idUser: expired } as never, training.outra, { expires_at: addDays(now, -2) });
  const body = (idUser: number) => ({
    selection: { kind: 'ids' as const, ids: [idUser] },
    trainings: [{ idTraining: training.outra, idTeam: null }],
    dueDay: null,
    reason: '',
  });
  for (const idUser of [late, ended]) await app.ok(enrolPeople, { body: body(idUser) }, { as: owner });
  await inTenant((db) =>
    db
      .updateTable('enrollment_assignments')
      .set({ due_at: addDays(now, -1) })
      .where('id_enrollment', 'in', (eb) =>
        eb.selectFrom('enrollments').select('id_enrollment').where('id_user', '=', late),
      )
      .execute(),
  );
  const filter = { department, q: undefined };
  const { enrolments } = await app.ok(
    listTrainingEnrolments,
    { params: { idTraining: training.outra }, query: filter },
    { as: owner },
  );
  const idEnded = enrolments.find(({ person }) => person.idPerson === ended)?.idEnrolment ?? 0;
  await app.ok(endEnrolments, { body: { selection: { kind: 'ids', ids: [idEnded] } } }, { as: owner });

  await inTenant(async (db) => {
    const counts = enrollmentCounts(db, now);
    for (const idNode of await counts.counted()) await counts.recount(idNode);
    const inDepartment = await counts.stored(({ department: name }) => isIn(name, department));
    const live = await counts.live(({ department: name }) => isIn(name, department));
    expect(sorted(inDepartment.rows)).toEqual(sorted(live));
    expect(sorted(live)).toEqual(
      sorted([
        { id_node: training.livre, open: 10, late: 0, done: 1 },
        { id_node: training.outra, open: 1, late: 1, done: 0 },
      ]),
    );
    expect((await counts.stored(isAny)).countedAt).toEqual(now);
    const all = await counts.stored(isAny);
    expect(sorted(all.rows)).toEqual(sorted(await counts.live(isAny)));
  });
});

test('a run begins once, and the next one after three times its length, which is each minute for up to 15 seconds', async () => {
  await inTenant(async (db) => {
    await db.deleteFrom('enrollment_count_runs').execute();
    const start = app.clock.now();
    const after = (seconds: number) => enrollmentCounts(db, new Date(start.getTime() + seconds * 1000));
    expect(await after(0).begin()).toBe(true);
    expect(await after(1).begin()).toBe(false);
    await after(15).finish();
    expect(await after(59).begin()).toBe(false);
    expect(await after(60).begin()).toBe(true);
    await after(80).finish();
    expect(await after(120).begin()).toBe(false);
    expect(await after(141).begin()).toBe(true);
    // A run whose server was lost is taken over.
    expect(await after(141 + 599).begin()).toBe(false);
    expect(await after(141 + 601).begin()).toBe(true);
    await db.deleteFrom('enrollment_count_runs').execute();
  });
});

test('a company with few enrolments is counted at the moment', async () => {
  await inTenant(async (db) => {
    expect(await enrollmentCounts(db, app.clock.now()).isLarge()).toBe(false);
    expect(await enrollmentCounts(db, app.clock.now()).isLarge(1)).toBe(true);
  });
  const { countedAt } = await app.ok(listEnrolmentTrainings, {}, { as: owner });
  expect(countedAt).toBeNull();
});
