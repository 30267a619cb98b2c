import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { currentSession, exchangeToken, resetPassword } from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { logRequests } from '../../../platform/http/request-log.plugin.ts';
import { createLogger } from '../../../platform/logging.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { entryTokens } from './entry-token.service.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Returns a deterministic number generator. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';

/** Returns tokens with one to three characters changed, dropped, doubled, swapped or added; never the token itself. */
function mutations(token: string, count: number): readonly string[] {
  const pick = numbers(token.length + count);
  const change: readonly ((text: string, at: number) => string)[] = [
    (text, at) => text.slice(0, at) + alphabet[pick(alphabet.length)] + text.slice(at + 1),
    (text, at) => text.slice(0, at) + text.slice(at + 1),
    (text, at) => text.slice(0, at) + (text[at] ?? 'A') + text.slice(at),
    (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
    (text, at) => text.slice(0, at) + '=' + text.slice(at),
    (text) => `${text}${alphabet[pick(alphabet.length)]}`,
    (text, at) => text.slice(0, at),
    (text, at) => text.slice(0, at) + (text[at] ?? '').toUpperCase() + text.slice(at + 1),
  ];
  const found = new Set<string>();
  // Starts with every other value of the last character of each part: base64url leaves some of its bits unused.
  for (const end of [token.indexOf('.') - 1, token.lastIndexOf('.') - 1, token.length - 1].filter((at) => at > 0)) {
    for (const letter of alphabet) found.add(token.slice(0, end) + letter + token.slice(end + 1));
  }
  while (found.size < count) {
    let text = token;
    for (let step = 0; step <= pick(3); step += 1)
      text = change[pick(change.length)]?.(text, pick(text.length)) ?? text;
    found.add(text);
    found.delete(token);
    found.delete('');
  }
  return [...found];
}

const tenantWork = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);

test('rejects all of 10,000 changed tokens: 4,000 of a session, 3,000 one-time, 3,000 to reset a password', async () => {
  const now = app.clock.now();
  const readings = await Promise.all(
    mutations(app.user.token, 4000).map((token) => app.platform.tokens.read(token, now)),
  );
  expect(readings).toHaveLength(4000);
  expect(readings.filter(({ kind }) => kind === 'valid')).toEqual([]);

  const spent = await tenantWork(async (db) => {
    const entry = await entryTokens(db, 'portal').issue(app.user.idUser, { via: 'app' }, now);
    const reset = await oneTimeTokens(db, 'reset-password').issue(app.user.idUser, new Date(now.getTime() + 60_000));
    const accepted: unknown[] = [];
    for (const token of mutations(entry, 3000)) accepted.push(await entryTokens(db, 'portal').spend(token, now));
    for (const token of mutations(reset, 3000))
      accepted.push(await oneTimeTokens(db, 'reset-password').spend(token, now));
    // The original tokens are still valid: the others were rejected because they were changed.
    return {
      accepted,
      good: [
        await entryTokens(db, 'portal').spend(entry, now),
        await oneTimeTokens(db, 'reset-password').spend(reset, now),
      ],
    };
  });
  expect(spent.accepted).toHaveLength(6000);
  expect(spent.accepted.filter((each) => each !== null)).toEqual([]);
  expect(spent.good.every((each) => each !== null)).toBe(true);
}, 60_000);

test('the API rejects changed tokens as well', async () => {
  const entry = await tenantWork((db) =>
    entryTokens(db, 'portal').issue(app.user.idUser, { via: 'app' }, app.clock.now()),
  );
  for (const token of mutations(app.user.token, 300))
    expect((await app.call(currentSession, {}, { as: { token } })).status).toBe(401);
  for (const token of mutations(entry, 200).slice(-50))
    expect((await app.call(exchangeToken, { body: { token } })).status).toBe(410);
  for (const token of mutations(entry, 200).slice(-20))
    expect((await app.call(resetPassword, { body: { token, password: 'umasenha123' } })).status).toBe(410);
});

test('one kind of token is never accepted as another', async () => {
  const issue = (purpose: 'entry' | 'reset') =>
    tenantWork((db) =>
      purpose === 'entry'
        ? entryTokens(db, 'portal').issue(app.user.idUser, { via: 'app' }, app.clock.now())
        : oneTimeTokens(db, 'reset-password').issue(app.user.idUser, new Date(Date.now() + 60_000)),
    );
  const [entry, reset] = [await issue('entry'), await issue('reset')];
  expect((await app.call(currentSession, {}, { as: { token: entry } })).status).toBe(401);
  expect((await app.call(exchangeToken, { body: { token: reset } })).status).toBe(410);
  expect((await app.call(exchangeToken, { body: { token: app.user.token } })).status).toBe(400);
  expect((await app.call(resetPassword, { body: { token: entry, password: 'umasenha123' } })).status).toBe(410);
});

describe('tokens stay out of', () => {
  test('the request log: no line contains the address’s query or the headers', async () => {
    const lines: string[] = [];
    const server = Fastify({
      loggerInstance: createLogger(
        { LOG_LEVEL: 'trace' },
        new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }),
      ),
    });
    logRequests(server);
    server.get('/aurora/login', async (request) => {
      request.log.info({ headers: request.headers, body: { token: 'SEGREDO-1' } }, 'deep');
      return 'ok';
    });
    await server.inject({
      url: '/aurora/login?token=SEGREDO-2',
      headers: {
        authorization: 'Bearer SEGREDO-3',
        cookie: 'azulejo-entry=SEGREDO-4',
        referer: 'http://localhost/login?token=SEGREDO-5',
      },
    });
    await server.close();
    expect(lines.some((line) => line.includes('/aurora/login'))).toBe(true);
    expect(lines.join('\n')).not.toContain('SEGREDO');
  });

  test('referrers: no page sends more than its origin', async () => {
    for (const url of [
      `${app.tenant.basePath}/api/app/list?host=x`,
      '/nenhum/login?token=abc',
      `${app.tenant.basePath}/api/login/sso/metadata`,
    ]) {
      const reply = await app.server.inject({ url, headers: { host: app.tenant.host } });
      expect(reply.headers['referrer-policy']).toBe('strict-origin');
    }
  });
});
