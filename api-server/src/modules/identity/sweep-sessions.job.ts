import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { ssoMemory } from './sso/sso.repository.ts';
import { defineJob } from '../../platform/jobs/job.port.ts';

const retention = 30 * DAY_MS;

/** Deletes every night the sessions and one-time links that ended a month ago, and expired PINs. */
export const sweepSessions = defineJob({
  name: 'identity.sweep-sessions',
  payload: z.object({}),
  cron: '30 6 * * *',
  async run(_, { db, now }) {
    const before = new Date(now.getTime() - retention);
    await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
    await db.deleteFrom('activation_pins').where('expires_at', '<', now).execute();
    await ssoMemory(db).sweep(now);
    await db.deleteFrom('contact_messages').where('sent_at', '<', before).execute();
    await db.deleteFrom('one_time_tokens').where('expires_at', '<', before).execute();
  },
});
