import type { TenantDb } from '../database/tenant-db.adapter.ts';

/** Facts of an account that decide how much its reports count. */
export interface JudgingAccount {
  /** Digits of the phone that the person has proven; empty when there is none. */
  readonly phone: string;
  /** Time at which the person created the account without the company; null when the company provided it. */
  readonly selfRegisteredAt: Date | null;
}

export async function judgingAccountOf(db: TenantDb, idUser: number): Promise<JudgingAccount> {
  const row = await db
    .selectFrom('users')
    .select(['phone', 'phone_verified', 'self_registered', 'created_at'])
    .where('id_user', '=', idUser)
    .executeTakeFirst();
  return {
    phone: row?.phone_verified ? row.phone.replaceAll(/\D/g, '') : '',
    selfRegisteredAt: row?.self_registered ? row.created_at : null,
  };
}
