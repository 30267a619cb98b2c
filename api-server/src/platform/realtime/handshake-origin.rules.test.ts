import { isOwnOrigin } from './handshake-origin.rules.ts';

const portal = { publicOrigin: 'https://portal.example', host: 'localhost:3000', tenantHosts: ['aurora.example'] };

test.each([
  ['PUBLIC_ORIGIN', 'https://portal.example'],
  ['the host that the page called', 'http://localhost:3000'],
  ["the tenant's host", 'https://aurora.example'],
  ["the tenant's host on another port", 'https://aurora.example:8443'],
])('a handshake of %s is admitted', (_, origin) => expect(isOwnOrigin(origin, portal)).toBe(true));

test.each([
  'https://evil.example',
  'https://aurora.example.evil.example',
  'https://evil.example/aurora.example',
  'http://portal.example',
  'http://localhost:3001',
  'http://localhost',
  'file://localhost:3000',
  'null',
  '',
])('a handshake of %p is refused', (origin) => expect(isOwnOrigin(origin, portal)).toBe(false));

test('a handshake without an origin is admitted, because no page sends it', () => {
  expect(isOwnOrigin(undefined, portal)).toBe(true);
});
