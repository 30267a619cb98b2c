import type { changeEmail, sendEmailLink } from '@shared-kit/contracts/identity';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { HandlerContext, StepContext } from '../../../platform/module.ts';
import { recordAudit } from '../../audit/index.ts';
import { passwordMatches } from '../login/password.adapter.ts';
import { users } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';
import { requestConfirmation, mailEmailLink } from './request-confirmation.service.ts';
import { changeAskedMail } from './email.mail.ts';
import { pendingEmails } from './pending-email.repository.ts';

/** Limits guesses of the password, and mails to strangers, of one session. */
const requests = { limit: 5, windowSeconds: HOUR_SECONDS };

/**
 * Stores the address that a person wants and mails its link. Nothing changes before the link is confirmed; the present
 * address is told.
 */
export async function requestEmail(context: StepContext<typeof changeEmail>): Promise<UserRow> {
  const { params, body, session, tenant, now, request, jobs, rateLimit, transaction } = context;
  if (params.id !== session.idUser) throw notFound();
  await consumeTurn(rateLimit, `change-email:${tenant.idApp}:${session.idUser}`, requests);
  const user = await transaction((db) => users(db).find(session.idUser));
  if (!user) throw notFound();
  if (!user.self_registered)
    throw refuse('identity.company-email', 409, 'O seu e-mail é definido pela sua empresa: peça a troca a ela.');
  if (!(await passwordMatches(body.password, user.password_hash)))
    throw refuse('identity.wrong-current-password', 422, 'Senha atual incorreta', {
      issues: [{ path: 'body.password', message: 'Senha atual incorreta' }],
    });
  const email = body.email.toLowerCase();
  return transaction(async (db) => {
    const act = { idUser: user.id_user, actor: 'person' as const, address: request.address, now };
    await recordAudit(db, act, [{ subject: 'email-requested', before: user.email, after: email }]);
    await requestConfirmation(context, db, { idUser: user.id_user, email });
    const { name } = user;
    const mail = changeAskedMail({ to: user.email, name, tenant: tenant.name, portalUrl: request.portalUrl });
    await jobs.send(db, sendMail, mail);
    return { ...user, pending_email: email };
  });
}

/** Mails the link of the waiting address again. */
export async function sendLinkAgain(context: HandlerContext<typeof sendEmailLink>): Promise<void> {
  const { params, db, session, tenant, rateLimit } = context;
  if (params.id !== session.idUser) throw notFound();
  await consumeTurn(rateLimit, `email-link-again:${tenant.idApp}:${session.idUser}`, requests);
  const email = await pendingEmails(db).find(session.idUser);
  if (email === undefined)
    throw refuse('identity.no-pending-email', 409, 'Não há e-mail à espera de confirmação: recarregue a página.');
  await mailEmailLink(context, db, { idUser: session.idUser, email });
}
