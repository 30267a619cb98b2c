import { randomUUID } from 'node:crypto';
import { createClass, listClasses, readClass, saveClass, setClassClosed } from '@shared-kit/contracts/admin';
import type { ClassFields } from '@shared-kit/contracts/admin';
import { DAY_MS, dayKey } from '@shared-kit/contracts/calendar';
import { createEnrollment, getEnrollment } from '@shared-kit/contracts/learning';
import type { TestUser } from '../../test/index.ts';
import {
  actsOf,
  app,
  inTenant,
  makeClass,
  makeHolder,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { classFields } from './test/class-samples.fixtures.ts';
import { classSeenBy } from './test/offered-class.fixtures.ts';

startAdministration();

const read = (idClass: number, as: TestUser) => app.ok(readClass, { params: { idClass } }, { as });
const dayIn = (days: number) => dayKey(new Date(app.clock.now().getTime() + days * DAY_MS));
const enrol = (idTeam: number, user: TestUser, nodeCode = 'outro') =>
  app.call(createEnrollment, { body: { idUser: user.idUser, nodeCode, idTeam } }, { as: user });
const offered = (idClass: number, as: TestUser) => classSeenBy(as, idClass, { onlyAvailable: true });

async function change(idClass: number, fields: Partial<ClassFields>, as: TestUser) {
  const { version, fields: before } = await read(idClass, as);
  return app.call(saveClass, { params: { idClass }, body: { version, fields: { ...before, ...fields } } }, { as });
}

test('a created class is offered to learners with its instructors, and the log says who created it', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const teacher = await app.makeUser(app.tenant, { name: 'Ivo Instrutor' });
  const fields = {
    ...classFields,
    name: 'Turma de janeiro',
    initialDay: dayIn(1),
    finalDay: dayIn(30),
    capacity: 12,
    modality: 'PRESENCIAL' as const,
    place: 'Sala 3',
    instructors: [{ idPerson: teacher.idUser, name: 'Outro nome' }],
  };
  const body = { idTraining: training.outra, copyOf: null, fields };
  const { idClass } = await app.ok(createClass, { body }, { as: hr });
  expect(await offered(idClass, await app.makeUser())).toMatchObject({
    name: 'Turma de janeiro',
    capacity: 12,
    totalVacanciesAvailable: 12,
    modality: 'PRESENCIAL',
    place: 'Sala 3',
    instructors: ['Ivo Instrutor'],
  });
  expect((await read(idClass, hr)).fields).toEqual({
    ...fields,
    instructors: [{ idPerson: teacher.idUser, name: 'Ivo Instrutor' }],
  });
  const [act] = await actsOf(hr);
  expect(act).toMatchObject({ act: 'admin.create-class' });
  expect(act?.changes).toEqual(
    expect.arrayContaining([
      { field: 'class', before: '', after: 'Turma de janeiro' },
      { field: 'class.instructors', before: '', after: 'Ivo Instrutor' },
    ]),
  );
  const { classes } = await app.ok(listClasses, { query: { limit: 100 } }, { as: hr });
  expect(classes.find((row) => row.idClass === idClass)).toMatchObject({ state: 'open', seatsTaken: 0 });
});

test('a class that is created eight times at once, or again later, is one class', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const clientId = randomUUID();
  const fields = { ...classFields, name: 'Turma de duplo clique' };
  const body = { clientId, idTraining: training.outra, copyOf: null, fields };
  const create = () => app.ok(createClass, { body }, { as: hr });
  const created = await Promise.all(Array.from({ length: 8 }, create));
  const ids = new Set([...created, await create()].map(({ idClass }) => idClass));
  expect(ids.size).toBe(1);
  const { classes } = await app.ok(listClasses, { query: { limit: 100 } }, { as: hr });
  expect(classes.filter(({ name }) => name === fields.name)).toHaveLength(1);
  const elsewhere = { ...body, idTraining: training.livre };
  expect((await app.call(createClass, { body: elsewhere }, { as: hr })).body).toMatchObject({
    code: 'admin.class-exists',
  });
});

test('the link of an online class is for its people only', async () => {
  const { idClass } = await makeClass('outra', { modality: 'ONLINE', place: 'https://sala.example/1' });
  const user = await app.makeUser();
  expect((await offered(idClass, user))?.place).toBe('');
  const { body } = await enrol(idClass, user);
  const { idEnrollment } = body as { idEnrollment: number };
  const { enrollment } = await app.ok(getEnrollment, { params: { idUser: user.idUser, idEnrollment } }, { as: user });
  expect(enrollment.team?.place).toBe('https://sala.example/1');
});

test('two administrators who edit one class do not overwrite each other', async () => {
  const [one, two] = [await makeHolder('hr', { kind: 'all' }), await makeHolder('administrator', { kind: 'all' })];
  const { idClass, version } = await makeClass('outra');
  const save = (name: string, as: TestUser) =>
    app.call(saveClass, { params: { idClass }, body: { version, fields: { ...classFields, name } } }, { as });
  const replies = await Promise.all([save('De um', one), save('De outro', two)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'admin.changed-meanwhile' });
});

test('a class never has fewer seats than people, also when somebody enrols at the same moment', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const { idClass } = await makeClass('outra', { capacity: 4 });
  const people = await Promise.all(Array.from({ length: 4 }, () => app.makeUser()));
  const [reply] = await Promise.all([
    change(idClass, { capacity: 2 }, hr),
    ...people.map((user) => enrol(idClass, user)),
  ]);
  const { fields, seatsTaken } = await read(idClass, hr);
  expect(seatsTaken).toBeLessThanOrEqual(fields.capacity ?? 0);
  expect(fields.capacity).toBe(reply.status === 200 ? 2 : 4);
  const refused = await change(idClass, { capacity: 1 }, hr);
  expect(refused).toMatchObject({ status: 409, body: { code: 'learning.fewer-seats' } });
});

test('new dates move the end of open enrolments, and leave ended ones alone', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const { idClass } = await makeClass('outra', { finalDay: dayIn(3) });
  const [open, done] = [await app.makeUser(), await app.makeUser()];
  await enrol(idClass, open);
  await enrol(idClass, done);
  const ends = (user: TestUser) =>
    inTenant((db) =>
      db.selectFrom('enrollments').select('expires_at').where('id_user', '=', user.idUser).executeTakeFirstOrThrow(),
    );
  const before = await ends(done);
  await inTenant((db) =>
    db.updateTable('enrollments').set({ status: 'COMPLETED' }).where('id_user', '=', done.idUser).execute(),
  );
  expect((await change(idClass, { finalDay: dayIn(9) }, hr)).status).toBe(200);
  expect(dayKey((await ends(open)).expires_at ?? new Date(0))).toBe(dayIn(9));
  expect(await ends(done)).toEqual(before);
});

test('people enrol within the enrolment period only, and see when it begins', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const { idClass } = await makeClass('outra', { enrolFrom: dayIn(2), enrolUntil: dayIn(5) });
  const user = await app.makeUser();
  expect(await offered(idClass, user)).toMatchObject({ opensAt: expect.any(String) as string });
  expect(await enrol(idClass, user)).toMatchObject({ status: 409, body: { code: 'learning.not-enrollable' } });
  expect((await read(idClass, hr)).state).toBe('waiting');
  await change(idClass, { enrolFrom: null, enrolUntil: dayIn(-1) }, hr);
  expect(await offered(idClass, user)).toBeUndefined();
  expect((await enrol(idClass, user)).status).toBe(409);
  await change(idClass, { enrolUntil: dayIn(0) }, hr);
  expect((await enrol(idClass, user)).status).toBe(201);
});

test('a closed class takes nobody and keeps its people, until it is opened again', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const { idClass } = await makeClass('outra');
  const [member, late] = [await app.makeUser(), await app.makeUser()];
  await enrol(idClass, member);
  const set = (closed: boolean) => app.ok(setClassClosed, { params: { idClass }, body: { closed } }, { as: hr });
  await set(true);
  expect(await offered(idClass, late)).toBeUndefined();
  expect(await enrol(idClass, late)).toMatchObject({ status: 409, body: { code: 'learning.class-ended' } });
  expect(await read(idClass, hr)).toMatchObject({ state: 'closed', seatsTaken: 1 });
  await set(false);
  expect((await enrol(idClass, late)).status).toBe(201);
});

test('an instructor cares for the classes of the trainings in the scope only', async () => {
  const instructor = await makeHolder('approver', { kind: 'trainings', trainings: [training.outra] });
  const team = await makeHolder('hr', { kind: 'team' });
  const [own, other] = [await makeClass('outra'), await makeClass('livre')];
  expect((await change(own.idClass, { name: 'Nova' }, instructor)).status).toBe(200);
  expect((await app.call(readClass, { params: { idClass: other.idClass } }, { as: instructor })).status).toBe(404);
  const { classes, trainings } = await app.ok(listClasses, { query: { limit: 100 } }, { as: instructor });
  expect(new Set(classes.map(({ idTraining }) => idTraining))).toEqual(new Set([training.outra]));
  expect(trainings.map(({ idTraining }) => idTraining)).toEqual([training.outra]);
  expect(await change(own.idClass, { name: 'Minha' }, team)).toMatchObject({
    status: 403,
    body: { code: 'admin.out-of-scope' },
  });
});

test('the classes of a company that its files govern are read-only', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const { idClass } = await makeClass('outra');
  const govern = (governed: boolean) =>
    app.platform.database.db
      .updateTable('apps')
      .set({ governed_by_files: governed })
      .where('id_app', '=', app.tenant.idApp)
      .execute();
  await govern(true);
  try {
    expect(await read(idClass, hr)).toMatchObject({ isReadOnly: true, canEdit: false });
    expect((await app.ok(listClasses, { query: { limit: 100 } }, { as: hr })).trainings).toEqual([]);
    expect(await change(idClass, { name: 'Da tela' }, hr)).toMatchObject({
      status: 409,
      body: { code: 'admin.files-govern' },
    });
  } finally {
    await govern(false);
  }
});

test('a copy has the settings of the other class that no screen edits, and none of its people', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const { idClass, idTraining } = await makeClass('outra', { capacity: 5 });
  await inTenant((db) =>
    db
      .updateTable('teams')
      .set({ allow_comments: true, comments_label: 'Fórum' })
      .where('id_team', '=', idClass)
      .execute(),
  );
  await enrol(idClass, await app.makeUser());
  const copy = async (idTrainingOfCopy: number) =>
    app.call(
      createClass,
      { body: { idTraining: idTrainingOfCopy, copyOf: idClass, fields: { ...classFields, capacity: 5 } } },
      { as: hr },
    );
  const { body } = await copy(idTraining);
  const { idClass: idCopy } = body as { idClass: number };
  const row = await inTenant((db) =>
    db.selectFrom('teams').selectAll().where('id_team', '=', idCopy).executeTakeFirstOrThrow(),
  );
  expect(row).toMatchObject({ allow_comments: true, comments_label: 'Fórum', capacity: 5, seats_taken: 0 });
  expect((await copy(training.livre)).status).toBe(404);
});
