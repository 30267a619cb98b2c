import { call } from 'shared-kit/api';
import type { ApiError } from 'shared-kit/api';
import { currentSession } from 'shared-kit/contracts/identity';
import { refreshSession, updateSession } from 'shared-kit/session';

let asking: Promise<void> | undefined;

/**
 * Refusals that concern the whole portal. `TERMS_REQUIRED`: terms came out while the person was working; the session, asked for anew, says
 * which, and the terms gate comes in front again. Several calls are refused at once, and it is asked once.
 */
export function onRefusal(error: ApiError): void {
  if (error.code !== 'TERMS_REQUIRED' || asking) return;
  asking = call(currentSession, {})
    .then(refreshSession)
    // Where it can't be had, what was accepted before no longer counts.
    .catch(() =>
      updateSession((session) => ({ ...session, loginInfo: { ...session.loginInfo, userLicenceTermsAccepted: '' } })),
    )
    .finally(() => {
      asking = undefined;
    });
}
