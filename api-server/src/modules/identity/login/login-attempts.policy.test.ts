import { knownDevices } from '../../../platform/auth/known-devices.service.ts';
import { loginAttempts } from './login-attempts.policy.ts';

const request = {
  id: 'request',
  address: '203.0.113.1',
  source: '203.0.113.1',
  agent: '',
  portalUrl: '',
  cookie: undefined,
  origin: undefined,
  header: () => undefined,
  host: '',
};
const reply = {
  status: () => undefined,
  header: () => undefined,
  etag: () => undefined,
  cookie: () => undefined,
  forgetPerson: () => undefined,
};

test('an address without attempts left adds no counts for accounts', async () => {
  const consumed: string[] = [];
  const nothing = async () => undefined;
  const consume = async (key: string) => {
    consumed.push(key);
    return 60;
  };
  const attempts = loginAttempts(
    {
      rateLimit: { consume, waitFor: async () => null, forget: nothing, giveBack: nothing, close: nothing },
      request,
      reply,
      devices: knownDevices('secret'),
    },
    '1:ana',
  );
  await expect(attempts.consume()).rejects.toMatchObject({ code: 'identity.too-many-attempts' });
  expect(consumed).toEqual(['login-from:203.0.113.1']);
});
