import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { storeMessage } from '../notifications/message.service.ts';
import { factorLines, factorMail, factorSubject } from './second-factor-changed.mail.ts';
import { secondFactors } from './second-factor.repository.ts';
import type { FactorEvent } from './second-factor.repository.ts';

interface Occurrence {
  readonly user: { readonly id_user: number; readonly name: string; readonly email: string };
  readonly event: FactorEvent;
  /** Name of the tenant. */
  readonly tenant: string;
  readonly now: Date;
  readonly madeBy?: 'person' | 'operator';
  readonly reason?: string;
}

/** Records what happened to a person's second factors and notifies them by message and bell. Returns the mail to send. */
export async function noteFactorEvent(
  db: TenantDb,
  { user, event, tenant, now, madeBy = 'person', reason = '' }: Occurrence,
): Promise<Mail> {
  await secondFactors(db, user.id_user).record(event, now, madeBy, reason);
  await storeMessage(db, {
    idUser: user.id_user,
    subject: factorSubject(tenant),
    lines: factorLines(tenant, event),
    now,
  });
  return factorMail({ to: user.email, name: user.name, tenant, event });
}
