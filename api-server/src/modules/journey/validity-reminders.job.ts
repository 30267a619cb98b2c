import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { defineStepJob } from '../../platform/jobs/job.port.ts';
import { sendMail } from '../../platform/mail/send-mail.job.ts';
import { noticeMail } from '../identity/index.ts';
import { expiringValidities } from '../learning/index.ts';
import { validityTemplate } from './certificate-notices.mail.ts';
import { dueReminder, reminderValues, validityReminderDays } from './validity-reminder.rules.ts';

const firstReminder = Math.max(...validityReminderDays);

/** Reminds people every morning of certificates whose validity ends in 90, 60, 30 and 7 days. */
export const remindOfValidity = defineStepJob({
  name: 'journey.remind-of-validity',
  payload: z.object({}),
  cron: '0 11 * * *',
  async runInSteps(_, { transaction, now, jobs }) {
    // One day more, because the rule counts whole days of the calendar.
    const until = new Date(now.getTime() + (firstReminder + 1) * DAY_MS);
    for (const validity of await transaction((db) => expiringValidities(db, { from: now, until }))) {
      const days = dueReminder(validity.validUntil, now);
      if (days === undefined) continue;
      // Sending and recording share a transaction per reminder: nobody is reminded twice, and one failing mailbox does
      // not block the others.
      await transaction(async (db) => {
        if (!(await noteReminder(db, { id_enrollment: validity.idEnrollment, days, sent_at: now }))) return;
        const mail = await noticeMail(db, {
          idUser: validity.idUser,
          type: 'certificate-expiring',
          now,
          once: `${validity.idEnrollment}/${days}`,
          template: validityTemplate,
          values: reminderValues(validity, now),
        });
        if (mail) await jobs.send(db, sendMail, mail);
      });
    }
  },
});

/** Returns false when the reminder was sent before. */
async function noteReminder(
  db: TenantDb,
  row: { id_enrollment: number; days: number; sent_at: Date },
): Promise<boolean> {
  const noted = await db
    .insertInto('validity_reminders')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  return noted !== undefined;
}
