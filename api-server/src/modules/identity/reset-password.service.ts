import type { forgotPassword, resetPassword } from 'shared-kit/contracts/identity';
import { tooManyAttempts } from '../../platform/auth/rate-limit.ts';
import { refuse } from '../../platform/errors.ts';
import { sendMail } from '../../platform/mail/send-mail.job.ts';
import type { HandlerContext, StepContext } from '../../platform/module.ts';
import { oneTimeTokens } from './one-time-token.ts';
import { hashPassword } from './password.ts';
import { resetMail } from './reset-password.mail.ts';
import { users } from './user.repository.ts';

const perAccount = { limit: 5, windowSeconds: 60 * 60 };
const perAddress = { limit: 30, windowSeconds: 60 * 60 };
const linkGoodFor = 60 * 60 * 1000;

/** Mails a link to choose a password. Nobody learns from the answer whether the account exists. */
export async function sendResetLink(context: HandlerContext<typeof forgotPassword>): Promise<void> {
  const { body, db, tenant, now, rateLimit, request, jobs } = context;
  const wait =
    (await rateLimit.take(`forgot:${tenant.idApp}:${body.username.toLowerCase()}`, perAccount)) ??
    (await rateLimit.take(`forgot-from:${request.address}`, perAddress));
  if (wait !== null) throw tooManyAttempts(wait);
  const user = await users(db).findByUsername(body.username);
  if (!user?.active || user.password_hash === null) return;
  const token = await oneTimeTokens(db, 'reset-password').issue(user.id_user, new Date(now.getTime() + linkGoodFor));
  const link = `${request.portalUrl}/reset-password?token=${token}`;
  await jobs.send(db, sendMail, resetMail({ to: user.email, name: user.name, tenant: tenant.name, link }));
}

/** Sets the password that the link's owner chose, and ends every session of theirs. */
export async function chooseNewPassword(context: StepContext<typeof resetPassword>): Promise<void> {
  const { body, now, transaction, sessionsOf } = context;
  const passwordHash = await hashPassword(body.password);
  await transaction(async (db) => {
    const spent = await oneTimeTokens(db, 'reset-password').spend(body.token, now);
    if (!spent?.idUser) throw refuse('identity.reset-link-over', 410, 'Este link já foi usado ou expirou. Solicite um novo e-mail.');
    await users(db).update(spent.idUser, { password_hash: passwordHash });
    await sessionsOf(db).revokeAllOf(spent.idUser, now);
  });
}
