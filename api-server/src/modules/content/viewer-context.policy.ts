import type { Session } from '../../platform/auth/session.ts';
import { refuse } from '../../platform/errors.ts';

interface ClaimedContext {
  readonly user?: number | undefined;
  readonly company?: number | undefined;
  readonly appType?: number | undefined;
  readonly app?: number | undefined;
}

/** POST /content names the person in its payload; who they are is known from the session, so the two must agree. */
export function expectOwnContext(claimed: ClaimedContext, session: Session): void {
  const agrees =
    (claimed.user ?? session.idUser) === session.idUser &&
    (claimed.company ?? session.idCompany) === session.idCompany &&
    (claimed.appType ?? session.idAppType) === session.idAppType &&
    (claimed.app ?? session.idApp) === session.idApp;
  if (!agrees) throw refuse('content.other-viewer', 403, 'Os dados enviados não são os da sua sessão.');
}
