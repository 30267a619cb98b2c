import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { companyExports } from './company-exports.repository.ts';

/** Days for which the page lists an export whose file is gone. */
const RETENTION_DAYS = 30;

/** Removes files of exports after a day: they have personal data. */
export const sweepCompanyExports = defineStepJob({
  name: 'admin.sweep-company-exports',
  payload: z.object({}),
  cron: '20 * * * *',
  async runInSteps(_, { transaction, storage, now }) {
    const keys = await transaction((db) => companyExports(db).keysOver(now));
    for (const key of keys) await storage.files.remove(key);
    await transaction((db) => companyExports(db).removeBefore(new Date(now.getTime() - RETENTION_DAYS * DAY_MS)));
  },
});
