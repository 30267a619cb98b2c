import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Returns the repository of addresses that wait for their confirmation: at most one for each person. */
export function pendingEmails(db: TenantDb) {
  /** Finds other accounts to which the address counts, as e-mail or as login. */
  const holders = (email: string, idUser: number) =>
    db
      .selectFrom('users')
      .select(['id_user', 'phone', 'email', 'self_registered'])
      .where('id_user', '!=', idUser)
      .where((eb) => eb.or([eb('email_lower', '=', email), eb('username_lower', '=', email)]));

  return {
    async replace(idUser: number, email: string, now: Date): Promise<void> {
      const fields = { email, requested_at: now };
      await db
        .insertInto('pending_emails')
        .values({ id_user: idUser, ...fields })
        .onConflict((conflict) => conflict.columns(['id_user']).doUpdateSet(fields))
        .execute();
    },

    async find(idUser: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('pending_emails')
        .select('email')
        .where('id_user', '=', idUser)
        .executeTakeFirst();
      return row?.email;
    },

    async remove(idUser: number): Promise<void> {
      await db.deleteFrom('pending_emails').where('id_user', '=', idUser).execute();
    },

    /** Serializes confirmations and registrations of the tenant until the transaction ends. */
    lock: async (): Promise<void> => void (await sql`select pg_advisory_xact_lock(${db.tenantId}, 84)`.execute(db)),

    /** Returns whether the address counts for another account. A login that nobody has proven does not count. */
    async isTaken(email: string, idUser: number): Promise<boolean> {
      const found = await holders(email, idUser).execute();
      return found.some((holder) => holder.email !== '' || !holder.self_registered);
    },

    /** Returns the accounts that have the address as login and never proved it. */
    async unprovenHolders(email: string, idUser: number) {
      return holders(email, idUser).where('self_registered', '=', true).where('email', '=', '').execute();
    },
  };
}
