import type { enterSupportAccess } from '@shared-kit/contracts/identity';
import { HOUR_SECONDS, MINUTE_MS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { SupportAccess } from '../../../platform/auth/session.types.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { HandlerContext } from '../../../platform/module.ts';
import { noticeMail } from '../notifications/notice.service.ts';
import { supportAccessTemplate } from './support-access.mail.ts';
import { supportAccesses } from './support-access.repository.ts';
import { supportMinutes, supportRefusal } from './support-access.rules.ts';
import type { SupportRefusal } from './support-access.rules.ts';
import { users } from '../user.repository.ts';

/** Limit per actor, because entering as many people one by one is not support. */
const perActor = { limit: 60, windowSeconds: HOUR_SECONDS };

const refusals: Record<SupportRefusal, () => Error> = {
  oneself: () => refuse('support.oneself', 409, 'Você já está no seu próprio perfil.'),
  inactive: () =>
    refuse('support.inactive-user', 409, 'Esta pessoa está inativa: não é possível acessar o perfil dela.'),
  'more-rights': () =>
    refuse(
      'support.more-rights',
      403,
      'Esta pessoa tem permissões que você não tem: não é possível acessar o perfil dela.',
    ),
};

interface Begun {
  readonly idUser: number;
  readonly token: string;
  readonly support: SupportAccess;
}

/** Starts a session of the subject in which the caller acts (decision 9), and returns its token. */
export async function beginSupportAccess(context: HandlerContext<typeof enterSupportAccess>): Promise<Begun> {
  const { body, session, db, now, tenant, request, jobs, rateLimit, sessionsOf } = context;
  if (!session.permissions.canAccessSupport) throw refuse('forbidden', 403, 'Você não tem permissão para esta ação.');
  await consumeTurn(rateLimit, `support:${session.idUser}`, perActor);
  const subject = await users(db).find(body.idUser);
  if (!subject) throw notFound();
  const actor = { idUser: session.idUser, admin: session.admin, developer: session.permissions.developer };
  const refusal = supportRefusal(actor, {
    idUser: subject.id_user,
    admin: subject.admin,
    developer: subject.developer,
    active: subject.active,
  });
  if (refusal) throw refusals[refusal]();

  const until = new Date(now.getTime() + supportMinutes * MINUTE_MS);
  await supportAccesses(db).endThoseFrom(session.idSession, now);
  const idSupportAccess = await supportAccesses(db).begin({
    idActor: session.idUser,
    idSubject: subject.id_user,
    reason: body.reason ?? '',
    address: request.address,
    originSession: session.idSession,
    from: now,
    until,
  });
  const notice = await noticeMail(db, {
    idUser: subject.id_user,
    type: 'support-access',
    now,
    template: supportAccessTemplate,
    values: { empresa: tenant.name, quem: session.name, motivo: body.reason || 'não informado' },
  });
  if (notice) await jobs.send(db, sendMail, notice);
  const access = { idSupportAccess, idActor: session.idUser, until };
  const token = await sessionsOf(db).start(subject.id_user, now, request, access);
  return { idUser: subject.id_user, token, support: { ...access, actorName: session.name } };
}
