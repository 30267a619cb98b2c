import * as z from 'zod/mini';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineJob, defineStepJob } from '../../../platform/jobs/job.port.ts';
import type { JobQueue } from '../../../platform/jobs/job.port.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { recordSystemAct } from '../../audit/index.ts';
import { announcedMessages, channelsOf } from '../../identity/index.ts';
import type { SystemAct } from '../audit-log/audit-words.rules.ts';
import { jobActor } from '../jobs/job-actor.service.ts';
import { JobFailure } from '../jobs/job-failure.types.ts';
import { audienceOf } from './announcement-audience.service.ts';
import { announcementHtml, announcementMail, announcementPlain } from './announcement.presenter.ts';
import { announcements } from './announcements.repository.ts';
import type { AnnouncementRow } from './announcements.repository.ts';

/** People of one transaction. */
const CHUNK = 200;

interface Tools {
  readonly jobs: JobQueue;
  readonly now: Date;
}

/**
 * Sends an announcement in steps. Each step locks it, stores the messages and mails of the next people and how far it has
 * come in one transaction, so that a lost server or a second one repeats and skips nobody.
 */
export const sendAnnouncement = defineStepJob({
  name: 'admin.send-announcement',
  payload: z.object({ idAnnouncement: z.number() }),
  retries: 5,
  async runInSteps({ idAnnouncement }, { transaction, jobs, now }) {
    try {
      while (await transaction((db) => sendStep(db, idAnnouncement, { jobs, now })));
    } catch (error) {
      if (!(error instanceof JobFailure)) throw error;
      await transaction((db) => announcements(db).end(idAnnouncement, 'failed', error.message));
    }
  },
});

/** Starts announcements whose time has come, and those whose server was lost, every minute. */
export const sendDueAnnouncements = defineJob({
  name: 'admin.send-due-announcements',
  payload: z.object({}),
  cron: '* * * * *',
  async run(_, { db, now, jobs }) {
    for (const idAnnouncement of await announcements(db).due(now))
      await jobs.send(db, sendAnnouncement, { idAnnouncement });
  },
});

/** Sends to the next people. Returns false when nobody is left, or when it was cancelled. */
async function sendStep(db: TenantDb, idAnnouncement: number, tools: Tools): Promise<boolean> {
  const stored = announcements(db);
  const row = await stored.lock(idAnnouncement);
  if (!row || (row.state !== 'scheduled' && row.state !== 'sending') || row.send_at > tools.now) return false;
  const actor = await jobActor(db, row.id_actor, 'announcements.send');
  const audience = audienceOf(db, actor, row.fields.audience);
  const messages = announcedMessages(db);
  if (row.state === 'scheduled') await stored.start(idAnnouncement, (await messages.count(audience)).people);
  const people = await messages.next(audience, { after: row.last_user, limit: CHUNK });
  const last = people.at(-1);
  if (!last) {
    await stored.end(idAnnouncement, 'sent');
    if (row.send_at > row.created_at) await recordSending(db, row, { id: actor.idUser, name: actor.name }, tools.now);
    return false;
  }
  await stored.advance(idAnnouncement, { lastUser: last.id_user, ...(await sendTo(db, row, people, tools)) });
  return true;
}

/** Writes a scheduled sending into the log: the call that scheduled it came earlier, from the person. */
function recordSending(
  db: TenantDb,
  row: AnnouncementRow,
  onBehalfOf: { readonly id: number; readonly name: string },
  now: Date,
): Promise<void> {
  return recordSystemAct(db, {
    act: 'system.send-announcement' satisfies SystemAct,
    onBehalfOf,
    changes: [
      { field: 'announcement', before: '', after: row.fields.title },
      { field: 'members', before: '', after: String(row.done) },
    ],
    batch: `announcement:${row.id_announcement}`,
    now,
  });
}

type Recipients = Awaited<ReturnType<ReturnType<typeof announcedMessages>['next']>>;

async function sendTo(
  db: TenantDb,
  { id_announcement: idAnnouncement, fields }: AnnouncementRow,
  people: Recipients,
  { jobs, now }: Tools,
): Promise<{ done: number; mailed: number }> {
  const { title, text, sendsMail } = fields;
  const message = { idAnnouncement, title, html: announcementHtml(fields), text: announcementPlain(text), now };
  const reached = await announcedMessages(db).store(
    message,
    people.map(({ id_user: idUser }) => idUser),
  );
  const mailed = people.filter(
    (person) => sendsMail && person.email !== '' && reached.has(person.id_user) && channelsOf(person).email,
  );
  for (const person of mailed) await jobs.send(db, sendMail, announcementMail(fields, person));
  return { done: reached.size, mailed: mailed.length };
}
