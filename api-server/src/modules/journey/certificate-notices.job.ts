import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { defineStepJob } from '../../platform/jobs/job.port.ts';
import type { Mail } from '../../platform/mail/mail.port.ts';
import { sendMail } from '../../platform/mail/send-mail.job.ts';
import { noticeMail, users } from '../identity/index.ts';
import { finishedLately } from '../learning/index.ts';
import type { FinishedEnrollment } from '../learning/index.ts';
import { earnsCertificate } from './certificate.rules.ts';
import { certificateTemplate, teamCertificateTemplate } from './certificate-notices.mail.ts';

/** Maximum age of a finished training for a notice, whatever the reason for the delay. */
const eventFor = DAY_MS;

/** Sends, every five minutes, the certificate notices of finished trainings to the learners and their leaders. */
export const notifyOfCertificates = defineStepJob({
  name: 'journey.notify-of-certificates',
  payload: z.object({}),
  cron: '*/5 * * * *',
  async runInSteps(_, { transaction, now, jobs }) {
    const since = new Date(now.getTime() - eventFor);
    const finished = await transaction(async (db) =>
      (await finishedLately(db, since)).filter(
        ({ status, idCertificate }) => earnsCertificate(status) && idCertificate !== null,
      ),
    );
    for (const enrollment of finished) {
      // Sending and recording share a transaction per training: nobody is notified twice, and one failing mailbox does
      // not block the others.
      await transaction(async (db) => {
        const mails = await mailsFor(db, enrollment, now);
        for (const each of mails) await jobs.send(db, sendMail, each);
        if (mails.length > 0) await noteSent(db, enrollment, now);
      });
    }
  },
});

async function mailsFor(
  db: TenantDb,
  { idUser, idEnrollment, title }: FinishedEnrollment,
  now: Date,
): Promise<readonly Mail[]> {
  const sent = await db
    .selectFrom('certificate_notices')
    .select('id_enrollment')
    .where('id_enrollment', '=', idEnrollment)
    .executeTakeFirst();
  const learner = sent ? undefined : await users(db).find(idUser);
  if (!learner) return [];
  const own = await noticeMail(db, {
    idUser,
    type: 'certificate-available',
    now,
    once: String(idEnrollment),
    template: certificateTemplate,
    values: { treinamento: title },
  });
  const leaders =
    learner.id_manager === null
      ? null
      : await noticeMail(db, {
          idUser: learner.id_manager,
          type: 'team-certificate',
          now,
          once: String(idEnrollment),
          template: teamCertificateTemplate,
          values: { treinamento: title, pessoa: learner.name },
        });
  return [own, leaders].filter((each) => each !== null);
}

async function noteSent(db: TenantDb, { idEnrollment }: FinishedEnrollment, now: Date): Promise<void> {
  const row = { id_enrollment: idEnrollment, sent_at: now };
  await db
    .insertInto('certificate_notices')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
