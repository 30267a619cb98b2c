import { newSecret, readEnv } from '../env.ts';
import { demonstrationSettings, isWeakSecret } from './production.rules.ts';

const good = { SECRET: newSecret(), SMTP_URL: 'smtp://mail', PUBLIC_ORIGIN: 'https://portal.example' };

test('a complete production has no setting of a demonstration', () => {
  expect(demonstrationSettings(readEnv(good))).toEqual([]);
});

test.each([
  ['SECRET', { SECRET: '' }],
  ['SECRET', { SECRET: 'only-for-tests-only-for-tests-only-for-tests' }],
  ['SECRET', { SECRET: 'a'.repeat(64) }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['PAYMENT_STAND_IN_PORT', { PAYMENT_STAND_IN_PORT: '3003' }],
  ['MERCADO_PAGO_URL', { MERCADO_PAGO_URL: 'http://localhost:3003' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://portal.example' }],
  ['LIST_TENANTS', { LIST_TENANTS: '1' }],
])('names %s when it belongs to a demonstration', (name, settings) => {
  const faults = demonstrationSettings(readEnv({ ...good, ...settings }));
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
});

test('a generated secret is never weak', () => {
  for (let count = 0; count < 200; count += 1) expect(isWeakSecret(newSecret())).toBe(false);
});
