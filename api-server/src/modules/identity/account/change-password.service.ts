import type { changePassword } from 'shared-kit/contracts/identity';
import { takeTurn } from '../../../platform/auth/rate-limit.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { StepContext } from '../../../platform/module.ts';
import { oneTimeTokens } from '../login/one-time-token.ts';
import { keepMessage } from '../notifications/messages.repository.ts';
import { ownSessions } from './own-sessions.repository.ts';
import { passwordChangedMail } from './password-changed.mail.ts';
import { hashPassword, passwordMatches } from '../login/password.ts';
import { users } from '../user.repository.ts';

/** Whoever sits at somebody's open session must not be able to try out passwords there. */
const guesses = { limit: 5, windowSeconds: 15 * 60 };

/** A new password for whoever knows the old one; all other devices of the person are out, and a mail tells them (B7.7-06). */
export async function replacePassword(context: StepContext<typeof changePassword>): Promise<void> {
  const { params, body, session, tenant, now, request, jobs, rateLimit, transaction } = context;
  if (params.idUser !== session.idUser) throw notFound();
  const key = `change-password:${session.idSession}`;
  await takeTurn(rateLimit, key, guesses);
  const user = await transaction((db) => users(db).find(session.idUser));
  if (!user) throw notFound();
  if (user.password_hash === null) throw refuse('identity.no-password', 409, 'Você entra com as credenciais da sua empresa: não há senha para alterar aqui.');
  if (!(await passwordMatches(body.currentPassword, user.password_hash))) {
    throw refuse('identity.wrong-current-password', 422, 'Senha atual incorreta', {
      issues: [{ path: 'body.currentPassword', message: 'Senha atual incorreta' }],
    });
  }
  await rateLimit.forget(key);
  const passwordHash = await hashPassword(body.newPassword);
  await transaction(async (db) => {
    await users(db).update(user.id_user, { password_hash: passwordHash });
    await ownSessions(db, user.id_user).endAllBut(session.idSession, now);
    await oneTimeTokens(db, 'reset-password').discardOf(user.id_user, now);
    const notice = [`A senha do seu acesso a ${tenant.name} foi alterada, e os outros dispositivos em que você estava conectado foram desconectados.`, 'Se não foi você, crie uma nova senha agora mesmo: saia do portal e escolha "Esqueceu sua senha?".'];
    await keepMessage(db, { idUser: user.id_user, subject: `${tenant.name}: sua senha foi alterada`, lines: notice, now });
    await jobs.send(db, sendMail, passwordChangedMail({ to: user.email, name: user.name, tenant: tenant.name, portalUrl: request.portalUrl }));
  });
}
