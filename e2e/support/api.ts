import type { APIRequestContext } from '@playwright/test';
import type { Endpoint, InputOf, ReplyOf } from '@shared-kit/contracts/core';
import { portalOrigin } from './portal-address.ts';

interface InputParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Response of a request before any check. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Client of the real API by its contracts, to prepare and check data of a test. */
export class Api {
  readonly #request: APIRequestContext;
  readonly #tenant: string;
  readonly #token: string | undefined;
  readonly #origin: string;

  constructor(request: APIRequestContext, tenant: string, token?: string, origin = portalOrigin()) {
    this.#request = request;
    this.#tenant = tenant;
    this.#token = token;
    this.#origin = origin;
  }

  /** Returns the parsed reply; a refusal fails the test. */
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ReplyOf<E>> {
    const { status, body } = await this.request(endpoint, input);
    if (status >= 400) throw new Error(`${endpoint.id} was refused with ${status}: ${JSON.stringify(body)}`);
    if (typeof endpoint.reply === 'string') throw new Error(`${endpoint.id} replies with a file: use ask()`);
    // Restates ReplyOf, which TypeScript cannot narrow by a runtime check.
    return endpoint.reply.parse(body) as ReplyOf<E>;
  }

  /** Returns the response as it is, also a refusal. */
  async request<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ApiAnswer> {
    const { params = {}, query = {}, body } = input as InputParts;
    const path = endpoint.path.replaceAll(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const response = await this.#request.fetch(`${this.#origin}/${this.#tenant}/api${path}`, {
      method: endpoint.method,
      params: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
      ...(body === undefined ? {} : { data: body }),
      headers: {
        // Clients of several people share the jar of the test's requests: none may send the cookie of another one.
        cookie: '',
        ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
      },
    });
    return { status: response.status(), body: await response.json().catch(() => undefined) };
  }
}
