import type * as z from 'zod/mini';
import { errorSchema, fileReply } from 'shared-kit/contracts/core';
import type { Endpoint, InputOf, ReplyOf } from 'shared-kit/contracts/core';
import { COMPOSITION_HEADER } from 'shared-kit/contracts/platform';
import { ApiError } from './api-error.ts';

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
  /** Any refusal, once it is known; lets the shell react to `TERMS_REQUIRED`. */
  onRefusal?(error: ApiError): void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Sent even while the page is going away. */
  readonly keepalive?: boolean;
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

async function refusalOf(response: Response): Promise<ApiError> {
  const body = errorSchema.safeParse(await response.json().catch(() => undefined));
  if (body.success) return new ApiError({ status: response.status, ...body.data });
  return new ApiError({ status: response.status, code: 'transport.bad-reply', message: 'Um problema inesperado ocorreu' });
}

function failureOf(cause: unknown, timedOut: boolean): ApiError {
  if (timedOut) return new ApiError({ status: 0, code: 'transport.timeout', message: 'O servidor demorou demais para responder.' });
  if (cause instanceof DOMException && cause.name === 'AbortError') {
    return new ApiError({ status: 0, code: 'transport.aborted', message: 'Chamada cancelada.' });
  }
  return new ApiError({ status: 0, code: 'transport.offline', message: 'Parece que você está sem conexão com a internet.' });
}

/**
 * Calls an endpoint.
 * @returns the parsed reply, or a Blob where the endpoint replies with a file.
 * @throws ApiError for every refusal and failure; status 0 where no reply arrived within 30 s (A9-01).
 */
export async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<ReplyOf<E>> {
  const { readToken, storeToken, onUnauthorized, onRefusal } = configured();
  const { body } = partsOf(input);
  const token = readToken();
  const timeout = AbortSignal.timeout(options.timeoutMs ?? HTTP_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const isForm = body instanceof FormData;
  let response: Response;
  try {
    response = await fetch(urlOf(endpoint, input), {
      method: endpoint.method,
      signal,
      keepalive: options.keepalive ?? false,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    throw failureOf(cause, timeout.aborted);
  }
  const renewed = response.headers.get('x-session-token');
  if (renewed !== null && renewed !== '') storeToken(renewed);
  const composition = response.headers.get(COMPOSITION_HEADER);
  if (composition !== null && composition !== '') for (const listener of compositionListeners) listener(composition);
  if (!response.ok) {
    const refusal = await refusalOf(response);
    if (response.status === 401 && endpoint.access !== 'public') onUnauthorized();
    onRefusal?.(refusal);
    throw refusal;
  }
  return readReply(endpoint, response);
}

async function readReply<E extends Endpoint>(endpoint: E, response: Response): Promise<ReplyOf<E>> {
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
