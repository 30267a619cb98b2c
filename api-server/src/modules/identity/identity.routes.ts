import * as contract from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { phoneMessages } from '../../platform/messages/phone-messages.port.ts';
import { consumeTurn } from '../../platform/auth/rate-limit.service.ts';
import type { SupportAccess } from '../../platform/auth/session.types.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import { defineModule } from '../../platform/module.ts';
import type { ApiModule, RequestContext } from '../../platform/module.ts';
import { forgetEntries, noteRead, notify, notifyMany } from '../notifications/index.ts';
import { peopleImporter } from './people.importer.ts';
import { serveAccount } from './account/account.routes.ts';
import { notifyReusedToken } from './account/reused-token.service.ts';
import { sendAccessLinkMail } from './administration/access-link.job.ts';
import { serveActivation } from './activation/activation.routes.ts';
import { presentApp } from './app-details.presenter.ts';
import { apps } from './app.repository.ts';
import { serveEntry } from './entry/entry.routes.ts';
import { serveFeatures } from './features/features.routes.ts';
import { serveGates } from './gates/gates.routes.ts';
import { serveInstallAnswer } from './install.routes.ts';
import { checkUsername, logIn } from './login/log-in.service.ts';
import { chooseNewPassword, sendResetLink } from './login/reset-password.service.ts';
import { serveContactUs } from './contact-us/contact-us.routes.ts';
import { sendPinMessage } from './activation/send-pin.job.ts';
import { readMessagesWithBell } from './notifications/message.service.ts';
import { notificationsImporter } from './notifications/notifications.importer.ts';
import { serveNotifications } from './notifications/notifications.routes.ts';
import { serveEmail } from './email/email.routes.ts';
import { sendEmailLinkMail } from './email/send-email-link.job.ts';
import { noteSharedCpf } from './profile/note-shared-cpf.job.ts';
import { serveProfile } from './profile/profile.routes.ts';
import { sendResetLinkMail } from './login/send-reset-link.job.ts';
import { sessionData } from './session-data.repository.ts';
import { sweepSessions } from './sweep-sessions.job.ts';
import { sessionGates } from './gates/session-gates.service.ts';
import { sessionParts } from './session-parts.service.ts';
import { presentSession } from './session.presenter.ts';
import { serveSecondFactor } from './second-factor/second-factor.routes.ts';
import { supportAccesses } from './support-access/support-access.repository.ts';
import { peopleDirectory } from './support-access/people-directory.port.ts';
import { serveSupportAccess } from './support-access/support-access.routes.ts';
import { acceptances } from './terms.repository.ts';
import { columnsOf } from './profile/user-changes.rules.ts';
import { users } from './user.repository.ts';

/** Limit on renewals. A page renews its session when it returns from a support access or an app, not continuously. */
const renewals = { limit: 60, windowSeconds: 15 * 60 };

/** Serves tenant details, login, session and own account. `domains` may add to the login session. */
export function identityModule(domains: readonly ApiModule[]): ApiModule {
  type Context = Pick<RequestContext, 'tenant' | 'now' | 'storage'>;

  /** Presents the login session. `idSession` is omitted for a session that has just begun. */
  async function loginSession(
    context: Context,
    db: TenantDb,
    idUser: number,
    token: string,
    idSession?: string,
    support: SupportAccess | null = null,
  ): Promise<LoginSession> {
    const { tenant, now, storage } = context;
    const [parts, gates, data] = await Promise.all([
      sessionParts(domains, { db, tenant, idUser, now, storage }),
      sessionGates(tenant, db, idUser, idSession),
      sessionData(db, idUser),
    ]);
    return presentSession({ ...data, support }, token, parts, gates, storage.signMediaUrl);
  }

  return defineModule({
    name: 'identity',
    always: true,
    needs: [peopleDirectory, notify, notifyMany, noteRead, forgetEntries, phoneMessages],
    listens: [readMessagesWithBell, notifyReusedToken],
    importers: [peopleImporter, notificationsImporter],
    jobs: [sendPinMessage, sendResetLinkMail, sendAccessLinkMail, sendEmailLinkMail, noteSharedCpf, sweepSessions],
    routes(api) {
      serveActivation(api, loginSession);
      serveContactUs(api);
      serveEntry(api, loginSession);
      serveAccount(api);
      serveEmail(api);
      serveFeatures(api);
      serveGates(api);
      serveInstallAnswer(api);
      serveNotifications(api);
      serveProfile(api);
      serveSecondFactor(api, loginSession);
      serveSupportAccess(api, (context, db, begun) =>
        loginSession(context, db, begun.idUser, begun.token, undefined, begun.support),
      );

      api.handle(contract.appDetails, 'without-tenant', async ({ body, platform, visitor }) => {
        const row = await apps(platform.database.db).findByBucket(body.bucket, body.path);
        const tenant = row && (await platform.tenants.resolve(row.host, row.segment));
        if (!tenant) throw refuse('tenant.unknown', 404, 'Nenhuma aplicação correspondente a URL.');
        return {
          app: presentApp(row, platform.storage),
          composition: await platform.delivery.compositionOf(tenant, visitor()),
        };
      });

      api.handle(contract.appsByHost, 'without-tenant', async ({ query, platform }) => {
        const rows = await apps(platform.database.db).ofHost(query.host);
        // Decision 405: a shared host does not name its customers. A host of one app belongs to that app.
        const shown = platform.env.LIST_TENANTS || rows.length === 1 ? rows : [];
        return {
          apps: shown.map((row) => {
            const { idApp, name, logo } = presentApp(row, platform.storage);
            return { idApp, name, logo, basePath: row.segment === '' ? '' : `/${row.segment}` };
          }),
        };
      });

      api.handle(contract.loginInfo, 'in-steps', checkUsername);

      api.handle(contract.login, 'in-steps', async (context) => {
        const { idUser, token } = await logIn(context);
        return context.transaction((db) => loginSession(context, db, idUser, token));
      });

      api.handle(contract.currentSession, (context) =>
        loginSession(
          context,
          context.db,
          context.session.idUser,
          context.session.token,
          context.session.idSession,
          context.session.support,
        ),
      );

      api.handle(contract.renewLogin, async (context) => {
        const { body, session, db, now, rateLimit, sessionsOf } = context;
        if (body.idUser !== session.idUser) throw notFound();
        await consumeTurn(rateLimit, `renew:${session.idSession}`, renewals);
        // Renewing the own session ends a support access that was started from it (A4l-17).
        await supportAccesses(db).endThoseFrom(session.idSession, now);
        const token = await sessionsOf(db).renew(session, now);
        return loginSession(context, db, session.idUser, token, session.idSession, session.support);
      });

      api.handle(contract.logout, async ({ db, session, now, sessionsOf, reply }) => {
        await sessionsOf(db).revoke(session.idSession, now);
        reply.forgetPerson(session.idSession);
        // Logging out inside a support access also ends the session that it was started from, because no browser can
        // return to it.
        if (session.support) await supportAccesses(db).endOrigin(session.support.idSupportAccess, now);
        return { success: true };
      });

      api.handle(contract.forgotPassword, async (context) => {
        await sendResetLink(context);
        return { success: true };
      });

      api.handle(contract.resetPassword, 'in-steps', async (context) => {
        await chooseNewPassword(context);
        return { success: true };
      });

      api.handle(contract.acceptAgreement, async ({ params, body, db, session, tenant, now }) => {
        if (params.id !== session.idUser) throw notFound();
        if (body.userLicenceTermsAccepted !== tenant.agreementVersion) {
          throw refuse(
            'identity.outdated-agreement',
            409,
            'Os termos foram atualizados. Leia a nova versão para continuar.',
          );
        }
        await acceptances(db, session.idUser).acceptAgreement(tenant.agreementVersion, now);
        if (body.communicationAccepted !== undefined) {
          await users(db).update(
            session.idUser,
            columnsOf(
              { communicationAccepted: body.communicationAccepted },
              { communication_accepted: false, phone: '' },
            ),
          );
        }
        return { success: true };
      });

      api.handle(contract.acceptResponsibilityTerm, async ({ params, db, session, now }) => {
        const terms = acceptances(db, session.idUser);
        const term = await terms.givenTerm(params.idTermOfResponsibility);
        if (!term) throw notFound();
        if (term.version_number !== params.versionNumber) {
          throw refuse('identity.outdated-term', 409, 'O termo foi atualizado. Leia a nova versão para continuar.');
        }
        await terms.acceptResponsibility(term.id_term_of_responsibility, term.version_number, now);
        return { success: true };
      });
    },
  });
}
