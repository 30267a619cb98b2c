import * as contract from 'shared-kit/contracts/identity';
import type { LoginSession } from 'shared-kit/contracts/identity';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import { defineModule } from '../../platform/module.ts';
import type { ApiModule, RequestContext } from '../../platform/module.ts';
import { peopleImporter } from './people.importer.ts';
import { presentApp } from './app-details.presenter.ts';
import { apps } from './app.repository.ts';
import { checkUsername, logIn } from './log-in.service.ts';
import { chooseNewPassword, sendResetLink } from './reset-password.service.ts';
import { sessionFacts } from './session-facts.repository.ts';
import { sweepSessions } from './sweep-sessions.job.ts';
import { sessionParts } from './session-parts.ts';
import { presentSession } from './session.presenter.ts';
import { acceptances } from './terms.repository.ts';
import { columnsOf } from './user-changes.rules.ts';
import { presentUser } from './user.presenter.ts';
import { users } from './user.repository.ts';

/** Tenant details, login, session, own account. `domains` may add to the login session. */
export function identityModule(domains: readonly ApiModule[]): ApiModule {
  type Context = Pick<RequestContext, 'tenant' | 'now' | 'storage'>;

  async function loginSession(context: Context, db: TenantDb, idUser: number, token: string): Promise<LoginSession> {
    const user = await users(db).find(idUser);
    if (!user) throw notFound();
    const { tenant, now, storage } = context;
    const parts = await sessionParts(domains, { db, tenant, idUser, now, storage });
    return presentSession(await sessionFacts(db, user), token, parts, storage.signMediaUrl);
  }

  return defineModule({
    name: 'identity',
    always: true,
    importers: [peopleImporter],
    jobs: [sweepSessions],
    routes(api) {
      api.handleSystem(contract.appDetails, async ({ body, platform, visitor }) => {
        const row = await apps(platform.database.db).findByBucket(body.bucket, body.path);
        const tenant = row && (await platform.tenants.resolve(row.host, row.segment));
        if (!tenant) throw refuse('tenant.unknown', 404, 'Nenhuma aplicação correspondente a URL.');
        return { app: presentApp(row, platform.storage.signMediaUrl), composition: await platform.registry.compositionOf(tenant, visitor()) };
      });

      api.handleSystem(contract.appsByHost, async ({ query, platform }) => {
        const rows = await apps(platform.database.db).ofHost(query.host);
        return {
          apps: rows.map((row) => {
            const { idApp, name, logo } = presentApp(row, platform.storage.signMediaUrl);
            return { idApp, name, logo, basePath: row.segment === '' ? '' : `/${row.segment}` };
          }),
        };
      });

      api.handleInSteps(contract.loginInfo, checkUsername);

      api.handleInSteps(contract.login, async (context) => {
        const { idUser, token } = await logIn(context);
        return context.transaction((db) => loginSession(context, db, idUser, token));
      });

      api.handle(contract.currentSession, (context) => loginSession(context, context.db, context.session.idUser, context.session.token));

      api.handle(contract.renewLogin, async (context) => {
        const { body, session, db, now, sessionsOf } = context;
        if (body.idUser !== session.idUser) throw notFound();
        const token = await sessionsOf(db).renew(session, now);
        return loginSession(context, db, session.idUser, token);
      });

      api.handle(contract.logout, async ({ db, session, now, sessionsOf }) => {
        await sessionsOf(db).revoke(session.idSession, now);
        return { success: true };
      });

      api.handle(contract.forgotPassword, async (context) => {
        await sendResetLink(context);
        return { success: true };
      });

      api.handleInSteps(contract.resetPassword, async (context) => {
        await chooseNewPassword(context);
        return { success: true };
      });

      api.handle(contract.getUser, async ({ params, db, session, storage }) => {
        const user = params.id === session.idUser ? await users(db).find(params.id) : null;
        if (!user) throw notFound();
        return { success: true, user: presentUser(user, storage.signMediaUrl) };
      });

      api.handle(contract.updateUser, async ({ params, body, db, session, storage }) => {
        const user = params.id === session.idUser ? await users(db).find(params.id) : null;
        if (!user) throw notFound();
        await users(db).update(user.id_user, columnsOf(body, user));
        const saved = await users(db).find(user.id_user);
        return { success: true, user: presentUser(saved ?? user, storage.signMediaUrl) };
      });

      api.handle(contract.acceptAgreement, async ({ params, body, db, session, tenant, now }) => {
        if (params.id !== session.idUser) throw notFound();
        if (body.userLicenceTermsAccepted !== tenant.agreementVersion) {
          throw refuse('identity.outdated-agreement', 409, 'Os termos foram atualizados. Leia a nova versão para continuar.');
        }
        await acceptances(db, session.idUser).acceptAgreement(tenant.agreementVersion, now);
        if (body.communicationAccepted !== undefined) {
          await users(db).update(session.idUser, columnsOf({ communicationAccepted: body.communicationAccepted }, { communication_accepted: false }));
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
