import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { digitsOf } from '../digits.rules.ts';
import { freePhoneLogin } from '../email/phone-login.repository.ts';

export interface NewAccount {
  readonly name: string;
  readonly cpf: string;
  readonly phone: string;
  readonly idCompany: number;
  readonly passwordHash: string;
}

/** Returns the repository of a tenant's accounts, for activation. */
export function activations(db: TenantDb) {
  const ofTenant = () => db.selectFrom('users');

  return {
    /** Finds every account with this verified phone, active or not. `phone` in the format of profiles. */
    byPhone: (phone: string) =>
      ofTenant()
        .select([
          'id_user',
          'name',
          'username',
          'email',
          'cpf',
          'active',
          'admin',
          'developer',
          'can_access_support',
          'has_granted_role',
          'password_hash',
          'email_proven_at',
        ])
        .where('phone', 'in', [phone, digitsOf(phone)])
        .where('phone_verified', '=', true)
        .execute(),

    /**
     * Serializes registrations of the tenant until the transaction ends, so that the second of two with one phone
     * finds the first.
     */
    lock: async (): Promise<void> => void (await sql`select pg_advisory_xact_lock(${db.tenantId}, 84)`.execute(db)),

    /** Creates an account without an e-mail. The phone is the login until an e-mail is confirmed. */
    async create({ name, cpf, phone, idCompany, passwordHash }: NewAccount): Promise<number> {
      const row = await db
        .insertInto('users')
        .values({
          key: `registro-${randomUUID()}`,
          id_company: idCompany,
          username: await freePhoneLogin(db, phone),
          email: '',
          self_registered: true,
          name,
          cpf,
          phone,
          phone_verified: true,
          password_hash: passwordHash,
        })
        .returning('id_user')
        .executeTakeFirstOrThrow();
      return row.id_user;
    },
  };
}
