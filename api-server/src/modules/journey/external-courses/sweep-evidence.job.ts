import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { isPersonal } from '../../../platform/storage/personal-key.rules.ts';
import { unusedEvidence } from './evidence.repository.ts';

/** Time to save the course after its file was sent. */
const retention = DAY_MS;

/** Removes, every hour, evidence that no course refers to. */
export const sweepEvidence = defineStepJob({
  name: 'journey.sweep-evidence',
  payload: z.object({}),
  cron: '37 * * * *',
  async runInSteps(_, { transaction, storage, now }) {
    const rows = await transaction(async (db) => {
      await unusedEvidence(db).discardBefore(new Date(now.getTime() - retention));
      return unusedEvidence(db).discarded();
    });
    for (const { id_evidence, file_key } of rows) {
      // Imported files may be in use elsewhere.
      if (isPersonal(file_key)) await storage.files.remove(file_key);
      await transaction((db) => unusedEvidence(db).forget(id_evidence));
    }
  },
});
