import { leadsToLanding } from './landing.rules.ts';

const arrival = { landingPage: true, pathname: '/', search: '', requested: undefined, hasSessionEnded: false };

test.each(['/', '/login', '/login/', '/Login'])('a visitor who opens %s sees the landing page [A4l-07]', (pathname) =>
  expect(leadsToLanding({ ...arrival, pathname })).toBe(true),
);

test('a redirect from the home page to the login does not count as a requested page', () =>
  expect(leadsToLanding({ ...arrival, pathname: '/login', requested: '/' })).toBe(true));

test.each([
  ['where there is none', { landingPage: false }],
  ['who comes from it', { pathname: '/login', search: '?fromLP=true' }],
  ['with a token', { search: '?token=x' }],
  ['who passes the SSO by', { pathname: '/login', search: '?byPassSSO=true' }],
  ['who asked for a page', { pathname: '/login', requested: '/lojinha' }],
  ['at a page of the portal', { pathname: '/lojinha' }],
  ['whose session has ended', { pathname: '/login', hasSessionEnded: true }],
])('shows no landing page to visitors: %s', (_, changes) =>
  expect(leadsToLanding({ ...arrival, ...changes })).toBe(false),
);
