import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { finishOverdue } from '../finish-overdue.job.ts';
import { beat, makeEvaluation, startAttempt } from './evaluation-factory.ts';
import type { TestAttempt } from './evaluation-factory.ts';
import { app } from './evaluations.fixtures.ts';

export const seconds = (count: number) => app.clock.advance(count * 1000);

export async function open(timeLimit = 60): Promise<TestAttempt> {
  const attempt = await startAttempt(app, await makeEvaluation(app, { parameters: { timeLimit, maxTries: 2 } }));
  await beat(attempt);
  return attempt;
}

export async function runJob(): Promise<void> {
  const { database, storage, messages, jobs, log, ports } = app.platform;
  await withTenant(database.db, app.tenant.idApp, (db) =>
    finishOverdue.run({}, { db, now: app.clock.now(), log, storage, messages, jobs, ports, portalUrlOf: () => '' }),
  );
}

export async function finishDateOf({ params }: TestAttempt): Promise<Date | null> {
  const row = await app.platform.database.db
    .selectFrom('questionnaires')
    .select('finish_date')
    .where('id_questionnaire', '=', params.idQuestionnaire)
    .executeTakeFirstOrThrow();
  return row.finish_date;
}
