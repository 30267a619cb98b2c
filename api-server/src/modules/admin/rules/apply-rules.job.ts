import * as z from 'zod/mini';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { applyRule } from './apply-rule.service.ts';
import { enrolmentRules } from './enrolment-rules.repository.ts';

/**
 * Applies one rule or all of them, each in a transaction of its own. It is queued when a rule or a person changes, and
 * runs every 15 minutes for what changes elsewhere, such as imports and the passing of time.
 */
export const applyEnrolmentRules = defineStepJob({
  name: 'admin.apply-enrolment-rules',
  payload: z.object({ idRule: z.optional(z.number()) }),
  cron: '*/15 * * * *',
  async runInSteps({ idRule }, { transaction, jobs, now }) {
    const ids = idRule === undefined ? await transaction((db) => enrolmentRules(db).running()) : [idRule];
    for (const id of ids)
      await transaction(async (db) => {
        for (const mail of await applyRule(db, id, now)) await jobs.send(db, sendMail, mail);
      });
  },
});
