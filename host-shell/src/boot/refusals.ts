import { call } from '@shared-kit/runtime/api';
import type { ApiError } from '@shared-kit/runtime/api';
import { currentSession } from '@shared-kit/contracts/identity';
import { refreshSession, updateSession } from '@shared-kit/runtime/session';

let pending: Promise<void> | undefined;

/**
 * Handles refusals that concern the whole portal. `TERMS_REQUIRED` means that terms were published while the person was
 * working. The reloaded session names them, and the terms gate opens again. Several calls are refused at once; the
 * session is reloaded once.
 */
export function onRefusal(error: ApiError): void {
  if (error.code !== 'TERMS_REQUIRED' || pending) return;
  pending = call(currentSession, {})
    .then(refreshSession)
    // When the session can't be loaded, the previous acceptance no longer counts.
    .catch(() =>
      updateSession((session) => ({ ...session, loginInfo: { ...session.loginInfo, userLicenceTermsAccepted: '' } })),
    )
    .finally(() => {
      pending = undefined;
    });
}
