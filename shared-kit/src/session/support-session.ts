import * as z from 'zod/mini';
import { call } from 'shared-kit/api';
import { renewLogin } from 'shared-kit/contracts/identity';
import type { LoginSession } from 'shared-kit/contracts/identity';
import { forgetReplays } from 'shared-kit/events';
import {
  ORIGIN_KEY,
  currentToken,
  startSession,
  useSessionStore,
  useTenant as tenantDetails,
} from './session-store.ts';
import { readStored, removeStored, writeStored } from './stored.ts';

const originSchema = z.object({ token: z.string(), idUser: z.number() });

/** Goes on as the person whose session this is; one's own is kept for the way back. */
export function startSupportSession(next: LoginSession): void {
  const token = currentToken();
  const { session } = useSessionStore.getState();
  if (token === undefined || !session) throw new Error('a support access needs a session to come back to');
  const origin: z.infer<typeof originSchema> = { token, idUser: session.viewer.idUser };
  writeStored(ORIGIN_KEY, origin);
  forgetReplays();
  startSession(next);
}

/** True while this browser holds the session that a support access came from. */
export function hasSupportOrigin(): boolean {
  return readStored(ORIGIN_KEY, originSchema) !== undefined;
}

let underWay: Promise<void> | undefined;

/**
 * B7.7-02: renews the session that the support access came from and goes on in it; asked for twice at once, it happens once.
 * @throws ApiError where the server can't be reached, or that session is over as well; nothing has changed then.
 */
export function returnToOwnSession(): Promise<void> {
  underWay ??= goBack().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function goBack(): Promise<void> {
  const origin = readStored(ORIGIN_KEY, originSchema);
  // Another tab has gone back already; this one follows it.
  if (!origin) return;
  const { idAppType, acronym } = tenantDetails();
  const own = await call(renewLogin, { body: { idUser: origin.idUser, idAppType, acronym } }, { token: origin.token });
  removeStored(ORIGIN_KEY);
  forgetReplays();
  startSession(own);
}
