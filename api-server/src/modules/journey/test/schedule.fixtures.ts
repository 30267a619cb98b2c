import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { enrol, makeTraining, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestTraining, TestUser } from '../../../test/index.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;

export const at = (moment: string) => new Date(`${moment}Z`);
export const november = { query: { period: '11-2026' } };

async function addMeeting({ idTeam, tenant }: TestTraining): Promise<void> {
  await withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    await db
      .insertInto('team_meetings')
      .values({
        id_team: idTeam,
        position: 1,
        meeting_type: 'ONLINE',
        start_date: at('2026-11-29T12:00:00'),
        finish_date: at('2026-11-29T14:00:00'),
        address: 'meet.aurora.example/sala',
      })
      .execute();
  });
}

/** Creates a learner in a class of November with one meeting. */
export async function learner(tenant: TestTenant = app.tenant): Promise<TestUser> {
  const user = await app.makeUser(tenant);
  const team = { initial_date: at('2026-11-20T03:00:00'), final_date: at('2026-12-10T03:00:00') };
  const training = await makeTraining(app, { title: 'Liderança', tenant, team });
  await addMeeting(training);
  await enrol(app, training, user, { expires_at: team.final_date });
  return user;
}

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  afterLastFile(() => app.close());
}

/** Starts an app with a schedule. */
export function startScheduleApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
