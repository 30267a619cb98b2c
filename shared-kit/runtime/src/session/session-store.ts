import * as z from 'zod/mini';
import { storedNames } from '@shared-kit/contracts/page-start';
import { create } from 'zustand';
import { loginSessionSchema } from '@shared-kit/contracts/identity';
import type { AppDetails, LoginSession } from '@shared-kit/contracts/identity';
import { clearReplays } from '@shared-kit/runtime/events';
import { readStored, removeStored, writeStored } from './stored.ts';

/** Session data that all code may read: everything except the token. */
export type Session = Omit<LoginSession, 'token'>;

interface SessionState {
  readonly session: Session | undefined;
}

const SESSION_KEY = storedNames.session;
const TOKEN_KEY = storedNames.token;
/** Storage key of the session that a support access was started from (B4.13-02). It is private to this folder. */
export const ORIGIN_KEY = 'support-origin';

export const useSessionStore = create<SessionState>(() => ({ session: undefined }));

let token: string | undefined;
let tenant: AppDetails | undefined;

/**
 * Restores the stored session. The shell calls it once at boot, with the tenant's details. `isVisitor` leaves the session
 * out, for a preview of what visitors get.
 */
export function restoreSession(app: AppDetails, { isVisitor = false }: { readonly isVisitor?: boolean } = {}): void {
  tenant = app;
  token = isVisitor ? undefined : storedToken();
  useSessionStore.setState({ session: token === undefined ? undefined : storedSession() });
}

const noGates: Session['gates'] = { acronymHost: null, topics: false, onboarding: false };

/** A session that an older portal stored has no flags and no gates. */
const storedSessionSchema = z.extend(z.omit(loginSessionSchema, { token: true }), {
  flags: z._default(loginSessionSchema.shape.flags, []),
  gates: z._default(loginSessionSchema.shape.gates, noGates),
});

function storedSession(): Session | undefined {
  return readStored(SESSION_KEY, storedSessionSchema);
}

function storedToken(): string | undefined {
  return readStored(TOKEN_KEY, z.string());
}

/** Returns the tenant's details, known from boot on. Throws before `restoreSession`. */
export function useTenant(): AppDetails {
  if (!tenant) throw new Error('restoreSession() was not called');
  return tenant;
}

/** Returns the session of the logged-in user; undefined for a visitor. */
export function useSession(): Session | undefined {
  return useSessionStore((state) => state.session);
}

/** Returns the session on a page that only logged-in users reach. Throws without a session. */
export function useActiveSession(): Session {
  const session = useSession();
  if (!session) throw new Error('useActiveSession() outside a session');
  return session;
}

/**
 * Calls the listener when another user logs in or the user logs out, so that work for the previous user can end.
 * Returns a function that unsubscribes.
 */
export function onViewerChange(listener: () => void): () => void {
  return useSessionStore.subscribe(({ session }, before) => {
    if (session?.viewer.idUser !== before.session?.viewer.idUser) listener();
  });
}

/**
 * Calls the listener when the accepted terms or the user of the session change; both may end a pause after a refusal.
 * Returns a function that unsubscribes.
 */
export function onSessionRenewed(listener: () => void): () => void {
  return useSessionStore.subscribe(({ session }, before) => {
    if (session && accessOf(session) !== (before.session && accessOf(before.session))) listener();
  });
}

function accessOf({ viewer, loginInfo }: Session): string {
  const { agreementVersion, userLicenceTermsAccepted, needSignResponsabilityTerms } = loginInfo;
  return JSON.stringify([viewer.idUser, agreementVersion, userLicenceTermsAccepted, needSignResponsabilityTerms]);
}

/** Starts a session in this page and stores it for the next one (A4l-03). */
export function startSession(next: LoginSession): void {
  const { token: nextToken, ...session } = next;
  token = nextToken;
  writeStored(TOKEN_KEY, nextToken);
  writeStored(SESSION_KEY, session);
  useSessionStore.setState({ session });
}

/** Stores a newer token; any reply may carry one (A4l-14). */
export function replaceToken(next: string): void {
  token = next;
  writeStored(TOKEN_KEY, next);
}

/** Applies a change that the server has confirmed, e.g. the accepted terms. */
export function updateSession(change: (session: Session) => Session): void {
  const { session } = useSessionStore.getState();
  if (!session) return;
  const next = change(session);
  writeStored(SESSION_KEY, next);
  useSessionStore.setState({ session: next });
}

/**
 * Applies the server's data to the session. A late reply does not change an ended session or the session of another
 * user.
 */
export function refreshSession({ token: _token, ...fresh }: LoginSession): void {
  updateSession((session) => (session.viewer.idUser === fresh.viewer.idUser ? fresh : session));
}

/** Ends the session: removes token, session and the replayed events of the bus. */
export function endSession(): void {
  token = undefined;
  removeStored(TOKEN_KEY);
  removeStored(SESSION_KEY);
  removeStored(ORIGIN_KEY);
  clearReplays();
  useSessionStore.setState({ session: undefined });
}

/** Returns the token. For the transport only; the folder's index.ts does not export it. */
export function currentToken(): string | undefined {
  return token;
}

function readAgain(): void {
  token = storedToken();
  useSessionStore.setState({ session: token === undefined ? undefined : storedSession() });
}

/**
 * Continues in the session, or with the token, that another tab has stored meanwhile. Returns false when there is none.
 */
export function followStoredSession(): boolean {
  const stored = storedToken();
  if (stored === undefined || stored === token) return false;
  readAgain();
  return true;
}

/**
 * Follows other tabs: a login, logout or newer token there applies to this tab. A tab that slept, or that the browser
 * took from its cache, got no events: it reads again when it returns, because the server ends a session whose replaced
 * token is used (decision 511). Returns a function that unsubscribes.
 */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key.endsWith(`:${TOKEN_KEY}`) || event.key.endsWith(`:${SESSION_KEY}`)) readAgain();
  };
  const onReturn = (): void => {
    if (document.visibilityState === 'visible') followStoredSession();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
