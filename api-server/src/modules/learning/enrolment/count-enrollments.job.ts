import * as z from 'zod/mini';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { enrollmentCounts } from './enrollment-counts.repository.ts';

/**
 * Counts the enrolments of a large company, training by training, so that none of its transactions is long. It looks
 * every minute, and takes at most a quarter of the time.
 */
export const countEnrollments = defineStepJob({
  name: 'learning.count-enrollments',
  payload: z.object({}),
  cron: '* * * * *',
  async runInSteps(_, { transaction, now }) {
    const startedAt = performance.now();
    const at = () => new Date(now.getTime() + performance.now() - startedAt);
    const begins = await transaction(
      async (db) => (await enrollmentCounts(db, now).isLarge()) && enrollmentCounts(db, now).begin(),
    );
    if (!begins) return;
    for (const idNode of await transaction((db) => enrollmentCounts(db, now).counted()))
      await transaction((db) => enrollmentCounts(db, at()).recount(idNode));
    await transaction((db) => enrollmentCounts(db, at()).finish());
  },
});
