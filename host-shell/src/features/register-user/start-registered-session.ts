import type { LoginSession } from '@shared-kit/contracts/identity';
import { startSession } from '@shared-kit/runtime/session';
import { clearSessionEnd } from '../../lib/session-end.ts';

/** Logs in a person who has just registered. */
export function startRegisteredSession(session: LoginSession): void {
  clearSessionEnd();
  startSession(session);
}
