import type { TenantDb } from '../database/tenant-db.adapter.ts';

/** Returns true when the person's account is active and has the developer permission. */
export async function isDeveloper(db: TenantDb, idUser: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id_user')
    .where('id_user', '=', idUser)
    .where('developer', '=', true)
    .where('active', '=', true)
    .executeTakeFirst();
  return user !== undefined;
}
