import { DAY_MS, dayKey, fromMoment } from '@shared-kit/contracts/calendar';
import { login } from '@shared-kit/contracts/identity';
import { getCertificateAuthenticity, issueCertificate, listHistory } from '@shared-kit/contracts/journey';
import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getCatalog,
  getEnrollment,
} from '@shared-kit/contracts/learning';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { testPassword } from '../../test/index.ts';
import type { TestUser } from '../../test/index.ts';
import { importLearning } from '../learning/test/training-import.ts';
import type { ImportedIds } from '../learning/test/training-import.ts';
import { app, makeTemplate, startJourneyApp } from './test/journey-endpoints.fixtures.ts';
import { remindOfValidity } from './validity-reminders.job.ts';

startJourneyApp();
let ids: ImportedIds;

beforeAll(async () => {
  const template = await makeTemplate();
  const notice = { type: 'certificate-expiring', description: 'x', section: 'LEARNING', status: 'MANDATORY' } as const;
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db
      .insertInto('notification_types')
      .values({ ...notice, position: 1 })
      .execute(),
  );
  const blocks = [{ type: 'List', elements: [{ content: 'aula', mandatory: true }] }];
  ids = await importLearning(
    app,
    {
      trainings: [
        {
          code: 'nr-35',
          catalog: 'catalogo',
          title: 'NR-35',
          validFor: '24 months',
          blocks,
          classes: [{ key: 'permanente', name: 'Turma', certificate: 'padrao', accessAfterCompletion: false }],
        },
        { code: 'brigada', catalog: 'catalogo', title: 'Brigada', validFor: '1 year', selfEnrollment: true, blocks },
      ],
    },
    { known: new Map([['journey/padrao', template]]) },
  );
});
afterEach(() => app.clock.reset());

/** Moves the clock and logs the person in again, because their token has ended. */
async function later(user: TestUser, at: Date): Promise<TestUser> {
  app.clock.set(at);
  const body = { username: user.username, password: testPassword, idAppType: 1, acronym: app.tenant.acronym } as const;
  return { ...user, token: (await app.ok(login, { body }, {})).token };
}

const coverOf = (as: TestUser, id: string) => app.ok(getCatalog, { params: { id }, query: {} }, { as });
const historyOf = async (as: TestUser) =>
  (await app.ok(listHistory, { params: { idUser: as.idUser }, query: {} }, { as })).history;
const levelOf = (as: TestUser, idEnrollment: number) =>
  app.ok(getEnrollment, { params: { idUser: as.idUser, idEnrollment } }, { as });
const certificateOf = (as: TestUser, idEnrollment: number) =>
  app.ok(issueCertificate, { body: { idUser: as.idUser, idEnrollment } }, { as });
const stateOf = async (authenticityID: string) =>
  (await app.ok(getCertificateAuthenticity, { params: { authenticityID } })).state;

async function enrol(as: TestUser, nodeCode: string): Promise<number> {
  const idTeam = nodeCode === 'nr-35' ? ids.team('permanente') : null;
  return (await app.ok(createEnrollment, { body: { idUser: as.idUser, nodeCode, idTeam } }, { as })).idEnrollment;
}

/** Completes the only content of the training. */
async function complete(as: TestUser, nodeCode: string, idEnrollment: number): Promise<void> {
  const { idUser } = as;
  const { data } = await app.ok(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode } }, { as });
  const place = { idNodeEnrollment: data.newId, idEnrollment, idContentItem: ids.content('aula'), idUser };
  const body = { ...place, progress: 100, status: 'COMPLETED' as const, grade: 0 };
  await app.ok(createContentEnrollment, { body }, { as });
}

test('a renewal leads from the old certificate through the training to a new one, and the old one stays', async () => {
  let carla = await app.makeUser();
  const first = await enrol(carla, 'nr-35');
  expect((await levelOf(carla, first)).renews).toBeNull();
  await complete(carla, 'nr-35', first);
  const old = await certificateOf(carla, first);
  const end = old.validityDate ?? '';

  // The class closes upon completion, and the training is not open for a renewal yet.
  expect(await coverOf(carla, 'nr-35')).toMatchObject({
    lock: { reason: 'COMPLETED' },
    enrollment: { canReenroll: 0 },
  });
  carla = await later(carla, new Date(fromMoment(end).getTime() - 59 * DAY_MS));
  expect(await coverOf(carla, 'nr-35')).toMatchObject({
    lock: null,
    enrollment: { canReenroll: 1, validUntil: end, steps: { hasCertificate: 1 } },
  });
  expect(await historyOf(carla)).toMatchObject([{ idEnrollment: first, renewAt: 'nr-35' }]);

  // The renewal begins without progress and says what it renews.
  const second = await enrol(carla, 'nr-35');
  expect(await levelOf(carla, second)).toMatchObject({
    enrollment: { status: 'NOT_ATTEMPTED', progress: 0, validUntil: null },
    node: { lock: null },
    renews: { validUntil: end, hasCertificate: 1 },
  });
  expect(await levelOf(carla, first)).toMatchObject({ canReenroll: 0, renews: null, enrollment: { validUntil: end } });
  expect((await historyOf(carla)).map((row) => row.renewAt)).toEqual([null, null]);
  const unfinished = { body: { idUser: carla.idUser, idEnrollment: second } };
  await app.refused(issueCertificate, unfinished, 409, { as: carla });
  expect(await stateOf(old.token)).toBe('valid');

  await complete(carla, 'nr-35', second);
  const renewed = await certificateOf(carla, second);
  expect(renewed).toMatchObject({ state: 'valid', title: 'NR-35' });
  expect(renewed.token).not.toBe(old.token);
  const month = (moment: string | null, years: number) => {
    const day = dayKey(fromMoment(moment ?? ''));
    return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  };
  // 24 months after the day of the new completion, not after the end of the old validity.
  expect(month(renewed.validityDate, 0)).toBe(month(renewed.finishDate, 2));
  expect(await stateOf(old.token)).toBe('superseded');
  expect(await certificateOf(carla, first)).toMatchObject({ token: old.token, validityDate: end, state: 'superseded' });
  const rows = await historyOf(carla);
  expect(rows.map(({ idEnrollment, validityDate }) => [idEnrollment, validityDate])).toEqual([
    [second, renewed.validityDate],
    [first, end],
  ]);
  expect(await coverOf(carla, 'nr-35')).toMatchObject({
    lock: { reason: 'COMPLETED' },
    enrollment: { canReenroll: 0 },
  });
});

test('a training without certificates renews its validity, also after its end', async () => {
  let diego = await app.makeUser();
  const first = await enrol(diego, 'brigada');
  await complete(diego, 'brigada', first);
  const end = (await levelOf(diego, first)).enrollment.validUntil ?? '';
  diego = await later(diego, new Date(fromMoment(end).getTime() + 30 * DAY_MS));
  const second = await enrol(diego, 'brigada');
  expect((await levelOf(diego, second)).renews).toEqual({ validUntil: end, hasCertificate: 0 });
});

test('three cycles: each is reminded four times, and every completion and certificate stays as it was', async () => {
  let ana = await app.makeUser();
  /** Returns the subjects of the mails to Ana on a day; the job runs twice, as on two nodes. */
  const remindersOn = async (moment: Date) => {
    app.clock.set(moment);
    const before = app.mails.length;
    await app.runJobs(remindOfValidity);
    await app.runJobs(remindOfValidity);
    return app.mails.slice(before).flatMap(({ to, subject }) => (to === ana.email ? [subject] : []));
  };
  let idEnrollment = await enrol(ana, 'nr-35');
  await complete(ana, 'nr-35', idEnrollment);
  const issued = [await certificateOf(ana, idEnrollment)];
  for (let cycle = 1; cycle <= 3; cycle += 1) {
    const end = fromMoment(issued.at(-1)?.validityDate ?? '').getTime();
    const daysBefore = (days: number) => new Date(end - days * DAY_MS);
    const told: number[] = [];
    for (const days of [120, 91, 90, 75, 60, 45, 30]) {
      const subjects = await remindersOn(daysBefore(days));
      if (subjects.length > 0) told.push(days);
      expect(subjects).toEqual(told.at(-1) === days ? [`Seu certificado de NR-35 vence em ${days} dias`] : []);
    }
    expect(told).toEqual([90, 60, 30]);
    ana = await later(ana, daysBefore(10));
    idEnrollment = await enrol(ana, 'nr-35');
    // An enrolment that renews ends no reminder before it is finished.
    expect(await remindersOn(daysBefore(7))).toHaveLength(1);
    ana = await later(ana, daysBefore(5));
    await complete(ana, 'nr-35', idEnrollment);
    issued.push(await certificateOf(ana, idEnrollment));
    expect(await remindersOn(daysBefore(1))).toEqual([]);
    ana = await later(ana, daysBefore(1));
    const rows = await historyOf(ana);
    expect(rows.map(({ validityDate, finishDate }) => [validityDate, finishDate])).toEqual(
      issued.map(({ validityDate, finishDate }) => [validityDate, finishDate]).toReversed(),
    );
  }
  expect(await Promise.all(issued.map(({ token }) => stateOf(token)))).toEqual([
    'superseded',
    'superseded',
    'superseded',
    'valid',
  ]);
});
