import type { Endpoint, InputOf, ReplyOf } from '@shared-kit/contracts/core';
import { mayBeAcceptedLater } from '@shared-kit/contracts/retry';
import { COMPOSITION_HEADER } from '@shared-kit/contracts/delivery';
import { admitted } from './admission.ts';
import { ApiError } from './api-error.ts';
import { adoptPrefetchedTokens } from './prefetched-calls.ts';
import { exchange, failureOf } from './exchange.ts';
import { recentReply, rememberReply, storedAnswer } from './recent-replies.ts';
import { readReply, refusalOf } from './reply.ts';
import { addressOf, buildRequest } from './request.ts';
import type { OutgoingRequest } from './request.ts';
import type { Answered } from './send-with-progress.ts';

/** Timeout of an HTTP call that names no other, in milliseconds (A9-01, A7m-19). */
export const HTTP_TIMEOUT_MS = 30_000;

/** Callbacks that connect the transport to the session. The transport knows nothing else about sessions. */
export interface TransportHooks {
  /** Address of the API, without a trailing slash, e.g. `/aurora/api`. */
  readonly baseUrl: string;
  readToken(): string | undefined;
  /** Called with a newer token from the server (decision 11). */
  storeToken(token: string): void;
  /** Called when the server no longer knows the session (A4l-15). Not called for public endpoints. */
  onUnauthorized(): void;
  /** Called when a call with `later` found no network; `undelivered` has all the data needed to send it. */
  onUndelivered?(undelivered: Undelivered): void;
  /** Called when a call with `later` got an answer that a later attempt would not change. */
  onDelivered?(id: string): void;
  /** Returns the reply that the device keeps for an address; called when a readable call found no network. */
  savedReply?(url: string): Promise<unknown>;
  /** Called when the server refuses a readable call: the person may no longer read what the device keeps of it. */
  onReadRefused?(url: string): void;
  /** Called with every refusal; lets the shell react to `TERMS_REQUIRED`. */
  onRefusal?(error: ApiError): void;
}

/** Call that could not be sent. `id`: the name that the caller gave it. */
export interface Undelivered {
  readonly id: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Sends the request even while the page unloads. */
  readonly keepalive?: boolean;
  /**
   * Name of a queue entry, for a call that the server accepts once however often it arrives. Without a network, the
   * browser delivers the call when the network returns, even if the portal is closed. A later call with the same name
   * replaces it.
   */
  readonly later?: string;
  /** Token of another session than the page's. The reply does not change the page's session. */
  readonly token?: string;
  /** Called with the number of bytes of the body that were sent so far. */
  readonly onSent?: (bytes: number) => void;
}

let hooks: TransportHooks | undefined;
const compositionListeners = new Set<(id: string) => void>();

/**
 * Calls the listener, for every reply, with the id of the composition that the server would now use for a page. Returns
 * a function that unsubscribes.
 */
export function onCompositionSeen(listener: (id: string) => void): () => void {
  compositionListeners.add(listener);
  return () => {
    compositionListeners.delete(listener);
  };
}

/** Configures the transport. The shell calls it once, before the first call. */
export function configureTransport(next: TransportHooks): void {
  hooks = next;
  adoptPrefetchedTokens(next);
}

function configured(): TransportHooks {
  if (!hooks) throw new Error('configureTransport() was not called');
  return hooks;
}

/** Returns the full address of a call, for elements that load by themselves (links, forms). */
export function urlOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  return addressOf(configured().baseUrl, endpoint, input);
}

/**
 * Returns the address of a path below the API that the browser opens directly and that is not a call, e.g.
 * `/login/sso/7`.
 */
export function apiAddress(path: string): string {
  return configured().baseUrl + path;
}

/**
 * Calls an endpoint.
 * @returns the parsed reply, or a Blob when the endpoint replies with a file.
 * @throws ApiError for every refusal and failure; status 0 when no reply arrives within 30 s (A9-01).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const request = requestOf(endpoint, input, options);
  const answer = await answerOrStored(endpoint, request, options);
  adoptToken(request, answer, options);
  announceComposition(answer);
  const refusal = answer.ok ? undefined : await refusalOf(answer);
  withdraw(options, refusal);
  if (refusal) {
    reactToRefusal(endpoint, request, refusal);
    throw refusal;
  }
  return readAndRemember(endpoint, request, answer);
}

/** Builds the request, with the token of the session or of the options. */
function requestOf<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions): OutgoingRequest {
  const { baseUrl, readToken } = configured();
  const request = buildRequest(endpoint, input, { baseUrl, token: options.token ?? readToken() });
  requireSession(endpoint, request);
  return request;
}

/** Returns the server's answer or, when a readable call finds no network, the last known one. */
async function answerOrStored(endpoint: Endpoint, request: OutgoingRequest, options: CallOptions): Promise<Answered> {
  try {
    return await admitted(() => answerTo(request, options), options);
  } catch (failure) {
    const stored = await storedReply(endpoint, request, failure);
    if (stored !== undefined) return storedAnswer(stored);
    throw failure;
  }
}

/** Parses the reply, and remembers that of a readable call for the time without a network. */
async function readAndRemember<E extends Endpoint>(
  endpoint: E,
  { url }: OutgoingRequest,
  answer: Answered,
): Promise<ReplyOf<E>> {
  const reply = await readReply(endpoint, answer);
  if (endpoint.isReadableOffline) rememberReply(url, reply);
  return reply;
}

/** Returns the last known reply of a readable call that found no network. */
async function storedReply(
  { isReadableOffline = false }: Endpoint,
  { url }: OutgoingRequest,
  failure: unknown,
): Promise<unknown> {
  if (!isReadableOffline || !(failure instanceof ApiError) || failure.code !== 'transport.offline') return undefined;
  return (
    recentReply(url) ??
    (await configured()
      .savedReply?.(url)
      ?.catch(() => undefined))
  );
}

/**
 * Rejects a session call without a token. A page may send one while its user logs out: the server would refuse it
 * although no session has ended.
 */
function requireSession({ access }: Endpoint, { token }: OutgoingRequest): void {
  if (token === undefined && access === 'session')
    throw new ApiError({ status: 401, code: 'session.missing', message: 'Faça login para continuar.' });
}

/** Returns the server's answer within the time limit. Queues a call with `later` when there is no network. */
async function answerTo(
  request: OutgoingRequest,
  { signal, timeoutMs = HTTP_TIMEOUT_MS, keepalive = false, later, onSent }: CallOptions,
): Promise<Answered> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await exchange(request, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive,
      onSent,
    });
  } catch (cause) {
    if (later !== undefined) queueCall(later, request);
    throw failureOf(cause, timeout.aborted);
  }
}

/** Passes a call to the code that delivers it without this page. A form cannot be stored as text. */
function queueCall(id: string, { url, method, headers, body }: OutgoingRequest): void {
  if (typeof body === 'string') configured().onUndelivered?.({ id, url, method, headers, body });
}

/** Withdraws the entry that `queueCall` created, unless the request may still be accepted later. */
function withdraw({ later }: CallOptions, refusal: ApiError | undefined): void {
  if (later !== undefined && !(refusal && mayBeAcceptedLater(refusal))) configured().onDelivered?.(later);
}

/**
 * Stores a newer token from any reply (A4l-14), unless the session that sent the call has ended or another one has
 * started.
 */
function adoptToken({ token }: OutgoingRequest, { headers }: Answered, options: CallOptions): void {
  const renewed = headers.get('x-session-token');
  const { readToken, storeToken } = configured();
  if (renewed !== null && renewed !== '' && options.token === undefined && token === readToken()) storeToken(renewed);
}

function announceComposition({ headers }: Answered): void {
  const composition = headers.get(COMPOSITION_HEADER);
  if (composition !== null && composition !== '') for (const listener of compositionListeners) listener(composition);
}

/**
 * Reports a refusal. It ends the session at a 401, but not when the token has been replaced meanwhile, and says when the
 * person may no longer read what the device keeps.
 */
function reactToRefusal({ access, isReadableOffline }: Endpoint, request: OutgoingRequest, refusal: ApiError): void {
  const { readToken, onUnauthorized, onReadRefused, onRefusal } = configured();
  if (isReadableOffline && (refusal.status === 403 || refusal.status === 404)) onReadRefused?.(request.url);
  if (refusal.status === 401 && access !== 'public' && request.token === readToken()) onUnauthorized();
  onRefusal?.(refusal);
}
