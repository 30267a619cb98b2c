import {
  contentOriginOfTenant,
  isContentOrigin,
  labelOfHost,
  lessonOriginOf,
  lessonSourceOf,
  servesTenant,
  tenantOfLabel,
} from './content-origin.rules.ts';

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

const label = `v7-${'0a'.repeat(13)}`;

test('each visit has an origin of its own below the star, or below localhost', () => {
  expect(lessonOriginOf(pattern, label)).toBe(`https://${label}.example-content.net`);
  expect(lessonOriginOf('http://localhost:3001', label)).toBe(`http://${label}.localhost:3001`);
  expect(lessonOriginOf('https://content.example.net', label)).toBeNull();
  expect([lessonSourceOf('http://localhost:3001'), lessonSourceOf('https://content.example.net')]).toEqual([
    'http://*.localhost:3001',
    null,
  ]);
});

test('a host is of a visit only with a whole label in the right place', () => {
  const hosts = [
    `${label}.example-content.net`,
    `${label}x.example-content.net`,
    `${label}.evil.net`,
    'v7-.example-content.net',
  ];
  expect(hosts.filter((host) => labelOfHost(host, pattern) !== undefined)).toEqual([`${label}.example-content.net`]);
  expect([labelOfHost(`${label}.localhost:3001`, 'http://localhost:3001'), tenantOfLabel(label)]).toEqual([label, 7]);
  expect(isContentOrigin(`https://${label}.example-content.net`, pattern)).toBe(false);
  expect(servesTenant(`${label}.localhost:3001`, 'http://localhost:3001', 7)).toBe(false);
});
