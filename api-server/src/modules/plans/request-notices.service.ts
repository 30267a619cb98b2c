import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { sendMail } from '../../platform/mail/send-mail.job.ts';
import type { RequestContext } from '../../platform/module.ts';
import { administratorMails, companyName } from '../identity/index.ts';
import { requestMail } from './plan-request.mail.ts';
import type { Asker } from './plan-request.mail.ts';
import { priceList } from './plans.repository.ts';

interface MailContext extends Pick<RequestContext, 'jobs' | 'tenant'> {
  readonly db: TenantDb;
}

interface RequestNotice {
  readonly idRequest: number;
  readonly request: string;
  readonly asker: Asker;
  readonly details: readonly string[];
  readonly message?: string;
}

/** Mails the commercial team of the price list. */
export async function notifyCommercial(context: MailContext, notice: RequestNotice): Promise<void> {
  const settings = await priceList(context.db).settings();
  await send(context, settings ? [settings.commercial_email] : [], notice);
}

/** Sends to the commercial team when no administrator of the company has an address (decision 364). */
export async function notifyAdministrators(context: MailContext, notice: RequestNotice): Promise<void> {
  const to = await administratorMails(context.db);
  if (to.length === 0) return notifyCommercial(context, notice);
  await send(context, to, notice);
}

async function send(
  { db, jobs, tenant }: MailContext,
  addresses: readonly string[],
  notice: RequestNotice,
): Promise<void> {
  const company = await companyName(db);
  for (const to of addresses)
    await jobs.send(db, sendMail, requestMail({ to, company, tenant: tenant.name, message: '', ...notice }));
}
