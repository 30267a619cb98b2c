import { randomBytes } from 'node:crypto';
import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import { people } from '../../identity/index.ts';

/** Links by which people read their schedule in a calendar of their own, without login. */
export function scheduleFeeds(db: TenantDb) {
  return {
    /** The person's token, made when it is first asked for. Of two that ask at once both get the same. */
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

    /** Whose link it is; nobody's where it was revoked or the person's account is not active any more. */
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
