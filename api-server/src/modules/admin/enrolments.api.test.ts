import {
  endEnrolments,
  enrolPeople,
  listEnrolmentTrainings,
  listPersonEnrolments,
  listTrainingEnrolments,
} from '@shared-kit/contracts/admin';
import type { PeopleSelection } from '@shared-kit/contracts/admin';
import { addDays, dayKey, formatDate } from '@shared-kit/contracts/calendar';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import type { TestUser } from '../../test/index.ts';
import {
  actsOf,
  app,
  enrolIn,
  inTenant,
  makeHolder,
  owner,
  startAdministration,
  teams,
  training,
} from './test/administration.fixtures.ts';

startAdministration();

let count = 0;
const newDepartment = () => `Inscrições ${(count += 1)}`;
const people = (total: number, fields: object = {}) =>
  Promise.all(Array.from({ length: total }, () => app.makeUser(app.tenant, fields)));
const idsOf = (users: readonly TestUser[]): PeopleSelection => ({
  kind: 'ids',
  ids: users.map(({ idUser }) => idUser),
});

interface Wanted {
  selection: PeopleSelection;
  idTraining?: number;
  idTeam?: number | null;
  dueDay?: string | null;
  reason?: string;
}

const enrol = async (
  { selection, idTraining = training.livre, idTeam = null, dueDay = null, reason = '' }: Wanted,
  as = owner,
) => {
  const body = { selection, trainings: [{ idTraining, idTeam }], dueDay, reason };
  const [result] = (await app.ok(enrolPeople, { body }, { as })).results;
  if (!result) throw new Error('no result');
  return result;
};

const end = (ids: number[], reason = '') =>
  app.ok(endEnrolments, { body: { selection: { kind: 'ids', ids }, reason } }, { as: owner });

const listed = (query: object, idTraining = training.livre, as = owner) =>
  app.ok(listTrainingEnrolments, { params: { idTraining }, query }, { as });

test('enrols everybody whom a filter finds, with due date and reason, and notifies them', async () => {
  const department = newDepartment();
  const [user] = await people(3, { department });
  const dueDay = dayKey(addDays(app.clock.now(), 10));
  const result = await enrol({ selection: { kind: 'filter', filter: { department } }, dueDay, reason: 'NR-10' });
  expect(result).toMatchObject({ title: 'Treinamento livre', enrolled: 3 });
  const { enrolments, total } = await listed({ department });
  expect(total).toBe(3);
  expect(enrolments[0]).toMatchObject({
    state: 'not-started',
    source: { kind: 'administration', name: 'Olga Dona', reason: 'NR-10' },
  });
  expect(dayKey(enrolments[0]?.dueAt ?? '')).toBe(dueDay);
  const { notifications } = await app.ok(listBellEntries, { query: {} }, { as: user as TestUser });
  expect(notifications).toMatchObject([
    {
      title: 'Você foi inscrito em Treinamento livre',
      text: `Conclua até ${formatDate(addDays(app.clock.now(), 10))}.`,
    },
  ]);
});

test('a repeated and a parallel call change nothing more', async () => {
  const users = await people(4);
  const results = await Promise.all([1, 2, 3].map(() => enrol({ selection: idsOf(users) })));
  expect(results.reduce((sum, { enrolled }) => sum + enrolled, 0)).toBe(4);
  expect((await enrol({ selection: idsOf(users) })).refused.already).toBe(4);
  const rows = await inTenant((db) =>
    db
      .selectFrom('enrollments')
      .select('id_user')
      .where(
        'id_user',
        'in',
        users.map(({ idUser }) => idUser),
      )
      .execute(),
  );
  expect(rows).toHaveLength(4);
});

test('parallel calls never exceed the seats of a class, and an ended enrolment gives its seat back', async () => {
  const users = await people(20);
  const toClass = { idTraining: training.lotada, idTeam: teams.lotada };
  const results = await Promise.all(
    [0, 5, 10, 15].map((start) => enrol({ selection: idsOf(users.slice(start, start + 5)), ...toClass })),
  );
  expect(results.reduce((sum, { enrolled }) => sum + enrolled, 0)).toBe(5);
  expect(results.reduce((sum, { refused }) => sum + refused['no-seat'], 0)).toBe(15);
  const { enrolments } = await listed({}, training.lotada);
  const ids = enrolments.slice(0, 2).map(({ idEnrolment }) => idEnrolment);
  expect(await end(ids, 'Mudou de área')).toMatchObject({
    ended: 2,
  });
  expect(await end(ids)).toMatchObject({ ended: 0, unchanged: 2 });
  expect((await listed({ state: 'removed' }, training.lotada)).enrolments).toMatchObject([
    { removed: { by: 'Olga Dona' } },
    { removed: { by: 'Olga Dona' } },
  ]);
  expect((await enrol({ selection: idsOf(users.slice(5)), ...toClass })).enrolled).toBe(2);
}, 60_000);

test('accounts for everybody who is not enrolled', async () => {
  const inactive = await app.makeUser(app.tenant, { active: false });
  const done = await app.makeUser();
  await enrolIn(done, training.livre, { status: 'COMPLETED' });
  const result = await enrol({ selection: idsOf([inactive, done]) });
  expect(result).toMatchObject({ enrolled: 0, refused: { inactive: 1, already: 1 } });
  await inTenant((db) =>
    db
      .insertInto('node_prerequisites')
      .values({ id_node: training.outra, id_required: training.livre, position: 0 })
      .execute(),
  );
  const missing = await app.makeUser();
  expect(await enrol({ selection: idsOf([missing, done]), idTraining: training.outra })).toMatchObject({
    enrolled: 1,
    refused: { prerequisite: 1 },
  });
  await inTenant((db) => db.deleteFrom('node_prerequisites').where('id_node', '=', training.outra).execute());
});

test('a done enrolment is not ended, and somebody who was removed can be enrolled again', async () => {
  const [done, removed] = await people(2);
  const idDone = await enrolIn(done as TestUser, training.livre, { status: 'COMPLETED' });
  const idRemoved = await enrolIn(removed as TestUser, training.livre);
  const reply = await end([idDone, idRemoved]);
  expect(reply).toMatchObject({ ended: 1, unchanged: 1 });
  expect((await enrol({ selection: idsOf([removed as TestUser]) })).enrolled).toBe(1);
});

test('ends everything that a filter finds in a training, and nothing else', async () => {
  const department = newDepartment();
  await people(3, { department });
  await enrol({ selection: { kind: 'filter', filter: { department } } });
  await enrol({ selection: { kind: 'filter', filter: { department } }, idTraining: training.outra });
  const selection = { kind: 'filter', idTraining: training.livre, filter: { department } } as const;
  expect(await app.ok(endEnrolments, { body: { selection } }, { as: owner })).toMatchObject({ ended: 3 });
  expect((await listed({ department, state: 'not-started' }, training.outra)).total).toBe(3);
});

test('explains each enrolment on the person page, and calls it late after the due date', async () => {
  const user = await app.makeUser();
  await enrolIn(user, training.aberta);
  await enrol({ selection: idsOf([user]), dueDay: dayKey(app.clock.now()), reason: 'Admissão' });
  await inTenant((db) =>
    db
      .updateTable('enrollment_assignments')
      .set({ due_at: addDays(app.clock.now(), -1) })
      .where('id_enrollment', 'in', (eb) =>
        eb.selectFrom('enrollments').select('id_enrollment').where('id_user', '=', user.idUser),
      )
      .execute(),
  );
  const { enrolments } = await app.ok(listPersonEnrolments, { params: { idPerson: user.idUser } }, { as: owner });
  expect(enrolments).toMatchObject([
    { state: 'late', source: { kind: 'administration', reason: 'Admissão' } },
    { title: 'Treinamento aberto', state: 'in-progress', source: { kind: 'other' } },
  ]);
  const { trainings } = await app.ok(listEnrolmentTrainings, {}, { as: owner });
  expect(trainings.find(({ idTraining }) => idTraining === training.livre)?.late).toBe(1);
});

test('a scope of trainings sees the enrolments of its trainings only', async () => {
  const reader = await makeHolder('reports', { kind: 'trainings', trainings: [training.livre] });
  const user = await app.makeUser();
  await enrolIn(user, training.livre);
  await enrolIn(user, training.aberta);
  expect((await listed({}, training.livre, reader)).total).toBeGreaterThan(0);
  expect((await listed({}, training.aberta, reader)).total).toBe(0);
  const { trainings } = await app.ok(listEnrolmentTrainings, {}, { as: reader });
  expect(trainings.filter(({ open }) => open > 0).map(({ idTraining }) => idTraining)).toEqual([training.livre]);
});

test('refuses a due day that has passed, a class of another training and no trainings', async () => {
  const user = await app.makeUser();
  const body = (fields: object) => ({
    body: {
      selection: idsOf([user]),
      trainings: [{ idTraining: training.livre, idTeam: null }],
      dueDay: null,
      ...fields,
    },
  });
  const call = (fields: object) => app.call(enrolPeople, body(fields) as never, { as: owner });
  expect((await call({ dueDay: '2020-01-01' })).body).toMatchObject({ code: 'admin.due-day-passed' });
  expect((await call({ dueDay: '2020-13-01' })).status).toBe(400);
  expect((await call({ trainings: [{ idTraining: training.livre, idTeam: teams.lotada }] })).status).toBe(404);
  expect((await call({ trainings: [] })).status).toBe(400);
});

test('pages through the enrolments in the order of the names', async () => {
  const department = newDepartment();
  await people(5, { department });
  await enrol({ selection: { kind: 'filter', filter: { department } } });
  const names: string[] = [];
  let after: string | undefined;
  do {
    const { enrolments, places } = await listed({ department, limit: 2, ...(after === undefined ? {} : { after }) });
    names.push(...enrolments.map(({ person }) => person.name));
    after = places.next ?? undefined;
  } while (after !== undefined);
  expect(names).toHaveLength(5);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});

test('a call writes one entry that names the training and the reason', async () => {
  const actor = await makeHolder('owner', { kind: 'all' });
  await enrol({ selection: idsOf(await people(2)), reason: 'Auditoria' }, actor);
  expect(await actsOf(actor)).toMatchObject([
    {
      reason: 'Auditoria',
      changes: [{ field: 'enrolled', after: 'Treinamento livre: 2' }],
    },
  ]);
});
