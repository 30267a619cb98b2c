import { messagePath } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { forgetEntries, notifyMany } from '../../notifications/index.ts';
import type { PeopleCondition } from '../administration/people-condition.types.ts';
import { excerptOf } from './messages.repository.ts';

interface AnnouncedMessage {
  readonly idAnnouncement: number;
  readonly title: string;
  readonly html: string;
  /** Plain text, for the bell and for lists. */
  readonly text: string;
  readonly now: Date;
}

const bellKeyOf = (idMessage: number): string => `message:${idMessage}`;

/** Reads whom an announcement reaches, and keeps its messages among those of the people. */
export function announcedMessages(db: TenantDb) {
  const reached = (conditions: readonly PeopleCondition[]) => {
    let found = db.selectFrom('users as u').where('u.active', '=', true);
    for (const condition of conditions)
      found = found.where(({ ref }) => condition({ idUser: ref('u.id_user'), department: ref('u.department') }));
    return found;
  };

  return {
    /** Counts the people who are reached, and those of them who accept mails. */
    async count(conditions: readonly PeopleCondition[]): Promise<{ people: number; mailed: number }> {
      const { people, mailed } = await reached(conditions)
        .select(({ fn, and, eb }) => [
          fn.countAll<number>().as('people'),
          fn
            .countAll<number>()
            .filterWhere(
              and([
                eb('u.communication_accepted', '=', true),
                eb('u.email_notification', '=', true),
                eb('u.email', '<>', ''),
              ]),
            )
            .as('mailed'),
        ])
        .executeTakeFirstOrThrow();
      return { people: Number(people), mailed: Number(mailed) };
    },

    async names(conditions: readonly PeopleCondition[], limit: number): Promise<string[]> {
      const rows = await reached(conditions).select('u.name').orderBy('u.name').limit(limit).execute();
      return rows.map(({ name }) => name);
    },

    /** Returns the next people in the order of their ids, with what decides about a mail. */
    next: (conditions: readonly PeopleCondition[], { after, limit }: { after: number; limit: number }) =>
      reached(conditions)
        .select([
          'u.id_user',
          'u.name',
          'u.email',
          'u.communication_accepted',
          'u.email_notification',
          'u.sms_notification',
        ])
        .where('u.id_user', '>', after)
        .orderBy('u.id_user')
        .limit(limit)
        .execute(),

    /** Stores the message of each person and puts it into their bells. Returns the people who did not have it yet. */
    async store(
      { idAnnouncement, title, html, text, now }: AnnouncedMessage,
      idUsers: readonly number[],
    ): Promise<ReadonlySet<number>> {
      const excerpt = excerptOf(text);
      const rows = await db
        .insertInto('messages')
        .values(
          idUsers.map((idUser) => ({
            key: `announcement:${idAnnouncement}:${idUser}`,
            id_user: idUser,
            subject: title,
            html,
            excerpt,
            sent_at: now,
            read_at: null,
            id_announcement: idAnnouncement,
          })),
        )
        .onConflict((conflict) => conflict.columns(['key']).doNothing())
        .returning(['id_message', 'id_user'])
        .execute();
      await notifyMany.of(db)(
        db,
        rows.map(({ id_message: idMessage, id_user: idUser }) => ({
          idUser,
          key: bellKeyOf(idMessage),
          kind: 'message',
          title,
          text: excerpt,
          path: messagePath(idMessage),
          now,
        })),
      );
      return new Set(rows.map(({ id_user: idUser }) => idUser));
    },

    /** Returns how many messages of each announcement were read. */
    async readCounts(idAnnouncements: readonly number[]): Promise<ReadonlyMap<number, number>> {
      if (idAnnouncements.length === 0) return new Map();
      const rows = await db
        .selectFrom('messages')
        .select('id_announcement')
        .select(({ fn }) => fn.count<number>('read_at').as('read'))
        .where('id_announcement', 'in', [...idAnnouncements])
        .groupBy('id_announcement')
        .execute();
      return new Map(rows.map(({ id_announcement: id, read }) => [id ?? 0, Number(read)]));
    },

    /** Takes the messages of an announcement away, and their entries in the bells. */
    async remove(idAnnouncement: number): Promise<void> {
      const rows = await db
        .deleteFrom('messages')
        .where('id_announcement', '=', idAnnouncement)
        .returning(['id_message', 'id_user'])
        .execute();
      await forgetEntries.of(db)(
        db,
        rows.map(({ id_message: idMessage, id_user: idUser }) => ({ idUser, key: bellKeyOf(idMessage) })),
      );
    },
  };
}
