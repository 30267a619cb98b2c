import type { changePassword } from '@shared-kit/contracts/identity';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { StepContext } from '../../../platform/module.ts';
import { expectGoodPassword } from '../login/password-choice.policy.ts';
import { hashPassword, passwordMatches } from '../login/password.adapter.ts';
import { setPassword } from './set-password.service.ts';
import { users } from '../user.repository.ts';

/** Limits attempts, so that somebody at an unattended session cannot guess the password. */
const guesses = { limit: 5, windowSeconds: 15 * 60 };

/**
 * Replaces the password of a person who knows the current one. All other devices are logged out, and a mail notifies
 * the person (B7.7-06).
 */
export async function replacePassword(context: StepContext<typeof changePassword>): Promise<void> {
  const { params, body, session, tenant, now, request, jobs, rateLimit, transaction } = context;
  if (params.idUser !== session.idUser) throw notFound();
  const key = `change-password:${session.idSession}`;
  await consumeTurn(rateLimit, key, guesses);
  const user = await transaction((db) => users(db).find(session.idUser));
  if (!user) throw notFound();
  if (user.password_hash === null)
    throw refuse(
      'identity.no-password',
      409,
      'Você entra com as credenciais da sua empresa: não há senha para alterar aqui.',
    );
  const before = user.password_hash;
  if (!(await passwordMatches(body.currentPassword, before))) throw wrongPassword();
  await rateLimit.forget(key);
  await expectGoodPassword('body.newPassword', body.newPassword, user, tenant);
  const passwordHash = await hashPassword(body.newPassword);
  await transaction(async (db) => {
    // Another request may have changed the password since the check; this change must not overwrite it.
    if (!(await users(db).hasPassword(user.id_user, before))) throw wrongPassword();
    const mail = await setPassword(db, {
      user,
      passwordHash,
      exceptSession: session.idSession,
      tenant: tenant.name,
      portalUrl: request.portalUrl,
      now,
    });
    await jobs.send(db, sendMail, mail);
  });
}

function wrongPassword() {
  return refuse('identity.wrong-current-password', 422, 'Senha atual incorreta', {
    issues: [{ path: 'body.currentPassword', message: 'Senha atual incorreta' }],
  });
}
