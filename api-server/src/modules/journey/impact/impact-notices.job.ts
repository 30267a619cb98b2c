import * as z from 'zod/mini';
import { DAY_MS, formatLongDate } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { isModuleOn } from '../../../platform/tenancy/module-switch.repository.ts';
import { impactEvaluations } from '../../evaluations/index.ts';
import { noticeMail } from '../../identity/index.ts';
import { impactReminderTemplate, ownImpactTemplate, teamImpactTemplate } from './impact-notices.mail.ts';

/** Days before the expiry at which the reminder is sent. */
const reminderDays = 3;

type PendingNotice = Awaited<ReturnType<ReturnType<typeof impactEvaluations>['unannounced']>>[number];

/** Sends, every five minutes, notices of new impact evaluations and reminders shortly before they expire. */
export const notifyOfImpactEvaluations = defineStepJob({
  name: 'journey.notify-of-impact-evaluations',
  payload: z.object({}),
  cron: '*/5 * * * *',
  async runInSteps(_, { transaction, now, jobs }) {
    // The notice links to the journey.
    if (!(await transaction((db) => isModuleOn(db, 'journey')))) return;
    // Evaluations created before yesterday get no notice, whatever the reason for the delay, and no reminder follows on
    // the creation day.
    const yesterday = new Date(now.getTime() - DAY_MS);
    const soon = new Date(now.getTime() + reminderDays * DAY_MS);
    const fresh = await transaction((db) => impactEvaluations(db).unannounced(yesterday, now));
    const ending = await transaction((db) => impactEvaluations(db).expiring({ until: soon, before: yesterday }, now));
    const notices = [
      ...fresh.map((row) => ({ row, isReminder: false })),
      ...ending.map((row) => ({ row, isReminder: true })),
    ];
    for (const { row, isReminder } of notices) {
      // Sending and recording share a transaction per notice: nobody is notified twice, and one failing mailbox does
      // not block the others.
      await transaction(async (db) => {
        const letter = await mailFor(db, row, isReminder, now);
        if (letter) await jobs.send(db, sendMail, letter);
        await impactEvaluations(db).noteSent(
          row.id_impact_evaluation,
          isReminder ? 'reminded_at' : 'announced_at',
          now,
        );
      });
    }
  },
});

async function mailFor(db: TenantDb, row: PendingNotice, isReminder: boolean, now: Date): Promise<Mail | null> {
  if (row.id_answerer === null) return null;
  const pessoa = row.evaluation_type === 'IMPACT' ? row.learner_name : null;
  const notice = { idUser: row.id_answerer, now, once: String(row.id_impact_evaluation) };
  const treinamento = row.title;
  const prazo = formatLongDate(row.expiration_date);
  if (isReminder) {
    const avaliacao = pessoa === null ? treinamento : `${treinamento} (${pessoa})`;
    return noticeMail(db, {
      ...notice,
      type: 'pending-impact-evaluation',
      template: impactReminderTemplate,
      values: { avaliacao, prazo },
    });
  }
  const type = 'impact-evaluation';
  return pessoa === null
    ? noticeMail(db, { ...notice, type, template: ownImpactTemplate, values: { treinamento, prazo } })
    : noticeMail(db, { ...notice, type, template: teamImpactTemplate, values: { treinamento, pessoa, prazo } });
}
