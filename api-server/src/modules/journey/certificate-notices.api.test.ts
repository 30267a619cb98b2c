import { saveNotificationPreferences } from '@shared-kit/contracts/identity';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { toJson, withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { enrol, makeTraining, startTestApp } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { notifyOfCertificates } from './certificate-notices.job.ts';

let app: TestApp;
let optional: number;
let template: number;
beforeAll(async () => {
  app = await startTestApp();
  template = await addTemplate();
  optional = await addKind('certificate-available', 'OPTIONAL');
  await addKind('team-certificate', 'MANDATORY');
});
afterAll(() => app.close());

function addTemplate(): Promise<number> {
  return withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const row = {
      key: 'padrao',
      name: 'Padrão',
      heading: 'Certificado',
      body: '{nome}',
      footer: '',
      signatures: toJson([]),
    };
    return (
      await db.insertInto('certificate_templates').values(row).returning('id_certificate').executeTakeFirstOrThrow()
    ).id_certificate;
  });
}

function addKind(type: string, status: 'OPTIONAL' | 'MANDATORY'): Promise<number> {
  return withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const row = {
      type,
      status,
      description: type,
      section: 'LEARNING' as const,
      position: 0,
    };
    return (
      await db.insertInto('notification_types').values(row).returning('id_notification').executeTakeFirstOrThrow()
    ).id_notification;
  });
}

async function finish(
  user: TestUser,
  change: { id_certificate?: number | null; finish_date?: Date; status?: 'PASSED' | 'EQUIVALENCY' } = {},
): Promise<void> {
  const { id_certificate = template, finish_date = app.clock.now(), status = 'PASSED' } = change;
  const training = await makeTraining(app, { title: 'Trabalho em altura', team: { id_certificate } });
  await enrol(app, training, user, { status, progress: 100, finish_date });
}

async function mailsAfterRun(): Promise<string[]> {
  const before = app.mails.length;
  await app.runJobs(notifyOfCertificates);
  return app.mails.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
}

test('notifies the learner and their leader once that the certificate is available [B2.16-12]', async () => {
  const leader = await app.makeUser();
  const user = await app.makeUser(app.tenant, {
    communication_accepted: true,
    email_notification: true,
    id_manager: leader.idUser,
  });
  await finish(user);
  expect(await mailsAfterRun()).toEqual([
    `${user.email}: Seu certificado de Trabalho em altura está disponível`,
    `${leader.email}: ${user.name} concluiu Trabalho em altura`,
  ]);
  expect(await mailsAfterRun()).toEqual([]);
});

test('sends no mail to a person who turned off the notice or all e-mail', async () => {
  const [quiet, unreachable] = [
    await app.makeUser(app.tenant, { communication_accepted: true, email_notification: true }),
    await app.makeUser(),
  ];
  const body = [{ idNotification: optional, type: 'certificate-available', active: 0 as const }];
  await app.ok(saveNotificationPreferences, { params: { idUser: quiet.idUser }, body }, { as: quiet });
  for (const user of [quiet, unreachable]) await finish(user);
  expect(await mailsAfterRun()).toEqual([]);
});

test('sends no notice without a certificate, after an equivalence, or long after the finish', async () => {
  const user = await app.makeUser(app.tenant, { communication_accepted: true, email_notification: true });
  await finish(user, { id_certificate: null });
  await finish(user, { status: 'EQUIVALENCY' });
  await finish(user, { finish_date: new Date(app.clock.now().getTime() - 25 * HOUR_MS) });
  expect(await mailsAfterRun()).toEqual([]);
});
