import { randomBytes } from 'node:crypto';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';

/** Repository of the links by which people subscribe to their schedule in an external calendar without login. */
export function scheduleFeeds(db: TenantDb) {
  return {
    /** Returns the person's token and creates it on first use. Concurrent first requests get the same token. */
    async tokenOf(idUser: number, now: Date): Promise<string> {
      await db
        .insertInto('schedule_feeds')
        .values({ id_user: idUser, token: randomBytes(32).toString('base64url'), created_at: now })
        .onConflict((conflict) => conflict.columns(['id_user']).doNothing())
        .execute();
      const { token } = await db
        .selectFrom('schedule_feeds')
        .select('token')
        .where('id_user', '=', idUser)
        .executeTakeFirstOrThrow();
      return token;
    },

    async revoke(idUser: number): Promise<void> {
      await db.deleteFrom('schedule_feeds').where('id_user', '=', idUser).execute();
    },

    /** Finds the owner of a link; none when it was revoked or the account is no longer active. */
    readerOf: (token: string) =>
      db
        .selectFrom('schedule_feeds as f')
        .innerJoin(people(db).as('u'), 'u.id_user', 'f.id_user')
        .select(['u.id_user', 'u.department'])
        .where('f.token', '=', token)
        .where('u.active', '=', true)
        .executeTakeFirst(),
  };
}
