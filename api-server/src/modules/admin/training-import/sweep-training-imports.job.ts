import * as z from 'zod/mini';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import { storedSince } from '../jobs/retention.rules.ts';
import { isOwnFile } from './import-file-key.rules.ts';
import { trainingImports } from './training-imports.repository.ts';

/**
 * Deletes imports of trainings with their ZIPs and jobs after a month. The row is locked while its file is removed, so that
 * nobody confirms an import without a file, and a killed server finds the row again.
 */
export const sweepTrainingImports = defineStepJob({
  name: 'admin.sweep-training-imports',
  payload: z.object({}),
  cron: '55 6 * * *',
  async runInSteps(_, { transaction, storage, now }) {
    const before = storedSince(now);
    for (const idImport of await transaction((db) => trainingImports(db).over(before)))
      await transaction(async (db) => {
        const row = await trainingImports(db).lock(idImport);
        if (!row || row.state === 'importing') return;
        if (isOwnFile(row.storage_key)) await storage.files.remove(row.storage_key);
        await adminJobs(db).removeOfTrainings(idImport);
        await trainingImports(db).remove(idImport);
      });
  },
});
