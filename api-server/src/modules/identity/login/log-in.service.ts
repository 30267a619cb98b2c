import type { login, loginInfo } from '@shared-kit/contracts/identity';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { refuse } from '../../../platform/errors.ts';
import type { StepContext } from '../../../platform/module.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { entersBySsoOnly } from '../sso/sso-only.rules.ts';
import { accountOf, loginAttempts } from './login-attempts.policy.ts';
import { sprayGuard } from './password-spraying.policy.ts';
import { secondStepOf } from '../second-factor/second-factor.rules.ts';
import { secondFactorRequired } from '../second-factor/second-factor.types.ts';
import { passwordMatches } from './password.adapter.ts';
import { typedLogin } from './typed-login.rules.ts';
import { users } from '../user.repository.ts';

const perAddressInfo = { limit: 300, windowSeconds: 15 * 60 };

export interface LoggedIn {
  idUser: number;
  token: string;
}

type LoginContext = Pick<
  StepContext<typeof login>,
  'tenant' | 'request' | 'rateLimit' | 'devices' | 'reply' | 'vault' | 'log' | 'transaction'
>;

/**
 * Checks login and password. A form of another app is a wrong login, with the same cost. A wrong login uses one of ten
 * attempts in a quarter of an hour (docs/adr/0013).
 */
export async function authenticate(
  context: LoginContext,
  credentials: { username: string; password: string },
  isOwnForm = true,
) {
  const { tenant, transaction, log, request } = context;
  const username = typedLogin(credentials.username);
  const account = accountOf(tenant.idApp, username);
  const attempts = loginAttempts(context, account);
  await attempts.consume();
  const spray = sprayGuard(context, account, credentials.password);
  if (!attempts.isKnownDevice) await spray.expectCalm();

  const user = await transaction((db) => users(db).findByUsername(username));
  const matches = await passwordMatches(credentials.password, user?.password_hash);
  if (!user || !matches || !user.active || !isOwnForm) {
    if (!attempts.isKnownDevice) await spray.fail();
    log.info({ tenant: tenant.key, idUser: user?.id_user ?? null, source: request.source }, 'login refused');
    throw wrongLogin();
  }
  await attempts.succeed();
  return { user, attempts };
}

/** Checks the credentials and starts a session, unless the account needs a second step (docs/adr/0041). */
export async function logIn(context: StepContext<typeof login>): Promise<LoggedIn> {
  const { body, tenant, now, request, transaction, sessionsOf, log } = context;
  const { user, attempts } = await authenticate(context, body, isThisApp(body, tenant));
  if (secondStepOf(user) !== 'none') throw secondFactorRequired();
  attempts.remember();
  const token = await transaction(async (db) => {
    await users(db).recordLogin(user.id_user, now);
    return sessionsOf(db).start(user.id_user, now, request);
  });
  log.info({ tenant: tenant.key, idUser: user.id_user, factor: 'password' }, 'login succeeded');
  return { idUser: user.id_user, token };
}

function wrongLogin() {
  return refuse('identity.wrong-login', 401, 'Senha ou usuário inválido.');
}

/**
 * Returns true when the app that the shell sends is this app, so that a login form of another tenant finds no account
 * here.
 */
function isThisApp(body: { idAppType: number; acronym: string; idApp?: number; idCompany?: number }, tenant: Tenant) {
  const { idAppType, idApp = tenant.idApp, idCompany = tenant.idCompany } = body;
  const sameAcronym = body.acronym === '' || body.acronym.toLowerCase() === tenant.acronym.toLowerCase();
  return idAppType === tenant.idAppType && idApp === tenant.idApp && idCompany === tenant.idCompany && sameAcronym;
}

/** Step one of the login: returns whether the account exists and may enter by a password. */
export async function checkUsername(
  context: StepContext<typeof loginInfo>,
): Promise<{ success: true; ssoOnly: boolean }> {
  const { query, tenant, rateLimit, request, transaction } = context;
  await consumeTurn(rateLimit, `login-info:${request.source}`, perAddressInfo);
  const elsewhere =
    (query.idApp ?? tenant.idApp) !== tenant.idApp || (query.idCompany ?? tenant.idCompany) !== tenant.idCompany;
  const user = elsewhere
    ? null
    : await transaction((db: TenantDb) => users(db).findByUsername(typedLogin(query.username)));
  if (!user?.active) throw refuse('identity.unknown-username', 404, 'Usuário inválido.');
  return { success: true, ssoOnly: entersBySsoOnly(user) };
}
