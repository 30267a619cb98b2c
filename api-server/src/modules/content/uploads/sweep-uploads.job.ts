import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { removeDiscarded } from './receive-upload.service.ts';
import { forgetDays } from './upload-quota.repository.ts';
import { userUploads } from './user-uploads.repository.ts';

/** Milliseconds for which an interrupted upload can be resumed: three days. */
const retention = 3 * DAY_MS;

/** Milliseconds for which its sender still sees a refused upload with the reason. */
const refusedRetention = 30 * DAY_MS;

/** Discards every hour the uploads that were never finished, old refused ones, and those that a crashed server left behind. */
export const sweepUploads = defineStepJob({
  name: 'content.sweep-uploads',
  payload: z.object({}),
  cron: '17 * * * *',
  async runInSteps(_, { transaction, storage, now }) {
    const rows = await transaction(async (db) => {
      await userUploads(db).discardAbandoned(new Date(now.getTime() - retention));
      await userUploads(db).discardRefused(new Date(now.getTime() - refusedRetention));
      await forgetDays(db, now);
      return userUploads(db).discarded();
    });
    for (const row of rows) await removeDiscarded({ transaction, storage }, row);
  },
});
