import { KEEPS_COOKIES_HEADER } from '@shared-kit/contracts/core';
import type { Endpoint, InputOf } from '@shared-kit/contracts/core';

/** Outgoing request of a call. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: Endpoint['method'];
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text or a form; undefined when the endpoint has no body. */
  readonly body: string | FormData | undefined;
  readonly token: string | undefined;
}

interface InputParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, unknown>>;
}

/**
 * Restates the type: `InputOf` is a conditional type, which TypeScript does not resolve while the endpoint is generic.
 */
function partsOf(input: unknown): InputParts {
  return input as InputParts;
}

/** Fills the `:name` segments of an endpoint's path. Throws when a parameter is missing. */
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

/** Returns the address of a call below the API's base address. */
export function addressOf<E extends Endpoint>(baseUrl: string, endpoint: E, input: InputOf<E>): string {
  const { params, query } = partsOf(input);
  return baseUrl + pathOf(endpoint.path, params) + queryOf(query);
}

/** Builds a form with the fields in their order and files as files. */
function formOf(form: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined && value !== null) data.append(name, value instanceof Blob ? value : String(value));
  }
  return data;
}

/** Builds the request of a call: address, headers and body. */
export function buildRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { baseUrl, token }: { baseUrl: string; token: string | undefined },
): OutgoingRequest {
  const { form, body: json } = partsOf(input);
  const body = form === undefined ? (json === undefined ? undefined : JSON.stringify(json)) : formOf(form);
  return {
    url: addressOf(baseUrl, endpoint, input),
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      // Only public calls start a session.
      ...(endpoint.access === 'public' && navigator.cookieEnabled ? { [KEEPS_COOKIES_HEADER]: 'yes' } : {}),
    },
    body,
    token,
  };
}
