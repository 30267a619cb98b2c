import { previewTrainingValidity, readTrainingValidity, saveTrainingValidity } from '@shared-kit/contracts/admin';
import { addDays, addMonths, dayKey, endOfDay } from '@shared-kit/contracts/calendar';
import { listHistory } from '@shared-kit/contracts/journey';
import type { TestTenant, TestUser } from '../../test/index.ts';
import { importLearning } from '../learning/test/training-import.ts';
import { actsOf, app, enrolIn, inTenant, makeHolder, startAdministration } from './test/administration.fixtures.ts';

startAdministration();

/** Company of its own, because an import archives the trainings that its files leave out. */
let tenant: TestTenant;
let owner: TestUser;
let count = 0;

beforeAll(async () => {
  tenant = await app.makeTenant();
  owner = await makeHolder('owner', { kind: 'all' }, tenant);
});

/** Creates a training of its own for a test, and returns its id. */
async function makeTraining(validFor?: string): Promise<{ idTraining: number; code: string }> {
  count += 1;
  const code = `validade-${count}`;
  await importTraining(code, validFor);
  const row = await inTenant(
    (db) => db.selectFrom('nodes').select('id_node').where('node_code', '=', code).executeTakeFirstOrThrow(),
    tenant,
  );
  return { idTraining: row.id_node, code };
}

const importTraining = (code: string, validFor?: string) =>
  importLearning(
    app,
    {
      trainings: [
        { code, catalog: 'catalogo', title: `Treinamento ${code}`, ...(validFor === undefined ? {} : { validFor }) },
      ],
    },
    {},
    tenant,
  );

/** Finishes the training some days ago, with an end of the validity where one is given. */
async function finish(idTraining: number, daysAgo: number, validDays?: number) {
  const user = await app.makeUser(tenant);
  const id = await enrolIn(user, idTraining, { status: 'COMPLETED' }, tenant);
  const now = app.clock.now();
  const until = validDays === undefined ? null : addDays(now, validDays);
  await inTenant(
    (db) =>
      db
        .updateTable('enrollments')
        .set({ finish_date: addDays(now, -daysAgo), valid_until: until })
        .where('id_enrollment', '=', id)
        .execute(),
    tenant,
  );
  return { user, until };
}

const read = (idTraining: number, as: TestUser) =>
  app.ok(readTrainingValidity, { params: { idTraining } }, { as, at: tenant });
const preview = (idTraining: number, months?: number, as = owner) =>
  app.ok(
    previewTrainingValidity,
    { params: { idTraining }, query: months === undefined ? {} : { months } },
    { as, at: tenant },
  );

async function save(idTraining: number, validMonths: number | null, as: TestUser) {
  const { version } = await read(idTraining, as);
  return app.call(saveTrainingValidity, { params: { idTraining }, body: { version, validMonths } }, { as, at: tenant });
}

const endOf = async ({ user }: { user: TestUser }) =>
  (
    await inTenant(
      (db) =>
        db.selectFrom('enrollments').select('valid_until').where('id_user', '=', user.idUser).executeTakeFirstOrThrow(),
      tenant,
    )
  ).valid_until;

test('a validity reaches completions without an end, as the preview has counted, and leaves the others', async () => {
  const author = await makeHolder('author', { kind: 'all' }, tenant);
  const { idTraining } = await makeTraining();
  const [old, soon, fresh, fixed] = [
    await finish(idTraining, 800),
    await finish(idTraining, 700),
    await finish(idTraining, 3),
    await finish(idTraining, 10, 40),
  ];
  expect(await preview(idTraining, 24, author)).toEqual({ kept: 1, begun: 3, ended: 1, soon: 1, endless: 0 });
  expect(await preview(idTraining)).toEqual({ kept: 1, begun: 0, ended: 0, soon: 0, endless: 3 });
  expect((await save(idTraining, 24, author)).status).toBe(200);
  const now = app.clock.now();
  for (const [one, days] of [
    [old, 800],
    [soon, 700],
    [fresh, 3],
  ] as const)
    expect(await endOf(one)).toEqual(endOfDay(addMonths(addDays(now, -days), 24)));
  expect(dayKey((await endOf(fixed)) ?? now)).toBe(dayKey(fixed.until ?? now));
  const { history } = await app.ok(
    listHistory,
    { params: { idUser: fresh.user.idUser }, query: {} },
    { as: fresh.user, at: tenant },
  );
  expect(history[0]?.validityDate).not.toBeNull();
  expect(await preview(idTraining, 12)).toEqual({ kept: 4, begun: 0, ended: 0, soon: 0, endless: 0 });
  expect((await save(idTraining, null, author)).status).toBe(200);
  expect(await endOf(fresh)).not.toBeNull();
  const changes = (await actsOf(author, tenant)).map((act) => act.changes.at(-1));
  expect(changes).toEqual([
    { field: 'training.validity', before: 'não vence', after: '24 meses' },
    { field: 'training.validity', before: '24 meses', after: 'não vence' },
  ]);
});

test('a second save of one version is refused', async () => {
  const { idTraining } = await makeTraining('1 year');
  const { version, validMonths } = await read(idTraining, owner);
  expect(validMonths).toBe(12);
  const send = (months: number) =>
    app.call(
      saveTrainingValidity,
      { params: { idTraining }, body: { version, validMonths: months } },
      { as: owner, at: tenant },
    );
  const replies = await Promise.all([send(6), send(18)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'admin.changed-meanwhile' });
});

test('an import keeps a validity that a screen has edited, until its file has the same one', async () => {
  const { idTraining, code } = await makeTraining('1 year');
  await importTraining(code, '2 years');
  expect((await read(idTraining, owner)).validMonths).toBe(24);
  expect((await save(idTraining, 6, owner)).status).toBe(200);
  await importTraining(code, '2 years');
  await importTraining(code);
  expect((await read(idTraining, owner)).validMonths).toBe(6);
  await importTraining(code, '6 months');
  await importTraining(code, '3 years');
  expect((await read(idTraining, owner)).validMonths).toBe(36);
});

test('only a role that reaches the training changes it, and nobody does where files govern', async () => {
  const [one, other] = [await makeTraining(), await makeTraining()];
  const author = await makeHolder('author', { kind: 'trainings', trainings: [one.idTraining] }, tenant);
  const hr = await makeHolder('hr', { kind: 'all' }, tenant);
  expect((await save(one.idTraining, 12, author)).status).toBe(200);
  expect((await app.call(readTrainingValidity, { params: other }, { as: author, at: tenant })).status).toBe(404);
  expect((await save(one.idTraining, 24, hr)).body).toMatchObject({ code: 'admin.no-right' });
  expect(await read(one.idTraining, hr)).toMatchObject({ validMonths: 12, canEdit: false });
  const govern = (governed: boolean) =>
    app.platform.database.db
      .updateTable('apps')
      .set({ governed_by_files: governed })
      .where('id_app', '=', tenant.idApp)
      .execute();
  await govern(true);
  try {
    expect(await read(one.idTraining, owner)).toMatchObject({ isReadOnly: true, canEdit: false });
    expect((await save(one.idTraining, 24, owner)).body).toMatchObject({ code: 'admin.files-govern' });
  } finally {
    await govern(false);
  }
});
