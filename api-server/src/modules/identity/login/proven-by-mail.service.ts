import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { recordAudit } from '../../audit/index.ts';
import { pendingEmails } from '../email/pending-email.repository.ts';
import { users } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';

/**
 * Records that a person reads the account's mail, because they opened a link in it. The mail now decides: the phone,
 * which somebody else may have typed or own today, opens the account no more, and an address that waits is dropped.
 */
export async function provenByMail(
  db: TenantDb,
  user: UserRow,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  await users(db).update(user.id_user, { email_proven_at: now, phone_verified: false });
  await pendingEmails(db).remove(user.id_user);
  if (!user.phone_verified) return;
  const act = { idUser: user.id_user, actor: 'person' as const, address, now };
  await recordAudit(db, act, [{ subject: 'phone-proof-withdrawn', before: user.phone, after: '' }]);
}
