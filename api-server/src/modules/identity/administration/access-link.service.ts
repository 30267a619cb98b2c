import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';
import { users } from '../user.repository.ts';
import { accessLinkMail } from './access-link.mail.ts';

/** Days for which a link from the administration is good: people may be on leave when it arrives. */
export const ACCESS_LINK_DAYS = 7;

interface AccessLinkOf {
  readonly idUser: number;
  readonly portalUrl: string;
  /** Name of the tenant. */
  readonly tenant: string;
  readonly now: Date;
}

/**
 * Issues a link with which a person chooses a password, and its mail. Undefined for a person without access; the mail is
 * null for one without an address.
 */
export async function issueAccessLink(
  db: TenantDb,
  { idUser, portalUrl, tenant, now }: AccessLinkOf,
): Promise<{ readonly link: string; readonly mail: Mail | null } | undefined> {
  const user = await users(db).find(idUser);
  if (!user?.active) return undefined;
  const expires = new Date(now.getTime() + ACCESS_LINK_DAYS * DAY_MS);
  const token = await oneTimeTokens(db, 'reset-password').issue(idUser, expires);
  const link = `${portalUrl}/reset-password?token=${token}`;
  const { email: to, name, username } = user;
  return {
    link,
    mail: to === '' ? null : accessLinkMail({ to, name, username, tenant, link, days: ACCESS_LINK_DAYS }),
  };
}
