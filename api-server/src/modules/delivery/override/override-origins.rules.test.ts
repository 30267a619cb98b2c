import { allowedOrigin, allowedOrigins, requestedOverride } from './override-origins.rules.ts';

const allowed = allowedOrigins(
  'http://localhost:*, http://127.0.0.1:*,https://dev.exemplo.com.br, http://interno:8080',
);

test.each([
  ['http://localhost:3004', 'http://localhost:3004'],
  ['http://localhost', 'http://localhost'],
  ['http://LOCALHOST:3004/', 'http://localhost:3004'],
  ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
  ['https://dev.exemplo.com.br', 'https://dev.exemplo.com.br'],
  ['http://interno:8080', 'http://interno:8080'],
])('%s is allowed as an override', (given, origin) => {
  expect(allowedOrigin(given, allowed)).toBe(origin);
});

test.each([
  'https://localhost:3004',
  'http://localhost.evil.example:3004',
  'http://localhost:3004@evil.example',
  'http://evil.example/#http://localhost:3004',
  'http://localhost:3004/path',
  'http://localhost:3004?x=1',
  'https://dev.exemplo.com.br:8443',
  'http://dev.exemplo.com.br',
  'http://interno:8081',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/javascript,1',
  'localhost:3004',
  '*',
  'null',
  '',
])('%s is not allowed', (given) => {
  expect(allowedOrigin(given, allowed)).toBeNull();
});

test('an empty list allows nothing', () => {
  expect(allowedOrigin('http://localhost:1', allowedOrigins(' , '))).toBeNull();
});

test.each([
  ['mfe-store@http://localhost:3004', { remote: 'mfe-store', origin: 'http://localhost:3004' }],
  ['mfe-store@http://localhost:3004/', { remote: 'mfe-store', origin: 'http://localhost:3004' }],
  ['mfe-store@http://a@localhost:3004', null],
  ['mfe-store@localhost', null],
  ['../x@http://localhost', null],
  ['mfe-store', null],
  [['mfe-store@http://localhost:3004', 'x'], null],
  [undefined, null],
])('?remote=%s is parsed as %j', (query, requested) => {
  expect(requestedOverride(query)).toEqual(requested);
});
