import { contentOriginOfTenant, isContentOrigin, servesTenant } from './content-origin.rules.ts';

const pattern = 'https://*.example-content.net';

test('each tenant has its own content origin below the star, and all share an origin without one', () => {
  expect(contentOriginOfTenant(pattern, 7)).toBe('https://t7.example-content.net');
  expect(contentOriginOfTenant('https://content.example.net', 7)).toBe('https://content.example.net');
});

test('only names of tenants are content origins', () => {
  const given = ['t7.', 't7.t8.', '', 'evil.', 't7x.'].map((name) => `https://${name}example-content.net`);
  expect(given.filter((origin) => isContentOrigin(origin, pattern))).toEqual(['https://t7.example-content.net']);
  expect(isContentOrigin('https://t7.example-content.net.evil.net', pattern)).toBe(false);
  expect(isContentOrigin('https://content.example.net', 'https://content.example.net')).toBe(true);
});

test('a host serves its own tenant only', () => {
  expect(servesTenant('t7.example-content.net', pattern, 7)).toBe(true);
  expect(servesTenant('t7.example-content.net', pattern, 8)).toBe(false);
  expect(servesTenant('anything', 'https://content.example.net', 8)).toBe(true);
});
