import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { sentMails } from '../../platform/mail/sent-mails.repository.ts';
import { personErrors } from '../../platform/telemetry/person-errors.repository.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { sweepSessions } from './sweep-sessions.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('mails and errors of a person are deleted after 90 days', async () => {
  const { idUser, email } = await app.makeUser();
  const now = app.clock.now();
  const kept = () =>
    withTenant(app.platform.database.db, app.tenant.idApp, async (db) => [
      await sentMails(db).latestTo(idUser, 5),
      await personErrors(db).latestOf(idUser, 5),
    ]);
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    await sentMails(db).record({ to: email, subject: 'Antigo' }, { error: '', now });
    await personErrors(db).add(idUser, [{ kind: 'uncaught', message: 'velho' }], now);
  });
  app.clock.set(new Date(now.getTime() + 89 * DAY_MS));
  await app.runJobs(sweepSessions);
  expect((await kept()).map((rows) => rows.length)).toEqual([1, 1]);
  app.clock.set(new Date(now.getTime() + 91 * DAY_MS));
  await app.runJobs(sweepSessions);
  expect((await kept()).map((rows) => rows.length)).toEqual([0, 0]);
});
