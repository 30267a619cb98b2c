import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { ownSessions } from '../account/own-sessions.repository.ts';
import { noteFactorEvent } from './factor-event.service.ts';
import { secondFactors } from './second-factor.repository.ts';

interface Reset {
  readonly user: { readonly id_user: number; readonly name: string; readonly email: string };
  readonly tenant: string;
  readonly reason: string;
  readonly now: Date;
}

/** Removes every second factor of a person who lost theirs, ends their sessions, records who and why, and tells them. Returns the mail. */
export async function resetSecondFactor(db: TenantDb, { user, tenant, reason, now }: Reset): Promise<Mail> {
  const factors = secondFactors(db, user.id_user);
  await factors.removeTotp();
  for (const { id_passkey: idPasskey } of await factors.passkeys()) await factors.removePasskey(idPasskey);
  await factors.replaceRecoveryCodes([]);
  await ownSessions(db, user.id_user).endAllBut(null, now);
  return noteFactorEvent(db, { user, event: 'reset', tenant, now, madeBy: 'operator', reason });
}
