import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { ssoMemory } from './sso/sso.repository.ts';
import { ssoTests } from './sso/sso-tests.repository.ts';
import { PERSON_RECORD_DAYS } from '@shared-kit/contracts/admin';
import { defineJob } from '../../platform/jobs/job.port.ts';
import { sentMails } from '../../platform/mail/sent-mails.repository.ts';
import { personErrors } from '../../platform/telemetry/person-errors.repository.ts';

const retention = 30 * DAY_MS;

/** Deletes every night what has ended: old sessions, links, PINs, and old records of mails and errors. */
export const sweepSessions = defineJob({
  name: 'identity.sweep-sessions',
  payload: z.object({}),
  cron: '30 6 * * *',
  async run(_, { db, now }) {
    const before = new Date(now.getTime() - retention);
    await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
    await db.deleteFrom('activation_pins').where('expires_at', '<', now).execute();
    await ssoMemory(db).sweep(now);
    await ssoTests(db).sweep(new Date(now.getTime() - DAY_MS));
    await db.deleteFrom('contact_messages').where('sent_at', '<', before).execute();
    await db.deleteFrom('one_time_tokens').where('expires_at', '<', before).execute();
    const firstKept = new Date(now.getTime() - PERSON_RECORD_DAYS * DAY_MS);
    await sentMails(db).deleteBefore(firstKept);
    await personErrors(db).deleteBefore(firstKept);
  },
});
