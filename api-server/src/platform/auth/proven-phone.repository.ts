import type { TenantDb } from '../database/tenant-db.adapter.ts';

/** Returns the digits of the phone that a person has proven; empty when there is none. */
export async function provenPhoneOf(db: TenantDb, idUser: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('phone')
    .where('id_user', '=', idUser)
    .where('phone_verified', '=', true)
    .executeTakeFirst();
  return row?.phone.replaceAll(/\D/g, '') ?? '';
}
