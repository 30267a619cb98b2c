import type { sendContactMessage } from '@shared-kit/contracts/identity';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { notFound } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { HandlerContext } from '../../../platform/module.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { contactMail } from './contact-us.mail.ts';
import { featuresOf } from '../features/feature.repository.ts';
import { users } from '../user.repository.ts';

const perPerson = { limit: 5, windowSeconds: HOUR_SECONDS };

/** Mails the message to the tenant's contact address, once per `idMessage`. */
export async function contactTenant({
  body,
  db,
  session,
  tenant,
  now,
  rateLimit,
  jobs,
}: HandlerContext<typeof sendContactMessage>): Promise<void> {
  const { contactUs } = await featuresOf(db);
  const writer = await users(db).find(session.idUser);
  if (!contactUs || !writer) throw notFound('Recurso não encontrado.');
  if (
    body.idMessage !== undefined &&
    !(await isNew(db, { idUser: session.idUser, idMessage: body.idMessage, message: body.message, now }))
  )
    return;
  // A repeated message does not count against the limit. A refusal rolls back the record of the message.
  await consumeTurn(rateLimit, `contact:${tenant.idApp}:${session.idUser}`, perPerson);
  await jobs.send(
    db,
    sendMail,
    contactMail({ to: contactUs.email, tenant: tenant.name, writer, message: body.message }),
  );
}

/** Stores an accepted message. Of two concurrent requests, only one returns true. */
async function isNew(
  db: TenantDb,
  { idUser, idMessage, message, now }: { idUser: number; idMessage: string; message: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('contact_messages')
    .values({ id_user: idUser, id_message: idMessage, message, sent_at: now })
    .onConflict((conflict) => conflict.columns(['id_user', 'id_message']).doNothing())
    .returning('id_message')
    .executeTakeFirst();
  return row !== undefined;
}
