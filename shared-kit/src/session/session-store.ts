import * as z from 'zod/mini';
import { storedNames } from 'shared-kit/contracts/page-start';
import { create } from 'zustand';
import { loginSessionSchema } from 'shared-kit/contracts/identity';
import type { AppDetails, LoginSession } from 'shared-kit/contracts/identity';
import { forgetReplays } from 'shared-kit/events';
import { readStored, removeStored, writeStored } from './stored.ts';

/** What everybody may read of the session: all but the token. */
export type Session = Omit<LoginSession, 'token'>;

interface SessionState {
  readonly session: Session | undefined;
}

const SESSION_KEY = storedNames.session;
const TOKEN_KEY = storedNames.token;
/** B4.13-02: the session that a support access was entered from. It never leaves this folder. */
export const ORIGIN_KEY = 'support-origin';

export const useSessionStore = create<SessionState>(() => ({ session: undefined }));

let token: string | undefined;
let tenant: AppDetails | undefined;

/** Called once at boot with the tenant's details and the path all of its keys are kept under. */
export function restoreSession(app: AppDetails): void {
  tenant = app;
  token = storedToken();
  useSessionStore.setState({ session: token === undefined ? undefined : storedSession() });
}

const noGates: Session['gates'] = { acronymHost: null, topics: false, onboarding: false };

/** A session that an older portal stored has no facts and no gates yet. */
const storedSessionSchema = z.extend(z.omit(loginSessionSchema, { token: true }), {
  facts: z._default(loginSessionSchema.shape.facts, []),
  gates: z._default(loginSessionSchema.shape.gates, noGates),
});

function storedSession(): Session | undefined {
  return readStored(SESSION_KEY, storedSessionSchema);
}

function storedToken(): string | undefined {
  return readStored(TOKEN_KEY, z.string());
}

/** The tenant's details; known from boot on. */
export function useTenant(): AppDetails {
  if (!tenant) throw new Error('restoreSession() was not called');
  return tenant;
}

/** The session of who is logged in; undefined for a visitor. */
export function useSession(): Session | undefined {
  return useSessionStore((state) => state.session);
}

/** The session on a page that only logged-in people reach. */
export function useActiveSession(): Session {
  const session = useSession();
  if (!session) throw new Error('useActiveSession() outside a session');
  return session;
}

/** Told, from now on, when somebody else is logged in or nobody any longer: what still runs in the name of the one before has to end. */
export function onViewerChange(listener: () => void): () => void {
  return useSessionStore.subscribe(({ session }, before) => {
    if (session?.viewer.idUser !== before.session?.viewer.idUser) listener();
  });
}

/** Notified when the accepted terms or the person of the session change; both may end what a refusal has paused. */
export function onSessionRenewed(listener: () => void): () => void {
  return useSessionStore.subscribe(({ session }, before) => {
    if (session && accessOf(session) !== (before.session && accessOf(before.session))) listener();
  });
}

function accessOf({ viewer, loginInfo }: Session): string {
  const { agreementVersion, userLicenceTermsAccepted, needSignResponsabilityTerms } = loginInfo;
  return JSON.stringify([viewer.idUser, agreementVersion, userLicenceTermsAccepted, needSignResponsabilityTerms]);
}

/** A4l-03: keeps a session, in this page and for the next one. */
export function startSession(next: LoginSession): void {
  const { token: nextToken, ...session } = next;
  token = nextToken;
  writeStored(TOKEN_KEY, nextToken);
  writeStored(SESSION_KEY, session);
  useSessionStore.setState({ session });
}

/** A4l-14: any reply may carry a newer token. */
export function replaceToken(next: string): void {
  token = next;
  writeStored(TOKEN_KEY, next);
}

/** Applies a change the server has confirmed, e.g. the accepted terms. */
export function updateSession(change: (session: Session) => Session): void {
  const { session } = useSessionStore.getState();
  if (!session) return;
  const next = change(session);
  writeStored(SESSION_KEY, next);
  useSessionStore.setState({ session: next });
}

/** Takes over what the server says of the session. It may say so late: a session that was left, or changed for another person's, stays as it is. */
export function refreshSession({ token: _token, ...fresh }: LoginSession): void {
  updateSession((session) => (session.viewer.idUser === fresh.viewer.idUser ? fresh : session));
}

/** Forgets the person: token, session and what the bus replays. */
export function endSession(): void {
  token = undefined;
  removeStored(TOKEN_KEY);
  removeStored(SESSION_KEY);
  removeStored(ORIGIN_KEY);
  forgetReplays();
  useSessionStore.setState({ session: undefined });
}

/** For the transport alone; not exported by the folder's public face. */
export function currentToken(): string | undefined {
  return token;
}

/** Another tab logged in, out, or was given a newer token: this tab follows. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key.endsWith(`:${TOKEN_KEY}`) || event.key.endsWith(`:${SESSION_KEY}`)) {
      token = storedToken();
      useSessionStore.setState({ session: token === undefined ? undefined : storedSession() });
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
