import { forgotPassword, login, resetPassword } from '@shared-kit/contracts/identity';
import { redisRateLimit } from '../../../platform/auth/redis-rate-limit.adapter.ts';
import { reachableServices } from '../../../test/services.ts';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';

const quarter = 15 * 60_000;

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(() => app.clock.advance(4 * quarter));
afterAll(() => app.close());

const post = (path: string, payload: object, { address, cookie }: { address: string; cookie?: string }) =>
  app.server.inject({
    method: 'POST',
    url: `${app.tenant.basePath}/api${path}`,
    remoteAddress: address,
    headers: { host: app.tenant.host, ...(cookie === undefined ? {} : { cookie }) },
    payload,
  });

async function attempt(user: Pick<TestUser, 'username'>, password: string, address: string, cookie?: string) {
  const reply = await post(
    login.path,
    { username: user.username, password, idAppType: 1, acronym: '' },
    { address, ...(cookie === undefined ? {} : { cookie }) },
  );
  const set = reply.headers['set-cookie'];
  return {
    status: reply.statusCode,
    body: reply.json() as { code?: string },
    cookie: String(Array.isArray(set) ? set[0] : (set ?? '')).split(';', 1)[0] ?? '',
  };
}

/** Sends wrong passwords from the given number of addresses and returns the statuses. */
async function attack(
  user: Pick<TestUser, 'username'>,
  { addresses, each }: { addresses: number; each: number },
): Promise<number[]> {
  const statuses: number[] = [];
  for (let address = 1; address <= addresses; address += 1) {
    for (let count = 0; count < each; count += 1)
      statuses.push((await attempt(user, `errada${count}`, `203.0.113.${address}`)).status);
  }
  return statuses;
}

test('one address has ten attempts at an account in a quarter of an hour', async () => {
  const user = await app.makeUser();
  expect(await attack(user, { addresses: 1, each: 12 })).toEqual([...Array<number>(10).fill(401), 429, 429]);
  app.clock.advance(quarter);
  expect((await attempt(user, testPassword, '203.0.113.1')).status).toBe(200);
});

test('the mark of a known device is hidden from scripts and other sites and is sent only to the tenant’s portal', async () => {
  const user = await app.makeUser();
  const reply = await post(
    login.path,
    { username: user.username, password: testPassword, idAppType: 1, acronym: '' },
    { address: '198.51.100.7' },
  );
  expect(reply.headers['set-cookie']).toMatch(/^device-[0-9a-f]{16}=[^;]+;(?=.*HttpOnly)(?=.*SameSite=Lax)/i);
  expect(String(reply.headers['set-cookie'])).toContain(`Path=${app.tenant.basePath}`);
  expect(String(reply.headers['set-cookie'])).not.toContain(user.username);
});

test('a shared device stores the marks of the last twenty accounts', async () => {
  const jar = new Map<string, string>();
  for (let count = 0; count < 22; count += 1) {
    const user = await app.makeUser();
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await post(
      login.path,
      { username: user.username, password: testPassword, idAppType: 1, acronym: '' },
      { address: '198.51.100.7', cookie },
    );
    for (const { name, value, maxAge } of reply.cookies) {
      jar.delete(name);
      if (maxAge !== 0) jar.set(name, value);
    }
  }
  expect(jar.size).toBe(20);
});

test('attempts from one address do not lock out the owner at another address', async () => {
  const user = await app.makeUser();
  await attack(user, { addresses: 1, each: 30 });
  expect((await attempt(user, testPassword, '198.51.100.7')).status).toBe(200);
});

test('attempts from many addresses are limited to sixty in all and do not lock out the owner on a known device', async () => {
  const user = await app.makeUser();
  const { cookie } = await attempt(user, testPassword, '198.51.100.7');
  const statuses = await attack(user, { addresses: 10, each: 9 });
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  expect((await attempt(user, testPassword, '198.51.100.8')).status).toBe(429);
  expect((await attempt(user, testPassword, '198.51.100.8', cookie)).status).toBe(200);
});

test('a known device can log in from an address whose attempts are used up', async () => {
  const user = await app.makeUser();
  const { cookie } = await attempt(user, testPassword, '203.0.113.1');
  for (let index = 0; index < 12; index += 1)
    for (let count = 0; count < 9; count += 1) await attempt({ username: `alguem${index}` }, 'errada', '203.0.113.1');
  expect((await attempt(await app.makeUser(), testPassword, '203.0.113.1')).status).toBe(429);
  expect((await attempt(user, testPassword, '203.0.113.1', cookie)).status).toBe(200);
});

test('a known device is limited too, and its mark is valid for its own account only', async () => {
  const [user, other] = [await app.makeUser(), await app.makeUser()];
  const { cookie } = await attempt(user, testPassword, '198.51.100.7');
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await attempt(user, 'errada', '198.51.100.9', cookie)).status);
  expect(statuses.at(-1)).toBe(429);
  const [name = '', value = ''] = cookie.split('=');
  for (const made of [cookie, `${name}=x.y`, `${name}=${value}x`, 'device-0=']) {
    await attack(other, { addresses: 10, each: 7 });
    expect((await attempt(other, testPassword, '198.51.100.8', made)).status).toBe(429);
  }
});

test('without a known device the mailed link restores access, whatever strangers do', async () => {
  const user = await app.makeUser();
  await attack(user, { addresses: 10, each: 7 });
  for (let index = 0; index < 8; index += 1)
    await post(forgotPassword.path, { username: user.username, idAppType: 1 }, { address: '203.0.113.1' });
  const before = app.mails.length;
  await app.runJobs();
  expect(app.mails.length - before).toBe(5);
  const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const chosen = await post(resetPassword.path, { token, password: 'escolhida1' }, { address: '198.51.100.7' });
  const cookie = String(chosen.headers['set-cookie']).split(';', 1)[0] ?? '';
  expect((await attempt(user, 'escolhida1', '198.51.100.7')).status).toBe(429);
  expect((await attempt(user, 'escolhida1', '198.51.100.7', cookie)).status).toBe(200);
});

test('unknown accounts are counted and answered like existing ones, at the login and for a link', async () => {
  const nobody = { username: 'ninguem-aqui' };
  expect(await attack(nobody, { addresses: 1, each: 11 })).toEqual([...Array<number>(10).fill(401), 429]);
  const user = await app.makeUser();
  await app.runJobs();
  const before = app.mails.length;
  const answers = [];
  for (const { username } of [user, nobody]) {
    const reply = await post(forgotPassword.path, { username, idAppType: 1 }, { address: '198.51.100.7' });
    answers.push([reply.statusCode, reply.payload]);
  }
  // A job finds the account, so the reply cannot depend on whether it exists.
  const tokens = await app.platform.database.db
    .selectFrom('one_time_tokens')
    .select('token_hash')
    .where('id_user', '=', user.idUser)
    .execute();
  expect([answers[0], tokens]).toEqual([answers[1], []]);
  await app.runJobs();
  expect(app.mails.slice(before).map(({ to }) => to)).toEqual([user.email]);
});

test('link requests by strangers from many addresses block neither the reply nor existing links', async () => {
  const user = await app.makeUser();
  const statuses: number[] = [];
  for (let index = 1; index <= 9; index += 1)
    statuses.push(
      (await post(forgotPassword.path, { username: user.username, idAppType: 1 }, { address: `203.0.113.${index}` }))
        .statusCode,
    );
  expect(statuses).toEqual(Array<number>(9).fill(200));
});

test('guesses of reset tokens are limited', async () => {
  const tries: number[] = [];
  for (let index = 0; index < 31; index += 1)
    tries.push(
      (
        await post(
          resetPassword.path,
          { token: `inventado${index}`, password: 'escolhida1' },
          { address: '192.0.2.44' },
        )
      ).statusCode,
    );
  expect([tries[0], tries[29], tries[30]]).toEqual([410, 410, 429]);
});

test('over Redis, strangers are limited on all nodes and the known device is not', async () => {
  const services = await reachableServices();
  if ('missing' in services) return;
  const { Redis } = await import('ioredis');
  const redis = new Redis(services.redisUrl, { keyPrefix: `test-${process.pid}-${Date.now()}:` });
  const inMemory = app.platform.rateLimit;
  Object.assign(app.platform, { rateLimit: redisRateLimit(redis) });
  try {
    const user = await app.makeUser();
    const { cookie } = await attempt(user, testPassword, '198.51.100.7');
    const statuses = await attack(user, { addresses: 10, each: 9 });
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect((await attempt(user, testPassword, '198.51.100.8')).status).toBe(429);
    expect((await attempt(user, testPassword, '198.51.100.8', cookie)).status).toBe(200);
    expect((await attempt(await app.makeUser(), testPassword, '198.51.100.8')).status).toBe(200);
  } finally {
    Object.assign(app.platform, { rateLimit: inMemory });
    redis.disconnect();
  }
});
