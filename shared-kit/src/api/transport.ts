import type { Endpoint, InputOf, ReplyOf } from 'shared-kit/contracts/core';
import { mayBeAcceptedLater } from 'shared-kit/contracts/retry';
import { COMPOSITION_HEADER } from 'shared-kit/contracts/platform';
import { ApiError } from './api-error.ts';
import { adoptAskedTokens } from './asked-ahead.ts';
import { exchange, failureOf } from './exchange.ts';
import { readReply, refusalOf } from './reply.ts';
import { addressOf, buildRequest } from './request.ts';
import type { OutgoingRequest } from './request.ts';
import type { Answered } from './send-with-progress.ts';

/** A9-01: a call is given up after 30 s. */
export const HTTP_TIMEOUT_MS = 30_000;

/** What the session tells the transport; the transport knows nothing else of sessions. */
export interface TransportHooks {
  /** Address of the API, without a trailing slash, e.g. `/aurora/api`. */
  readonly baseUrl: string;
  readToken(): string | undefined;
  /** The server sent a newer token (decision 11). */
  storeToken(token: string): void;
  /** The server no longer knows the session (A4l-15). Not called for endpoints anybody may call. */
  onUnauthorized(): void;
  /** A call with `later` found no network; `undelivered` is all that it takes to make it. */
  onUndelivered?(undelivered: Undelivered): void;
  /** A call with `later` was answered, and would be answered no differently later. */
  onDelivered?(id: string): void;
  /** Any refusal, once it is known; lets the shell react to `TERMS_REQUIRED`. */
  onRefusal?(error: ApiError): void;
}

/** A call as it would have gone out. `id`: the caller's name of it. */
export interface Undelivered {
  readonly id: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Sent even while the page is going away. */
  readonly keepalive?: boolean;
  /**
   * Name of a queue's entry, where the server takes it once however often it arrives: without a network, the browser delivers it when there is one
   * again, whether the portal is open or not. A later call of the same name replaces it.
   */
  readonly later?: string;
  /** Calls in the name of another session than the page's; what comes back leaves the page's session as it is. */
  readonly token?: string;
  /** Told, while a body goes out, how many bytes of it have. */
  readonly onSent?: (bytes: number) => void;
}

let hooks: TransportHooks | undefined;
const compositionListeners = new Set<(id: string) => void>();

/** Told, with every reply, the id of the composition that the server would make a page from now. Returns a function that stops it. */
export function onCompositionSeen(listener: (id: string) => void): () => void {
  compositionListeners.add(listener);
  return () => {
    compositionListeners.delete(listener);
  };
}

/** Called once by the shell before the first call. */
export function configureTransport(next: TransportHooks): void {
  hooks = next;
  adoptAskedTokens(next);
}

function configured(): TransportHooks {
  if (!hooks) throw new Error('configureTransport() was not called');
  return hooks;
}

/** The full address of a call, for elements that load by themselves (links, forms). */
export function urlOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  return addressOf(configured().baseUrl, endpoint, input);
}

/** Where something below the API is that a browser goes to by itself, and that is no call: `/login/sso/7`. */
export function apiAddress(path: string): string {
  return configured().baseUrl + path;
}

/**
 * Calls an endpoint.
 * @returns the parsed reply, or a Blob where the endpoint replies with a file.
 * @throws ApiError for every refusal and failure; status 0 where no reply arrived within 30 s (A9-01).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const { baseUrl, readToken } = configured();
  const request = buildRequest(endpoint, input, { baseUrl, token: options.token ?? readToken() });
  requireSession(endpoint, request);
  const response = await answerTo(request, options);
  adoptToken(request, response, options);
  announceComposition(response);
  const refusal = response.ok ? undefined : await refusalOf(response);
  takeBack(options, refusal);
  if (!refusal) return readReply(endpoint, response);
  reactToRefusal(endpoint, request, refusal);
  throw refusal;
}

/** A page may call as its person leaves: the server would refuse it, and no session would have ended over it. */
function requireSession({ access }: Endpoint, { token }: OutgoingRequest): void {
  if (token === undefined && access === 'session')
    throw new ApiError({ status: 401, code: 'session.missing', message: 'Faça login para continuar.' });
}

/** The server's answer within the time limit; a call with `later` that finds no network is handed over. */
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
    if (later !== undefined) handOver(later, request);
    throw failureOf(cause, timeout.aborted);
  }
}

/** Gives a call to whoever delivers it without this page. A form can't be stored as text. */
function handOver(id: string, { url, method, headers, body }: OutgoingRequest): void {
  if (typeof body === 'string') configured().onUndelivered?.({ id, url, method, headers, body });
}

/** Ends what `handOver` began for the same entry, unless the request may still be accepted later. */
function takeBack({ later }: CallOptions, refusal: ApiError | undefined): void {
  if (later !== undefined && !(refusal && mayBeAcceptedLater(refusal))) configured().onDelivered?.(later);
}

/** A4l-14: any reply may carry a newer token. The session that called may be over by then, and another one there. */
function adoptToken({ token }: OutgoingRequest, { headers }: Answered, options: CallOptions): void {
  const renewed = headers.get('x-session-token');
  const { readToken, storeToken } = configured();
  if (renewed !== null && renewed !== '' && options.token === undefined && token === readToken()) storeToken(renewed);
}

function announceComposition({ headers }: Answered): void {
  const composition = headers.get(COMPOSITION_HEADER);
  if (composition !== null && composition !== '') for (const listener of compositionListeners) listener(composition);
}

/** Ends the session at a 401, but not over a token that has been replaced meanwhile. */
function reactToRefusal({ access }: Endpoint, { token }: OutgoingRequest, refusal: ApiError): void {
  const { readToken, onUnauthorized, onRefusal } = configured();
  if (refusal.status === 401 && access !== 'public' && token === readToken()) onUnauthorized();
  onRefusal?.(refusal);
}
