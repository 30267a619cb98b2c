import type { LoginSession } from '@shared-kit/contracts/identity';

/** Calls a server process as a browser would. */
export function portalClient(origin: string, segment: string, host = 'localhost') {
  async function call(
    method: string,
    path: string,
    options: { token?: string; body?: object } = {},
  ): Promise<Response> {
    return fetch(`${origin}/${segment}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        // fetch cannot set a browser's Host header; the server trusts this one only behind a proxy.
        'x-forwarded-host': host,
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      },
      ...(options.body ? { body: JSON.stringify(options.body) } : {}),
    });
  }
  return {
    call,
    async logIn(username: string): Promise<LoginSession> {
      const reply = await call('POST', '/login', {
        body: { username, password: 'azulejo123', idAppType: 1, acronym: segment },
      });
      if (!reply.ok) throw new Error(`login of ${username}: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as LoginSession;
    },
  };
}

export type PortalClient = ReturnType<typeof portalClient>;
