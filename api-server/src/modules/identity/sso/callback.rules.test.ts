import { pageOfCallback } from './callback.rules.ts';

const portal = 'http://localhost:3000/aurora';

test.each([
  ['/perfil', '/perfil'],
  ['/aurora/perfil?aba=1', '/perfil?aba=1'],
  ['http://localhost:3000/aurora/level/3/x', '/level/3/x'],
  ['http://localhost:3000/aurora/#/perfil?x=1', '/perfil?x=1'],
  ['perfil', '/perfil'],
])('%s resolves to the page %s [A7a-06]', (callback, page) => expect(pageOfCallback(callback, portal)).toBe(page));

test.each([
  undefined,
  null,
  7,
  ['/perfil'],
  '',
  '/',
  '/aurora',
  '/aurora/',
  'http://localhost:3000/',
  'http://localhost:3000/sabermais/x',
  'https://localhost:3000/aurora/x',
  'http://localhost:3001/aurora/x',
  'http://localhost:3000/auroraevil/x',
  '/aurora/login?token=x',
  '/login',
  '/aurora//evil.com',
  '//evil.com',
  '/\\evil.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://evil.com',
  'http://localhost:3000@evil.com/aurora/x',
  'http://evil.com@localhost:3000/aurora/x',
  '/aurora/../sabermais/x',
  '/aurora/%2e%2e/sabermais',
  '/aurora/#//evil.com',
  '/aurora/#/\\evil.com',
  '\thttp://evil.com',
  'ht\ntp://evil.com',
  `/${'x'.repeat(3000)}`,
])('%p resolves to the home page', (callback) => expect(pageOfCallback(callback, portal)).toBe(''));

test('resolves pages when the host alone is the portal', () => {
  expect(pageOfCallback('https://portal.exemplo.com.br/perfil', 'https://portal.exemplo.com.br')).toBe('/perfil');
  for (const callback of ['//evil.com', 'https://portal.exemplo.com.br//evil.com', '/.//evil.com'])
    expect(pageOfCallback(callback, 'https://portal.exemplo.com.br')).toBe('');
});
