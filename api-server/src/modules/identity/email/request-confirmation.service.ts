import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { RequestContext } from '../../../platform/module.ts';
import { pendingEmails } from './pending-email.repository.ts';
import { sendEmailLinkMail } from './send-email-link.job.ts';

const mailsPerAddress = { limit: 5, windowSeconds: HOUR_SECONDS };

type Context = Pick<RequestContext, 'jobs' | 'tenant' | 'request' | 'rateLimit' | 'now'>;

/** Stores an address that waits for its confirmation, and mails its link. */
export async function requestConfirmation(
  context: Context,
  db: TenantDb,
  { idUser, email }: { idUser: number; email: string },
): Promise<void> {
  await pendingEmails(db).replace(idUser, email, context.now);
  await mailEmailLink(context, db, { idUser, email });
}

/** Mails the link of a waiting address. Beyond the limit nothing is sent, so that no mailbox is flooded. */
export async function mailEmailLink(
  { jobs, tenant, request, rateLimit }: Context,
  db: TenantDb,
  { idUser, email }: { idUser: number; email: string },
): Promise<void> {
  if ((await rateLimit.consume(`email-link:${tenant.idApp}:${email}`, mailsPerAddress)) !== null) return;
  await jobs.send(db, sendEmailLinkMail, { idUser, email, portalUrl: request.portalUrl, tenant: tenant.name });
}
