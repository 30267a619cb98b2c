import { createHash } from 'node:crypto';
import type { exchangeToken } from '@shared-kit/contracts/identity';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { isSameSecret } from '../../../platform/auth/same-secret.rules.ts';
import { endOfLife, hasPowers } from '../../../platform/auth/session-life.rules.ts';
import { refuse } from '../../../platform/errors.ts';
import { cookiesOf } from '../../../platform/http/cookies.adapter.ts';
import type { RequestInfo, StepContext } from '../../../platform/module.ts';
import { entryTokens } from './entry-token.service.ts';
import type { EntryTarget } from './entry-token.service.ts';
import type { LoggedIn } from '../login/log-in.service.ts';
import { secondStepOf } from '../second-factor/second-factor.rules.ts';
import { secondFactorRequired } from '../second-factor/second-factor.types.ts';
import { supportAccesses } from '../support-access/support-access.repository.ts';
import { users } from '../user.repository.ts';

const perAddress = { limit: 60, windowSeconds: 15 * 60 };

/** Cookie of the browser that began a login elsewhere. The resulting token is valid in that browser only. */
export const BROWSER_COOKIE = 'azulejo-entry';

export const browserHash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** Consumes a one-time token, starts a new session and ends the one that the caller has. */
export async function enterWithToken(context: StepContext<typeof exchangeToken>): Promise<LoggedIn> {
  const { body, now, rateLimit, request, session, tenant, transaction, sessionsOf, log } = context;
  const address = `entry-from:${request.source}`;
  await consumeTurn(rateLimit, address, perAddress);
  const target = targetOf(body.target, request);
  // A consumed token stays consumed, even when its owner may not enter.
  const entered =
    target &&
    (await transaction(async (db) => {
      const entry = await entryTokens(db, target).spend(body.token, now);
      if (!entry || !isSameBrowser(entry.browser, request.cookie)) return null;
      const user = await users(db).find(entry.idUser);
      // The session that issued the token may have proved the identity too long ago for the powers of this account.
      if (!user?.active || endOfLife(entry.authenticatedAt, hasPowers(user)) <= now) return null;
      if (entry.via === 'app' && !entry.isStrong && secondStepOf(user) !== 'none') return 'second-step' as const;
      await users(db).recordLogin(user.id_user, now);
      if (session) await sessionsOf(db).revoke(session.idSession, now);
      if (session?.support) await supportAccesses(db).endOrigin(session.support.idSupportAccess, now);
      return { idUser: user.id_user, token: await sessionsOf(db).start(user.id_user, now, request, null, entry) };
    }));
  if (entered === 'second-step')
    throw secondFactorRequired('Este portal pede a verificação em duas etapas. Entre com login e senha.');
  if (!entered) throw refuse('identity.entry-token-over', 410, 'Este link de acesso já foi usado ou expirou.');
  log.info({ tenant: tenant.key, idUser: entered.idUser, factor: 'link' }, 'login succeeded');
  await rateLimit.giveBack(address);
  return entered;
}

/**
 * Returns the target of a call, or null for scripts of other sites. The browser's `Origin` header must match the
 * target.
 */
function targetOf(
  named: string | undefined,
  { origin, host, portalUrl }: Pick<RequestInfo, 'origin' | 'host' | 'portalUrl'>,
): EntryTarget | null {
  const target = named === undefined ? 'portal' : (new URL(named).origin as EntryTarget);
  if (origin === undefined || origin === target) return target;
  // A portal may be reached under more hosts than the one in its links.
  const isPortal = origin === new URL(portalUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
  return target === 'portal' && isPortal ? target : null;
}

function isSameBrowser(wanted: string | undefined, cookies: string | undefined): boolean {
  if (wanted === undefined) return true;
  return isSameSecret(browserHash(cookiesOf(cookies)[BROWSER_COOKIE] ?? ''), wanted);
}
