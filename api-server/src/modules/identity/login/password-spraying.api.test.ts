import { login } from '@shared-kit/contracts/identity';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(() => app.clock.advance(2 * 60 * 60_000));
afterAll(() => app.close());

async function attempt(username: string, password: string, address: string, cookie?: string) {
  const reply = await app.server.inject({
    method: 'POST',
    url: `${app.tenant.basePath}/api${login.path}`,
    remoteAddress: address,
    headers: { host: app.tenant.host, ...(cookie === undefined ? {} : { cookie }) },
    payload: { username, password, idAppType: 1, acronym: '' },
  });
  const set = reply.headers['set-cookie'];
  return { status: reply.statusCode, cookie: String(Array.isArray(set) ? set[0] : set).split(';', 1)[0] ?? '' };
}

const statusOf = async (user: Pick<TestUser, 'username'>, password: string, address: string, cookie?: string) =>
  (await attempt(user.username, password, address, cookie)).status;

test('the API refuses one password that is tried at many accounts, whatever the address, and locks nobody else out', async () => {
  const victim = await app.makeUser();
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1)
    statuses.push((await attempt(`pessoa${count}`, 'Verao-2026', `198.51.100.${count}`)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(429)]);
  expect(await statusOf(victim, 'Verao-2026', '203.0.113.77')).toBe(429);
  // The right password is another one: it is accepted, also from an address of the attack.
  expect(await statusOf(victim, testPassword, '198.51.100.3')).toBe(200);
});

test('a wrong password at one account, however often, counts once', async () => {
  const [forgetful, other] = [await app.makeUser(), await app.makeUser()];
  for (let count = 0; count < 30; count += 1) await attempt(forgetful.username, 'Outono-2026', `198.51.100.${count}`);
  expect(await statusOf(other, 'Outono-2026', '203.0.113.78')).toBe(401);
});

test('the API refuses a source that fails at many accounts, even when it changes addresses within its /64', async () => {
  const [known, stranger] = [await app.makeUser(), await app.makeUser()];
  const mark = (await attempt(known.username, testPassword, '2001:db8:7:7::1')).cookie;
  const statuses: number[] = [];
  for (let count = 0; count < 52; count += 1)
    statuses.push(
      (await attempt(`alguem${count}`, `Errada-${count}`, `2001:db8:7:7::${(count + 2).toString(16)}`)).status,
    );
  expect(statuses).toEqual([...Array<number>(50).fill(401), 429, 429]);
  expect(await statusOf(stranger, testPassword, '2001:db8:7:7:ffff::9')).toBe(429);
  // A browser in which the person has logged in before, and every other network, go on.
  expect(await statusOf(known, testPassword, '2001:db8:7:7::1', mark)).toBe(200);
  expect(await statusOf(stranger, testPassword, '2001:db8:7:8::1')).toBe(200);
});

test('the /64 of an account has the attempts of one address, and a mapped address those of its IPv4 address', async () => {
  const user = await app.makeUser();
  const from = async (address: (count: number) => string) => {
    const statuses: number[] = [];
    for (let count = 1; count <= 11; count += 1) statuses.push(await statusOf(user, `Errada-${count}`, address(count)));
    return statuses.at(-1);
  };
  expect(await from((count) => `2001:db8:1:2::${count}`)).toBe(429);
  expect(await from((count) => (count % 2 === 0 ? '203.0.113.5' : '::ffff:203.0.113.5'))).toBe(429);
  expect(await statusOf(user, testPassword, '203.0.113.6')).toBe(200);
});
