import { pagePolicy, portalSource, tenantOfPage } from './page-policy.rules.ts';

test.each([
  ['portal.example', undefined, 'http://portal.example:*'],
  ['portal.example:3000', undefined, 'http://portal.example:3000'],
  ['portal.example; script-src *', undefined, "'none'"],
  ['portal.example', 'https://portal.example', 'https://portal.example:*'],
])('the portal at %s, public as %s, has the source %s', (host, publicOrigin, source) =>
  expect(portalSource(host, publicOrigin)).toBe(source),
);

test.each(['t1/ab/page.pdf', 't1/ab/page.svg', 'x1/ab/page.html', '../t1/page.html', 't0/page.html', 't1', ''])(
  '%s is no page',
  (key) => expect(tenantOfPage(key)).toBeUndefined(),
);

test('tenantOfPage returns the tenant of a page', () => expect(tenantOfPage('t12/ab/page.html')).toBe(12));

test('a page gets no origin, no server connection, and no access to its parent window', () => {
  const policy = pagePolicy('http://portal.example:*');
  expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-forms|connect-src|unsafe-eval/);
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors http:\/\/portal\.example:\*; sandbox allow-scripts/);
});
