import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { digitsOf } from '../digits.rules.ts';

/**
 * Returns a free login for an account without a proven e-mail: the digits of its phone, with a number when a former
 * owner of the phone has that login. Call it while the tenant's registrations are locked.
 */
export async function freePhoneLogin(db: TenantDb, phone: string): Promise<string> {
  const digits = digitsOf(phone);
  const rows = await db
    .selectFrom('users')
    .select('username')
    .where((eb) => eb.or([eb('username', '=', digits), eb('username', 'like', `${digits}-%`)]))
    .execute();
  const used = new Set(rows.map(({ username }) => username));
  let login = digits;
  for (let number = 2; used.has(login); number += 1) login = `${digits}-${number}`;
  return login;
}
