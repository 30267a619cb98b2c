import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { runJob } from '../../../platform/jobs/run-job.service.ts';
import { switchModule } from '../../delivery/index.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { followedTraining, passTest } from '../test/impact-factory.ts';
import { notifyOfImpactEvaluations } from './impact-notices.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const type of ['impact-evaluation', 'pending-impact-evaluation']) {
    await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db
        .insertInto('notification_types')
        .values({
          type,
          status: 'MANDATORY',
          description: type,
          section: 'LEARNING',
          position: 0,
        })
        .execute(),
    );
  }
});
afterAll(() => app.close());

async function mailsAfterRun(): Promise<string[]> {
  const before = app.mails.length;
  await app.runJobs(notifyOfImpactEvaluations);
  return app.mails
    .slice(before)
    .map(({ to, subject }) => `${to}: ${subject}`)
    .toSorted();
}

test('notifies the answerer once, and once more in the last days', async () => {
  const leader = await app.makeUser();
  const learner = await app.makeUser(app.tenant, { id_manager: leader.idUser });
  await passTest(app, await followedTraining(app, { STUDENT_IMPACT: 10, IMPACT: 40 }), learner);
  expect(await mailsAfterRun()).toEqual(
    [
      `${learner.email}: Conte o impacto de LGPD na prática`,
      `${leader.email}: Avalie o impacto de LGPD na prática (${learner.name})`,
    ].toSorted(),
  );
  expect(await mailsAfterRun()).toEqual([]);
  app.clock.advance(8 * DAY_MS);
  expect(await mailsAfterRun()).toEqual([`${learner.email}: Últimos dias para avaliar o impacto de LGPD na prática`]);
  expect(await mailsAfterRun()).toEqual([]);
});

test('sends no notice of an expired or old impact evaluation', async () => {
  const learner = await app.makeUser();
  await passTest(app, await followedTraining(app, { STUDENT_IMPACT: 30 }), learner);
  app.clock.advance(2 * DAY_MS);
  expect(await mailsAfterRun()).toEqual([]);
  app.clock.advance(60 * DAY_MS);
  expect(await mailsAfterRun()).toEqual([]);
});

test.each(['evaluations', 'journey'])('sends no notice while the tenant has %s off', async (module) => {
  const learner = await app.makeUser();
  await passTest(app, await followedTraining(app, { STUDENT_IMPACT: 2 }), learner);
  await switchModule(app.platform, app.tenant.key, module, false, 'teste');
  expect(await mailsAfterRun()).toEqual([]);
  await switchModule(app.platform, app.tenant.key, module, true, 'teste');
  expect(await mailsAfterRun()).toEqual([`${learner.email}: Conte o impacto de LGPD na prática`]);
});

test('keeps notifying other people when one mailbox fails', async () => {
  const [first, second] = [await app.makeUser(), await app.makeUser()];
  for (const learner of [first, second])
    await passTest(app, await followedTraining(app, { STUDENT_IMPACT: 30 }), learner);
  const { database, log, storage, messages, jobs } = app.platform;
  const mail = { send: () => Promise.reject(new Error('550 no such mailbox')) };
  await runJob(
    notifyOfImpactEvaluations,
    {},
    { db: database.db, log, storage, mail, messages, jobs, portalUrlOf: () => '', now: () => app.clock.now() },
  );
  expect(await mailsAfterRun()).toEqual(
    [first, second].map(({ email }) => `${email}: Conte o impacto de LGPD na prática`).toSorted(),
  );
  expect(await mailsAfterRun()).toEqual([]);
});
