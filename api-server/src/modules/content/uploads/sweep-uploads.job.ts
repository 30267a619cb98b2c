import * as z from 'zod/mini';
import { DAY_MS } from 'shared-kit/contracts/calendar';
import { defineStepJob } from '../../../platform/jobs/job.ts';
import { removeDiscarded } from './receive-upload.service.ts';
import { userUploads } from './user-uploads.repository.ts';

/** Three days to go on with an upload that was interrupted. */
const keptFor = 3 * DAY_MS;

/** Every hour: lets go of what was never finished, and of what a server had no time to remove. */
export const sweepUploads = defineStepJob({
  name: 'content.sweep-uploads',
  payload: z.object({}),
  cron: '17 * * * *',
  async runInSteps(_, { transaction, storage, now }) {
    const rows = await transaction(async (db) => {
      await userUploads(db).discardAbandoned(new Date(now.getTime() - keptFor));
      return userUploads(db).discarded();
    });
    for (const row of rows) await removeDiscarded({ transaction, storage }, row);
  },
});
