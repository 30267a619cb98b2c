import { DAY_MS } from '@shared-kit/contracts/calendar';
import { redirectsToSso, ssoFaultOf } from './sso.rules.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const minutes = (count: number) => now - count * 60_000;
const conditions = {
  hasSamlConfiguration: true,
  autoRedirect: true,
  search: '',
  leftAt: undefined,
  redirectedAt: undefined,
  now,
};

test("redirects to the company's login when the tenant has it on [A4l-11]", () => {
  expect(redirectsToSso(conditions)).toBe(true);
  expect(redirectsToSso({ ...conditions, search: '?fromLP=true' })).toBe(true);
  expect(redirectsToSso({ ...conditions, autoRedirect: false })).toBe(false);
  expect(redirectsToSso({ ...conditions, hasSamlConfiguration: false })).toBe(false);
});

test.each(['?byPassSSO', '?byPassSSO=true', '?byPassSSO=1', '?x=1&byPassSSO=sim'])(
  'does not redirect with %s [A4l-12] [A2r-04]',
  (search) => expect(redirectsToSso({ ...conditions, search })).toBe(false),
);

test.each(['?byPassSSO=false', '?byPassSSO=0', '?bypass=true'])('redirects with %s', (search) =>
  expect(redirectsToSso({ ...conditions, search })).toBe(true),
);

test('does not redirect for ten minutes after a logout, nor twice in a minute', () => {
  expect(redirectsToSso({ ...conditions, leftAt: minutes(9.9) })).toBe(false);
  expect(redirectsToSso({ ...conditions, leftAt: minutes(10) })).toBe(true);
  expect(redirectsToSso({ ...conditions, redirectedAt: minutes(0.9) })).toBe(false);
  expect(redirectsToSso({ ...conditions, redirectedAt: minutes(1) })).toBe(true);
});

test('a clock that was set back does not block the redirect', () =>
  expect(redirectsToSso({ ...conditions, leftAt: now + DAY_MS })).toBe(true));

test('accepts only known faults', () => {
  expect(ssoFaultOf('?byPassSSO=true&sso=unknown-person')).toBe('unknown-person');
  for (const search of ['', '?sso=', '?sso=<b>', '?sso=constructor']) expect(ssoFaultOf(search)).toBeUndefined();
});
