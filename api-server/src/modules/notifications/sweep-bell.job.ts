import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/job.port.ts';
import { retention } from './bell.service.ts';

/** Deletes every night the entries that are older than 90 days, read or not. */
export const sweepBell = defineJob({
  name: 'notifications.sweep-bell',
  payload: z.object({}),
  cron: '40 6 * * *',
  async run(_, { db, now }) {
    await db
      .deleteFrom('bell_entries')
      .where('created_at', '<', new Date(now.getTime() - retention))
      .execute();
  },
});
