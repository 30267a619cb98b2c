import * as z from 'zod/mini';
import { DAY_MS } from 'shared-kit/contracts/calendar';
import { defineStepJob } from '../../../platform/jobs/job.ts';
import { isPersonal } from '../../../platform/storage/personal-key.rules.ts';
import { unusedEvidence } from './evidence.repository.ts';

/** A day to save the course that the file was sent for. */
const keptFor = DAY_MS;

/** Every hour: lets go of evidence that no course names. */
export const sweepEvidence = defineStepJob({
  name: 'journey.sweep-evidence',
  payload: z.object({}),
  cron: '37 * * * *',
  async runInSteps(_, { transaction, storage, now }) {
    const rows = await transaction(async (db) => {
      await unusedEvidence(db).discardBefore(new Date(now.getTime() - keptFor));
      return unusedEvidence(db).discarded();
    });
    for (const { id_evidence, file_key } of rows) {
      // What an import brought may be shown elsewhere too.
      if (isPersonal(file_key)) await storage.files.remove(file_key);
      await transaction((db) => unusedEvidence(db).forget(id_evidence));
    }
  },
});
