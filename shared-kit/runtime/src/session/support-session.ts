import * as z from 'zod/mini';
import { call } from '@shared-kit/runtime/api';
import { renewLogin } from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { clearReplays } from '@shared-kit/runtime/events';
import {
  ORIGIN_KEY,
  currentToken,
  startSession,
  useSessionStore,
  useTenant as tenantDetails,
} from './session-store.ts';
import { readStored, removeStored, writeStored } from './stored.ts';

const originSchema = z.object({ token: z.string(), idUser: z.number() });

/** Starts a session as another user and saves the original session for the return. */
export function startSupportSession(next: LoginSession): void {
  const token = currentToken();
  const { session } = useSessionStore.getState();
  if (token === undefined || !session) throw new Error('a support access needs a session to come back to');
  const origin: z.infer<typeof originSchema> = { token, idUser: session.viewer.idUser };
  writeStored(ORIGIN_KEY, origin);
  clearReplays();
  startSession(next);
}

/** Returns true while this browser stores the session that a support access was started from. */
export function hasSupportOrigin(): boolean {
  return readStored(ORIGIN_KEY, originSchema) !== undefined;
}

let pending: Promise<void> | undefined;

/**
 * Renews the session that the support access was started from and continues in it (B7.7-02). Concurrent calls share one
 * renewal.
 * @throws ApiError when the server cannot be reached or that session has ended; nothing has changed then.
 */
export function returnToOwnSession(): Promise<void> {
  pending ??= goBack().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function goBack(): Promise<void> {
  const origin = readStored(ORIGIN_KEY, originSchema);
  // Another tab has already returned; this tab follows it.
  if (!origin) return;
  const { idAppType, acronym } = tenantDetails();
  const own = await call(renewLogin, { body: { idUser: origin.idUser, idAppType, acronym } }, { token: origin.token });
  removeStored(ORIGIN_KEY);
  clearReplays();
  startSession(own);
}
