import { listSessions, login } from '@shared-kit/contracts/identity';
import { readEnv } from '../../env.ts';
import { startTestApp, testPassword } from '../../test/index.ts';

/** Returns the address stored with a login, which is also the one for counting attempts. */
async function addressSeen(TRUST_PROXY: string, forwardedFor: string): Promise<string | undefined> {
  const app = await startTestApp({ TRUST_PROXY });
  try {
    const body = { username: app.user.username, password: testPassword, idAppType: 1, acronym: '' };
    const session = await app.ok(login, { body }, { headers: { 'x-forwarded-for': forwardedFor } });
    const { sessions } = await app.ok(listSessions, { params: { idUser: app.user.idUser } }, { as: session });
    return sessions.find(({ isCurrent }) => isCurrent)?.address;
  } finally {
    await app.close();
  }
}

test.each([
  ['0', '203.0.113.9', '127.0.0.1'],
  ['1', '203.0.113.9', '203.0.113.9'],
  ['1', '198.51.100.1, 203.0.113.9, 10.0.0.4', '203.0.113.9'],
  ['127.0.0.1, 203.0.113.0/24', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
])('with TRUST_PROXY=%s and X-Forwarded-For %j the caller is %s', async (setting, forwardedFor, address) => {
  expect(await addressSeen(setting, forwardedFor)).toBe(address);
});

test('a TRUST_PROXY value that is neither on, off nor an address is rejected at the start', () => {
  expect(() => readEnv({ TRUST_PROXY: 'nginx' })).toThrow(/TRUST_PROXY/);
});
