import type * as z from 'zod/mini';
import { errorSchema, fileReply } from 'shared-kit/contracts/core';
import type { Endpoint, InputOf, ReplyOf } from 'shared-kit/contracts/core';
import { COMPOSITION_HEADER } from 'shared-kit/contracts/platform';
import { ApiError } from './api-error.ts';
import { prefetchKey } from 'shared-kit/contracts/page-start';
import { adoptAskedTokens, takeAsked } from './asked-ahead.ts';
import { sendWithProgress } from './send-with-progress.ts';
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
  /** A call that may be made later could not be made now; `undelivered` is all that it takes. */
  onUndelivered?(undelivered: Undelivered): void;
  /** A call that may be made later was answered. */
  onDelivered?(id: string): void;
  /** Any refusal, once it is known; lets the shell react to `TERMS_REQUIRED`. */
  onRefusal?(error: ApiError): void;
}

/** A call as it would have gone out. `id`: what the caller knows it by. */
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
   * Name of what the call tells, where the server takes it once however often it arrives: without a network, the browser sends it when there is one
   * again, whether the portal is open or not. A later call of the same name takes its place.
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

/** Fills `:name` segments of an endpoint's path; throws where one is missing. */
export function pathOf(template: string, params: Readonly<Record<string, unknown>> = {}): string {
  return template.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`${template} needs the param ${name}`);
    return encodeURIComponent(String(value));
  });
}

function queryOf(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

interface InputParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, unknown>>;
}

/** `InputOf` is a conditional type, which TypeScript can't see through while the endpoint is generic. */
function partsOf(input: unknown): InputParts {
  return input as InputParts;
}

/** The full address of a call, for elements that load by themselves (links, forms). */
export function urlOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  const { params, query } = partsOf(input);
  return configured().baseUrl + pathOf(endpoint.path, params) + queryOf(query);
}

/** Where something below the API is that a browser goes to by itself, and that is no call: `/login/sso/7`. */
export function apiAddress(path: string): string {
  return configured().baseUrl + path;
}

/** Fields in their order, the file as a file. */
function formOf(form: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined && value !== null) data.append(name, value instanceof Blob ? value : String(value));
  }
  return data;
}

async function refusalOf(response: Answered): Promise<ApiError> {
  const body = errorSchema.safeParse(await response.json().catch(() => undefined));
  if (body.success) return new ApiError({ status: response.status, ...body.data });
  return new ApiError({
    status: response.status,
    code: 'transport.bad-reply',
    message: 'Um problema inesperado ocorreu',
  });
}

function failureOf(cause: unknown, timedOut: boolean): ApiError {
  if (timedOut)
    return new ApiError({ status: 0, code: 'transport.timeout', message: 'O servidor demorou demais para responder.' });
  if (cause instanceof DOMException && cause.name === 'AbortError') {
    return new ApiError({ status: 0, code: 'transport.aborted', message: 'Chamada cancelada.' });
  }
  return new ApiError({
    status: 0,
    code: 'transport.offline',
    message: 'Parece que você está sem conexão com a internet.',
  });
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
  const { readToken, storeToken, onUnauthorized, onRefusal } = configured();
  const { form, body = form && formOf(form) } = partsOf(input);
  const token = options.token ?? readToken();
  // What a page says as its person leaves: the server would refuse it, and nobody's session has ended over it.
  if (token === undefined && endpoint.access === 'session')
    throw new ApiError({ status: 401, code: 'session.missing', message: 'Faça login para continuar.' });
  const timeout = AbortSignal.timeout(options.timeoutMs ?? HTTP_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const isForm = body instanceof FormData;
  const url = urlOf(endpoint, input);
  const { method } = endpoint;
  const { later, keepalive = false, onSent } = options;
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
  };
  let response: Answered;
  try {
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    // Nothing is waited for that wasn't asked: what a page sends as it goes away has to leave at once.
    const asking =
      typeof sent.body === 'object' ? undefined : takeAsked({ key: prefetchKey(method, url, sent.body), token });
    const asked = asking && (await within(signal, asking));
    if (asked) response = asked;
    else if (onSent && sent.body !== undefined)
      response = await sendWithProgress(url, { method, headers, body: sent.body, signal, onSent });
    else response = await fetch(url, { method, signal, keepalive, headers, ...sent });
  } catch (cause) {
    if (later !== undefined && !isForm)
      configured().onUndelivered?.({ id: later, url, method, headers, body: JSON.stringify(body) });
    throw failureOf(cause, timeout.aborted);
  }
  const isTaken = response.status !== 429 && response.status < 500;
  if (later !== undefined && isTaken) configured().onDelivered?.(later);
  const renewed = response.headers.get('x-session-token');
  // The session that asked may be over by now, and somebody else's there.
  if (renewed !== null && renewed !== '' && options.token === undefined && token === readToken()) storeToken(renewed);
  const composition = response.headers.get(COMPOSITION_HEADER);
  if (composition !== null && composition !== '') for (const listener of compositionListeners) listener(composition);
  if (!response.ok) {
    const refusal = await refusalOf(response);
    // A refusal of a token that has been replaced meanwhile says nothing of the session that is here now.
    if (response.status === 401 && endpoint.access !== 'public' && token === readToken()) onUnauthorized();
    onRefusal?.(refusal);
    throw refusal;
  }
  return readReply(endpoint, response);
}

/** What was begun without a signal, given up as `fetch` gives up with one. */
function within<T>(signal: AbortSignal, begun: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    signal.throwIfAborted();
    begun.then(resolve, reject);
  });
}

async function readReply<E extends Endpoint>(endpoint: E, response: Answered): Promise<ReplyOf<E>> {
  // The two casts restate ReplyOf: TypeScript does not narrow a conditional type by a runtime check.
  if (endpoint.reply === fileReply) return (await response.blob()) as ReplyOf<E>;
  const parsed = endpoint.reply.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data as ReplyOf<E>;
  throw new ApiError({
    status: response.status,
    code: 'transport.bad-reply',
    message: 'Um problema inesperado ocorreu',
    issues: parsed.error.issues.map((issue: z.core.$ZodIssue) => ({ path: issue.path.join('.'), message: issue.code })),
  });
}
