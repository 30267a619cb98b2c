import { call } from '@shared-kit/runtime/api';
import { logout } from '@shared-kit/contracts/identity';
import { endSession } from '@shared-kit/runtime/session';
import { recordLogout } from './sso/sso-memory.ts';

/** Ends the session in the browser at once, and on the server if it is reachable. */
export function logOut(): void {
  call(logout, {}, { keepalive: true }).catch(() => undefined);
  recordLogout(Date.now());
  endSession();
}
