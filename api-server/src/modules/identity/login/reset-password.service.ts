import type { forgotPassword, resetPassword } from '@shared-kit/contracts/identity';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { refuse } from '../../../platform/errors.ts';
import type { HandlerContext, StepContext } from '../../../platform/module.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { setPassword } from '../account/set-password.service.ts';
import { provenByMail } from './proven-by-mail.service.ts';
import { accountOf, markDevice } from './login-attempts.policy.ts';
import { oneTimeTokens } from './one-time-token.repository.ts';
import { expectGoodPassword } from './password-choice.policy.ts';
import { hashPassword } from './password.adapter.ts';
import { sendResetLinkMail } from './send-reset-link.job.ts';
import { typedLogin } from './typed-login.rules.ts';
import { users } from '../user.repository.ts';

const perAccount = { limit: 5, windowSeconds: HOUR_SECONDS };
const perAddress = { limit: 30, windowSeconds: HOUR_SECONDS };
const choicesPerAddress = { limit: 30, windowSeconds: 15 * 60 };

/** Mails a link to choose a password. Neither the reply nor its duration reveals whether the account exists. */
export async function sendResetLink(context: HandlerContext<typeof forgotPassword>): Promise<void> {
  const { body, db, tenant, rateLimit, request, jobs } = context;
  const username = typedLogin(body.username);
  const account = accountOf(tenant.idApp, username);
  await consumeTurn(rateLimit, `forgot-from:${request.source}`, perAddress);
  await consumeTurn(rateLimit, `forgot:${account}:from:${request.source}`, perAccount);
  // Beyond the limit no mail is sent, so that mailboxes are not flooded. The reply stays the same, since others may
  // request in the person's name; existing links are valid for an hour.
  if ((await rateLimit.consume(`forgot:${account}`, perAccount)) !== null) return;
  // The database stores no NUL, so no login has one, and the job could only fail.
  if (username.includes('\0')) return;
  await jobs.send(db, sendResetLinkMail, {
    username,
    portalUrl: request.portalUrl,
    tenant: tenant.name,
  });
}

/** Sets the password that the link's owner chose, ends all their sessions and notifies them by mail. */
export async function chooseNewPassword(context: StepContext<typeof resetPassword>): Promise<void> {
  const { body, now, tenant, request, jobs, rateLimit, transaction } = context;
  await consumeTurn(rateLimit, `reset-from:${request.source}`, choicesPerAddress);
  const passwordHash = await hashPassword(body.password);
  const username = await transaction(async (db) => {
    const tokens = oneTimeTokens(db, 'reset-password');
    // Locks the person before the token, in the same order as every password change, so that two links of one person
    // cannot deadlock.
    const idUser = await tokens.ownerOf(body.token);
    if (idUser !== null) await users(db).lock(idUser);
    const chooser = idUser === null ? undefined : await users(db).find(idUser);
    // A refused choice leaves the link valid, so that the form can be sent again.
    if (chooser) await expectGoodPassword('body.password', body.password, chooser, tenant);
    const spent = await tokens.spend(body.token, now);
    const user = spent ? chooser : undefined;
    if (!user)
      throw refuse('identity.reset-link-over', 410, 'Este link já foi usado ou expirou. Solicite um novo e-mail.');
    await provenByMail(db, user, { address: request.address, now });
    await jobs.send(
      db,
      sendMail,
      await setPassword(db, { user, passwordHash, tenant: tenant.name, portalUrl: request.portalUrl, now }),
    );
    return user.username;
  });
  // Access to the person's mail proves identity, so attempts of strangers no longer block a login on this device.
  markDevice(context, accountOf(tenant.idApp, username));
}
