import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { digitsOf } from '../digits.rules.ts';

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly cpf: string;
  readonly phone: string;
  readonly idCompany: number;
  readonly passwordHash: string;
}

/** Field of a registration that another account already uses. */
export type UsedField = 'email' | 'cpf';

/** Returns the repository of a tenant's accounts, for activation. */
export function activations(db: TenantDb) {
  const ofTenant = () => db.selectFrom('users');

  async function hasEmail(email: string): Promise<boolean> {
    const row = await ofTenant()
      .select('id_user')
      .where((eb) => eb.or([eb(eb.fn('lower', ['email']), '=', email), eb(eb.fn('lower', ['username']), '=', email)]))
      .executeTakeFirst();
    return row !== undefined;
  }

  async function hasCpf(cpf: string): Promise<boolean> {
    const row = await ofTenant()
      .select('id_user')
      .where(sql<string>`regexp_replace(cpf, '\\D', '', 'g')`, '=', digitsOf(cpf))
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    /** Finds every account with this verified phone, active or not. `phone` in the format of profiles. */
    byPhone: (phone: string) =>
      ofTenant()
        .select([
          'id_user',
          'name',
          'username',
          'email',
          'active',
          'admin',
          'developer',
          'can_access_support',
          'password_hash',
        ])
        .where('phone', 'in', [phone, digitsOf(phone)])
        .where('phone_verified', '=', true)
        .execute(),

    /**
     * Serializes registrations of the tenant until the transaction ends, so that the second of two with one CPF finds
     * the first.
     */
    lock: async (): Promise<void> => void (await sql`select pg_advisory_xact_lock(${db.tenantId}, 84)`.execute(db)),

    async usedFields({ email, cpf }: Pick<NewAccount, 'email' | 'cpf'>): Promise<UsedField[]> {
      return [
        ...((await hasEmail(email)) ? (['email'] as const) : []),
        ...((await hasCpf(cpf)) ? (['cpf'] as const) : []),
      ];
    },

    /** Creates an account. The e-mail is the login. */
    async create({ name, email, cpf, phone, idCompany, passwordHash }: NewAccount): Promise<number> {
      const row = await db
        .insertInto('users')
        .values({
          key: `registro-${randomUUID()}`,
          id_company: idCompany,
          username: email,
          email,
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
