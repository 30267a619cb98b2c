import * as z from 'zod/mini';
import { dayKey, toMoment, wallClockOf } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { companyOf, mailedApprovers } from '../../identity/index.ts';
import { roleGrants } from '../access/role-grants.repository.ts';
import { approvalDigestMail } from './approval-digest.mail.ts';
import { waitingFor } from './waiting-for.service.ts';

/** Hour in the company's zone from which the digest of the day is sent. */
const FROM_HOUR = 7;

/**
 * Mails approvers once a day what waits for them, in the morning of the company. It runs every hour, so that a server
 * that was down at seven sends it later on the same day.
 */
export const mailApprovalDigests = defineStepJob({
  name: 'admin.mail-approval-digests',
  payload: z.object({}),
  cron: '5 * * * *',
  async runInSteps(_, { transaction, now, jobs, portalUrlOf }) {
    const hour = Number(wallClockOf(toMoment(now)).slice(11, 13));
    if (hour < FROM_HOUR) return;
    const day = dayKey(toMoment(now));
    const { approvers, company } = await transaction(async (db) => ({
      approvers: await mailedApprovers(db, await roleGrants(db).holders()),
      company: await companyOf(db),
    }));
    for (const person of approvers) {
      // Noting the day and queueing the mail share a transaction per person: nobody gets two, and none is lost.
      await transaction(async (db) => {
        if (!(await noteDay(db, person.id_user, day))) return;
        const waiting = await waitingFor(db, person, now);
        if (waiting.length === 0) return;
        const { name, email: to } = person;
        const mail = approvalDigestMail({ to, name, company: company.name, portalUrl: portalUrlOf(company), waiting });
        await jobs.send(db, sendMail, mail);
      });
    }
  },
});

/** Returns false when the person's digest of the day was made before. */
async function noteDay(db: TenantDb, idUser: number, day: string): Promise<boolean> {
  const noted = await db
    .insertInto('approval_digests')
    .values({ id_user: idUser, day })
    .onConflict((conflict) =>
      conflict.columns(['id_user']).doUpdateSet({ day }).where('approval_digests.day', '<>', day),
    )
    .returning('id_user')
    .executeTakeFirst();
  return noted !== undefined;
}
