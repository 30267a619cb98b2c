import { call } from 'shared-kit/api';
import { logout } from 'shared-kit/contracts/identity';
import { endSession } from 'shared-kit/session';
import { noteLeaving } from './sso/sso-memory.ts';
import { forgetSessionEnd } from './session-end.ts';

/** Ends the session here at once, and on the server as soon as it can be reached. */
export function logOut(): void {
  call(logout, {}, { keepalive: true })
    // The person has left; a session that the server had already ended is no news to them.
    .catch(() => undefined)
    .finally(forgetSessionEnd);
  noteLeaving(Date.now());
  endSession();
}
