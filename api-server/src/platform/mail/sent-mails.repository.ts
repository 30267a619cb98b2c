import { HOUR_MS } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { Mail } from './mail.port.ts';

const longestError = 300;
/** Attempts within this time belong to the same mail: the queue tries for at most 23 hours. */
const sameMailMs = 24 * HOUR_MS;

/** Result of an attempt to send: an empty error means that the mail server has accepted it. */
interface Attempt {
  readonly error: string;
  readonly now: Date;
}

/** Repository of the mails that people of the tenant were sent. */
export function sentMails(db: TenantDb) {
  return {
    /**
     * Records an attempt for everybody whose confirmed address it is. Another attempt at a mail that could not be sent
     * changes its row.
     */
    async record({ to, subject }: Pick<Mail, 'to' | 'subject'>, { error, now }: Attempt): Promise<void> {
      const people = await db
        .selectFrom('users')
        .select('id_user')
        .where('email_lower', '=', to.toLowerCase())
        .execute();
      if (people.length === 0) return;
      const ids = people.map(({ id_user }) => id_user);
      const result = {
        state: error === '' ? 'sent' : 'failed',
        error: error.slice(0, longestError),
        tried_at: now,
      } as const;
      const tried = await db
        .updateTable('sent_mails')
        .set((eb) => ({ ...result, attempts: eb('attempts', '+', 1) }))
        .where('id_user', 'in', ids)
        .where('subject', '=', subject)
        .where('state', '=', 'failed')
        .where('tried_at', '>', new Date(now.getTime() - sameMailMs))
        .returning('id_user')
        .execute();
      const known = new Set(tried.map(({ id_user }) => id_user));
      const fresh = ids.filter((id_user) => !known.has(id_user));
      if (fresh.length > 0)
        await db
          .insertInto('sent_mails')
          .values(fresh.map((id_user) => ({ id_user, subject, ...result })))
          .execute();
    },

    /** Returns the last mails to a person, newest first. */
    latestTo: (idUser: number, limit: number) =>
      db
        .selectFrom('sent_mails')
        .select(['subject', 'state', 'error', 'attempts', 'tried_at'])
        .where('id_user', '=', idUser)
        .orderBy('tried_at', 'desc')
        .orderBy('id_mail', 'desc')
        .limit(limit)
        .execute(),

    async deleteBefore(moment: Date): Promise<void> {
      await db.deleteFrom('sent_mails').where('tried_at', '<', moment).execute();
    },
  };
}
