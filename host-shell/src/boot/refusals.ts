import type { ApiError } from 'shared-kit/api';
import { updateSession } from 'shared-kit/session';

/**
 * Refusals that concern the whole portal. `TERMS_REQUIRED`: the terms changed while the person was working; forgetting the
 * accepted version puts the terms gate in front again.
 */
export function onRefusal(error: ApiError): void {
  if (error.code !== 'TERMS_REQUIRED') return;
  updateSession((session) => ({ ...session, loginInfo: { ...session.loginInfo, userLicenceTermsAccepted: '' } }));
}
