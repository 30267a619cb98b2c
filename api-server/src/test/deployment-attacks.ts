import { portalHost } from './deployment.ts';
import type { Deployment } from './deployment.ts';
import { requestInChunks, smugglingRequests, statusesOf } from './smuggling.ts';
import type { RawTarget } from './smuggling.ts';
import { callProxy, protocolWith } from './through-proxy.ts';

const patience = 60_000;

/** Declares what strangers may try at the proxy and at a node behind it. */
export function attacksOn(deployed: () => Deployment): void {
  const segment = () => deployed().filled.tenant.segment;
  const loginLine = () => `POST /${segment()}/api/login HTTP/1.1`;
  const loginBody = () =>
    JSON.stringify({
      username: deployed().filled.user.username,
      password: 'azulejo123',
      idAppType: 1,
      acronym: segment(),
    });
  const hiddenLogin = () => {
    const body = loginBody();
    const headers = `Host: ${portalHost}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    return `${loginLine()}\r\n${headers}\r\n\r\n${body}`;
  };
  const sessions = async () => {
    const [row] = await deployed().inDatabase<{ count: number }>('select count(*)::integer as count from sessions');
    return row?.count ?? 0;
  };
  const proxy = (from: string): RawTarget => ({ port: deployed().port, host: portalHost, isTls: true, from });
  const node = (): RawTarget => ({
    port: Number(new URL(deployed().nodes[0]?.origin ?? '').port),
    host: portalHost,
    isTls: false,
  });

  test.each([
    ['TLS 1.1', { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }, null],
    ['a cipher in CBC mode', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA256' }, null],
    ['a key exchange without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' }, null],
    ['TLS 1.2 with GCM', { maxVersion: 'TLSv1.2' }, 'TLSv1.2'],
    ['TLS 1.3', {}, 'TLSv1.3'],
  ] as const)('the proxy answers %s as its list of protocols and ciphers says', async (_, options, expected) =>
    expect(await protocolWith(deployed().port, portalHost, options)).toBe(expected),
  );

  test.each(['the proxy', 'a node'])(
    'a request that is hidden in the body of another one is executed by nobody behind %s',
    async (target) => {
      const before = await sessions();
      const line = `POST /${segment()}/api/login/logout HTTP/1.1`;
      const requests = Object.entries(smugglingRequests(line, portalHost, hiddenLogin()));
      const replies = await Promise.all(
        requests.map(async ([name, bytes], index) => {
          const at = target === 'a node' ? node() : proxy(`127.0.1.${index + 1}`);
          return [name, await statusesOf(at, bytes)] as const;
        }),
      );
      // 100 is the consent to send a body, and no reply of its own.
      const wrong = replies.filter(([, statuses]) => {
        const own = statuses.filter((status) => status !== 100);
        return own.length > 1 || own.some((status) => status < 400);
      });
      expect(wrong).toEqual([]);
      expect(await sessions()).toBe(before);
      // No connection to a node was left with a reply that belongs to somebody else.
      const calls = Array.from({ length: 12 }, (_, index) =>
        callProxy(deployed().port, {
          host: portalHost,
          path: `/${segment()}/api/users/1`,
          from: `127.0.2.${index + 1}`,
        }),
      );
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 401));
    },
    patience,
  );

  test(
    'chunks with extensions arrive as the one body that they are',
    async () => {
      const before = await sessions();
      const bytes = requestInChunks(loginLine(), portalHost, loginBody());
      expect(await statusesOf(proxy('127.0.3.1'), bytes)).toEqual([200]);
      expect(await sessions()).toBe(before + 1);
    },
    patience,
  );

  test(
    'no spelling of an address puts something else in the place of a cached file of the shell',
    async () => {
      const headers = { 'accept-encoding': 'identity' };
      const file = (path: string) => callProxy(deployed().port, { host: portalHost, path, headers, from: '127.0.3.2' });
      for (const path of [
        `/${segment()}/..%2f_shell/main.js`,
        `/${segment()}%2f..%2f_shell%2fmain.js`,
        '/_shell/x/..%2fmain.js',
        '/_shell/%6dain.js',
        '//_shell//main.js',
        '/_remotes/..%2f_shell/main.js',
        '/_shell/main.js?x=<script>',
        `/_shell/main.js%3f/../../${segment()}/`,
      ])
        await file(path);
      const shown = await file('/_shell/main.js');
      expect([shown.status, shown.body]).toEqual([200, expect.stringMatching(/^\/\* x{4000} \*\/$/)]);
    },
    patience,
  );
}
