import type { EmailLink, confirmEmail, readEmailLink, refuseEmail } from '@shared-kit/contracts/identity';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { HandlerContext, RequestContext } from '../../../platform/module.ts';
import { recordAudit } from '../../audit/index.ts';
import { digitsOf } from '../digits.rules.ts';
import { discardTokensOf, oneTimeTokens } from '../login/one-time-token.repository.ts';
import { storeMessage } from '../notifications/message.service.ts';
import { users } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';
import { emailChangedMail } from './email.mail.ts';
import { pendingEmails } from './pending-email.repository.ts';
import { freePhoneLogin } from './phone-login.repository.ts';
import { emailLinkPurpose } from './send-email-link.job.ts';

const linksPerAddress = { limit: 60, windowSeconds: 15 * 60 };

/** Returns the state of a link without consuming it. */
export async function linkState(context: HandlerContext<typeof readEmailLink>): Promise<EmailLink> {
  const { body, db, now } = context;
  await countLink(context);
  const token = await oneTimeTokens(db, emailLinkPurpose).peek(body.token, now);
  const user = token?.idUser ? await users(db).find(token.idUser) : undefined;
  if (!token || !user) return { state: 'over' };
  const email = token.data['email'];
  if (token.isOpen && user.pending_email === email)
    return { state: 'good', phoneEnding: digitsOf(user.phone).slice(-4) };
  return user.email === email ? { state: 'confirmed' } : { state: 'over' };
}

/** Makes the address of the link the person's e-mail and login. */
export async function acceptEmail(context: HandlerContext<typeof confirmEmail>): Promise<void> {
  const { db, now, tenant, request, jobs } = context;
  await countLink(context);
  const pending = pendingEmails(db);
  await pending.lock();
  const { user, email } = await spendLink(context);
  if (await pending.isTaken(email, user.id_user))
    throw refuse(
      'identity.email-taken',
      409,
      'Este e-mail já é de outra conta. Entre com ela ou informe outro e-mail.',
    );
  await releaseLogins(db, email, user.id_user);
  await users(db).update(user.id_user, { email, username: email, email_proven_at: now });
  await pending.remove(user.id_user);
  // A link for a new password that was mailed to the former address must not work any more.
  await discardTokensOf(db, user.id_user, now);
  await recordAudit(db, { idUser: user.id_user, actor: 'person', address: request.address, now }, [
    { subject: 'email', before: user.email, after: email },
    { subject: 'login', before: user.username, after: email },
  ]);
  const lines = [`O e-mail ${email} foi confirmado e agora é o seu login em ${tenant.name}.`];
  await storeMessage(db, { idUser: user.id_user, subject: `${tenant.name}: e-mail confirmado`, lines, now });
  await jobs.send(db, sendMail, emailChangedMail({ to: user.email, name: user.name, tenant: tenant.name }));
}

/** Removes the waiting address, because its owner did not ask for it. */
export async function declineEmail(context: HandlerContext<typeof refuseEmail>): Promise<void> {
  const { db, now, request } = context;
  await countLink(context);
  const { user, email } = await spendLink(context);
  await pendingEmails(db).remove(user.id_user);
  const act = { idUser: user.id_user, actor: 'person' as const, address: request.address, now };
  await recordAudit(db, act, [{ subject: 'email-refused', before: email, after: '' }]);
}

function countLink({ rateLimit, request }: RequestContext): Promise<void> {
  return consumeTurn(rateLimit, `email-link-from:${request.source}`, linksPerAddress);
}

/** Consumes the link. Throws 410 when it is unknown, expired or used, or when the person typed another address since. */
async function spendLink({
  body,
  db,
  now,
}: HandlerContext<typeof confirmEmail>): Promise<{ user: UserRow; email: string }> {
  const tokens = oneTimeTokens(db, emailLinkPurpose);
  const idUser = await tokens.ownerOf(body.token);
  if (idUser !== null) await users(db).lock(idUser);
  const spent = await tokens.spend(body.token, now);
  const user = spent?.idUser ? await users(db).find(spent.idUser) : undefined;
  const email = spent?.data['email'];
  if (!user || typeof email !== 'string' || user.pending_email !== email)
    throw refuse(
      'identity.email-link-over',
      410,
      'Este link já foi usado ou expirou. Peça outro no seu perfil, em "Dados pessoais".',
    );
  return { user, email };
}

/** Gives accounts that had the address as login and never proved it their phone as login. */
async function releaseLogins(db: TenantDb, email: string, idUser: number): Promise<void> {
  for (const holder of await pendingEmails(db).unprovenHolders(email, idUser)) {
    await users(db).update(holder.id_user, { username: await freePhoneLogin(db, holder.phone) });
  }
}
