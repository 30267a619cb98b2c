import type { Endpoint, InputOf, Issue, ReplyOf } from '@shared-kit/contracts/core';
import { configureTransport } from '@shared-kit/runtime/api';
import { COMPOSITION_HEADER } from '@shared-kit/contracts/delivery';

interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type Responder = (call: Call) => Answer | Promise<Answer>;

const BASE = 'http://portal.test/api';

/**
 * Fake server at the network level, based on the contracts. Answers 501 to calls that the test has not set up, so that
 * a forgotten call fails visibly.
 */
export class MockApi {
  readonly #responders = new Map<string, { endpoint: Endpoint; respond: Responder }>();
  readonly #calls = new Map<string, Call[]>();
  readonly #headers = new Headers();

  constructor() {
    configureTransport({
      baseUrl: BASE,
      readToken: () => 'test-token',
      storeToken: () => undefined,
      onUnauthorized: () => undefined,
    });
    globalThis.fetch = (input, init) =>
      unlessAborted(init?.signal, () => this.#answer(String(input), init?.method ?? 'GET', init?.body));
  }

  /** Sets the reply of an endpoint; a function receives each call. */
  reply<E extends Endpoint>(endpoint: E, reply: ReplyOf<E> | ((call: Call) => ReplyOf<E> | Promise<ReplyOf<E>>)): this {
    const respond: Responder = async (call) => ({
      status: 200,
      body: typeof reply === 'function' ? await (reply as (call: Call) => unknown)(call) : reply,
    });
    this.#responders.set(endpoint.id, { endpoint, respond });
    return this;
  }

  /** Sets a refusal of an endpoint, with the issues of its fields. */
  refuse(
    endpoint: Endpoint,
    refusal: { status: number; code: string; message: string; issues?: readonly Issue[] },
  ): this {
    const { status, ...body } = refusal;
    this.#responders.set(endpoint.id, {
      endpoint,
      respond: () => ({ status, body: { success: false, ...body } }),
    });
    return this;
  }

  /** Adds this composition id to every reply from now on. */
  announceComposition(id: string): this {
    this.#headers.set(COMPOSITION_HEADER, id);
    return this;
  }

  /** Returns the calls that an endpoint received, in order. */
  calls<E extends Endpoint>(
    endpoint: E,
  ): readonly (Partial<Call> & { body: InputOf<E> extends { body: infer B } ? B : unknown })[] {
    return (this.#calls.get(endpoint.id) ?? []) as never;
  }

  async #answer(address: string, method: string, body: RequestInit['body']): Promise<Response> {
    const url = new URL(address);
    const path = url.pathname.slice(new URL(BASE).pathname.length);
    for (const { endpoint, respond } of this.#responders.values()) {
      const match = endpoint.method === method ? patternOf(endpoint.path).exec(path) : null;
      if (!match) continue;
      const call: Call = {
        params: { ...match.groups },
        query: Object.fromEntries(url.searchParams),
        body: parsed(body),
      };
      this.#calls.set(endpoint.id, [...(this.#calls.get(endpoint.id) ?? []), call]);
      return responseOf(await respond(call), this.#headers);
    }
    return responseOf(
      { status: 501, body: { success: false, code: 'test.unannounced', message: `${method} ${path}` } },
      this.#headers,
    );
  }
}

/** Aborts as a browser does: an aborted call rejects at once, and a call aborted before it starts is never sent. */
function unlessAborted(signal: AbortSignal | null | undefined, answer: () => Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    answer().then(resolve, reject);
  });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:([a-zA-Z]+)/g, '(?<$1>[^/]+)')}$`);
}

function parsed(body: RequestInit['body']): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body;
}

/** Builds a minimal response, because jsdom has no Response; the transport reads only these members. */
function responseOf({ status, body }: Answer, headers: Headers): Response {
  const response = {
    ok: status < 400,
    status,
    headers,
    json: () => Promise.resolve(body),
    blob: () => Promise.resolve(body instanceof Blob ? body : new Blob([JSON.stringify(body)])),
  };
  return response as unknown as Response;
}
