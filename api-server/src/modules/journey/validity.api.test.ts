import { DAY_MS, dayKey, formatLongDate, fromMoment } from '@shared-kit/contracts/calendar';
import { login } from '@shared-kit/contracts/identity';
import { downloadCertificate, getCertificateAuthenticity, listHistory } from '@shared-kit/contracts/journey';
import { createEnrollment, getCatalog } from '@shared-kit/contracts/learning';
import { toJson, withTenant } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { startTestApp, testPassword } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { importLearning } from '../learning/test/training-import.ts';
import type { ImportedIds } from '../learning/test/training-import.ts';
import { readPdf } from './test/read-pdf.ts';
import { remindOfValidity } from './validity-reminders.job.ts';

let app: TestApp;
let ids: ImportedIds;
let learner: TestUser;
let soon: TestUser;

const training = (validFor?: string) => ({
  code: 'nr-35',
  catalog: 'catalogo',
  title: 'NR-35',
  ...(validFor === undefined ? {} : { validFor }),
  classes: [{ key: 'nr35', name: 'Turma', certificate: 'padrao' }],
});
const passed = (user: string, at: string) => ({
  user,
  training: 'nr-35',
  class: 'nr35',
  enrolledAt: 'today-720d',
  result: { status: 'PASSED' as const, grade: 90, at },
});

beforeAll(async () => {
  app = await startTestApp();
  [learner, soon] = [await app.makeUser(), await app.makeUser()];
  const template = await inTenant(async (db) => {
    await db
      .insertInto('notification_types')
      .values({ type: 'certificate-expiring', description: 'x', section: 'LEARNING', status: 'MANDATORY', position: 1 })
      .execute();
    return db
      .insertInto('certificate_templates')
      .values({
        key: 'padrao',
        name: 'Padrão',
        heading: 'Certificado',
        body: '{nome}',
        footer: '',
        signatures: toJson([]),
      })
      .returning('id_certificate')
      .executeTakeFirstOrThrow();
  });
  ids = await importLearning(
    app,
    {
      trainings: [training('24 months')],
      enrollments: { enrollments: [passed('learner', 'today-10d 10:00'), passed('soon', 'today-650d 10:00')] },
    },
    { users: { learner, soon }, known: new Map([['journey/padrao', template.id_certificate]]) },
  );
});
afterAll(() => app.close());

const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);
const historyOf = async (user: TestUser) =>
  (await app.ok(listHistory, { params: { idUser: user.idUser }, query: {} }, { as: user })).history;

async function relogin({ username }: TestUser): Promise<{ token: string }> {
  return app.ok(login, { body: { username, password: testPassword, idAppType: 1, acronym: app.tenant.acronym } }, {});
}

test('PDF, history and public check show the same end of the validity', async () => {
  const [row] = await historyOf(learner);
  const end = row?.validityDate ?? '';
  const pdf = await app.call(
    downloadCertificate,
    { body: { idUser: learner.idUser, idEnrollment: row?.idEnrollment ?? 0 } },
    { as: learner },
  );
  const { text } = await readPdf(pdf.bytes);
  expect(text).toContain(`Válido até ${formatLongDate(end)}.`);
  const token = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){7}/.exec(text)?.[0] ?? '';
  expect(await app.ok(getCertificateAuthenticity, { params: { authenticityID: token } })).toMatchObject({
    validityDate: end,
  });
  // 24 months after the day on which it was finished.
  const finished = dayKey(fromMoment(row?.finishDate ?? ''));
  expect(dayKey(fromMoment(end)).slice(0, 4)).toBe(String(Number(finished.slice(0, 4)) + 2));
});

test('a certificate can be renewed only from 60 days before the end of its validity', async () => {
  const enrolment = (user: TestUser) => ({
    body: { idUser: user.idUser, nodeCode: 'nr-35', idTeam: ids.team('nr35') },
  });
  const offer = async (as: { token: string }) =>
    (await app.ok(getCatalog, { params: { id: 'nr-35' }, query: {} }, { as })).enrollment?.canReenroll;
  expect(await offer(learner)).toBe(0);
  expect(await app.refused(createEnrollment, enrolment(learner), 409, { as: learner })).toMatchObject({
    code: 'learning.already-enrolled',
  });
  const [row] = await historyOf(learner);
  const end = fromMoment(row?.validityDate ?? '').getTime();
  app.clock.set(new Date(end - 60 * DAY_MS));
  const later = await relogin(learner);
  expect(await offer(later)).toBe(1);
  await app.ok(createEnrollment, enrolment(learner), { as: later });
  app.clock.reset();
});

test('reminds 90, 60, 30 and 7 days before the end, each time once', async () => {
  const [row] = await historyOf(soon);
  const end = fromMoment(row?.validityDate ?? '').getTime();
  const mailsAt = async (daysLeft: number) => {
    app.clock.set(new Date(end - daysLeft * DAY_MS));
    const before = app.mails.length;
    await app.runJobs(remindOfValidity);
    await app.runJobs(remindOfValidity);
    return app.mails.slice(before).flatMap(({ to, subject }) => (to === soon.email ? [subject] : []));
  };
  const subject = (when: string) => [`Seu certificado de NR-35 vence ${when}`];
  expect(await mailsAt(91)).toEqual([]);
  expect(await mailsAt(90)).toEqual(subject('em 90 dias'));
  expect(await mailsAt(61)).toEqual([]);
  expect(await mailsAt(60)).toEqual(subject('em 60 dias'));
  expect(await mailsAt(45)).toEqual([]);
  expect(await mailsAt(30)).toEqual(subject('em 30 dias'));
  expect(await mailsAt(7)).toEqual(subject('em 7 dias'));
  expect(await mailsAt(3)).toEqual([]);
  expect(await mailsAt(-2)).toEqual([]);
  app.clock.reset();
  const messages = await inTenant((db) =>
    db.selectFrom('messages').select('subject').where('id_user', '=', soon.idUser).execute(),
  );
  expect(messages).toHaveLength(4);
});

test('an import that adds a validity begins it for earlier completions', async () => {
  const tenant = await app.makeTenant();
  const user = await app.makeUser(tenant);
  const refs = { users: { user }, known: new Map([['journey/padrao', 1]]) };
  const withoutCertificate = (validFor?: string) => ({
    ...training(validFor),
    classes: [{ key: 'nr35', name: 'Turma' }],
  });
  const first = await importLearning(
    app,
    { trainings: [withoutCertificate()], enrollments: { enrollments: [passed('user', 'today-10d 10:00')] } },
    refs,
    tenant,
  );
  const validity = async () =>
    (await app.ok(listHistory, { params: { idUser: user.idUser }, query: {} }, { as: user, at: tenant })).history[0]
      ?.validityDate;
  expect(await validity()).toBeNull();
  await importLearning(
    app,
    { trainings: [withoutCertificate('1 year')], enrollments: { enrollments: [passed('user', 'today-10d 10:00')] } },
    { ...refs, known: first.known },
    tenant,
  );
  expect(await validity()).not.toBeNull();
});
