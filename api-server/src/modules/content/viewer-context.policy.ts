import type { Session } from '../../platform/auth/session.types.ts';
import { refuse } from '../../platform/errors.ts';

interface ClaimedContext {
  readonly user?: number | undefined;
  readonly company?: number | undefined;
  readonly appType?: number | undefined;
  readonly app?: number | undefined;
}

/** Checks that the person in the payload of POST /content is the person of the session. */
export function expectOwnContext(claimed: ClaimedContext, session: Session): void {
  const agrees =
    (claimed.user ?? session.idUser) === session.idUser &&
    (claimed.company ?? session.idCompany) === session.idCompany &&
    (claimed.appType ?? session.idAppType) === session.idAppType &&
    (claimed.app ?? session.idApp) === session.idApp;
  if (!agrees) throw refuse('content.other-viewer', 403, 'Os dados enviados não são os da sua sessão.');
}
