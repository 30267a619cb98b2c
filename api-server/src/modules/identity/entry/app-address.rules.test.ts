import { allowedAdminUrl, portalAddress, withToken } from './app-address.rules.ts';

test.each([
  [
    'the same host under another path',
    'http://localhost:3000/aurora',
    { host: 'localhost', segment: 'sabermais' },
    'http://localhost:3000/sabermais',
  ],
  [
    'a host that is only its own',
    'http://localhost:3000/aurora',
    { host: 'localhost:3000', segment: '' },
    'http://localhost:3000',
  ],
  [
    'another host on the same port',
    'http://localhost:3000/aurora',
    { host: 'saber.local', segment: '' },
    'http://saber.local:3000',
  ],
  [
    'another host with its own port',
    'http://localhost:3000/aurora',
    { host: 'saber.local:8080', segment: 'x' },
    'http://saber.local:8080/x',
  ],
  [
    'https without a port',
    'https://portal.aurora.com.br',
    { host: 'saber.com.br', segment: '' },
    'https://saber.com.br',
  ],
])('portalAddress resolves %s', (_, here, app, address) => expect(portalAddress(here, app)).toBe(address));

const allowed = 'https://admin.exemplo.com.br, http://localhost:3002';

test('allowedAdminUrl accepts a listed admin host with any path', () => {
  expect(allowedAdminUrl('https://admin.exemplo.com.br/painel?x=1', allowed)?.href).toBe(
    'https://admin.exemplo.com.br/painel?x=1',
  );
  expect(allowedAdminUrl('http://localhost:3002/', allowed)?.origin).toBe('http://localhost:3002');
});

test.each([
  '',
  'painel',
  'http://admin.exemplo.com.br',
  'https://admin.exemplo.com.br.evil.com',
  'https://evil.com/https://admin.exemplo.com.br',
  'https://admin.exemplo.com.br@evil.com',
  'javascript:alert(1)',
  'null',
])('allowedAdminUrl rejects %p', (url) => expect(allowedAdminUrl(url, allowed)).toBeUndefined());

test('allowedAdminUrl rejects every host when the list is empty', () =>
  expect(allowedAdminUrl('https://admin.exemplo.com.br', '')).toBeUndefined());

test('withToken adds the token to the existing query', () => {
  expect(withToken(new URL('https://a.com/x?y=1#z'), 't k')).toBe('https://a.com/x?y=1&token=t+k#z');
});
