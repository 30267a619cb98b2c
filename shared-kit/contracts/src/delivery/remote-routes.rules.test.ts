import { coversRoute, grantsClash, grantsOf, isShellPath, parseRouteGrant } from './remote-routes.rules.ts';

const grant = (text: string) => {
  const parsed = parseRouteGrant(text);
  if (!parsed) throw new Error(`${text} is no grant`);
  return parsed;
};

test.each(['', 'lojinha', '/', '/*', '/lojinha/*', '/login', '/Login/outra', '/contactus', 'casa:/lojinha', '/a b'])(
  "an operator cannot register '%s' as a prefix",
  (text) => {
    expect(parseRouteGrant(text)).toBeNull();
  },
);

test.each([
  ['/lojinha', '/lojinha', true],
  ['/lojinha', '/Lojinha/pedidos/:id', true],
  ['/lojinha', '/lojinhas', false],
  ['/lojinha', '/:tudo', false],
  ['/:slug/:idSection', '/:a/:b', true],
  ['/:slug/:idSection', '/:a', false],
  ['/:slug/:idSection', '/learning/:b', false],
  ['/chat/:room', '/chat/:sala', true],
])('the prefix %s covers the route %s: %s', (prefix, path, isCovered) => {
  expect(coversRoute(grant(prefix), { path })).toBe(isCovered);
});

test('a prefix of one home covers only routes of that home', () => {
  expect(coversRoute(grant('sections:/busca'), { path: '/busca', when: { homeModule: 'sections' } })).toBe(true);
  expect(coversRoute(grant('sections:/busca'), { path: '/busca', when: { homeModule: 'blocks' } })).toBe(false);
  expect(coversRoute(grant('sections:/busca'), { path: '/busca' })).toBe(false);
});

test.each([
  ['/lojinha', '/lojinha/ofertas', true],
  ['/lojinha', '/LOJINHA', true],
  ['/lojinha', '/loja', false],
  ['sections:/busca', 'blocks:/busca', false],
  ['sections:/busca', '/busca', true],
  ['/:slug/:idSection', '/learning', false],
  ['/:slug/:idSection', '/:x/:y', true],
])('the prefixes %s and %s of two remotes clash: %s', (one, other, clash) => {
  expect([grantsClash(grant(one), grant(other)), grantsClash(grant(other), grant(one))]).toEqual([clash, clash]);
});

test.each([
  ['/', true],
  ['*', true],
  ['/*', true],
  ['/contactus/:any', true],
  ['/__platform', true],
  ['/lojinha', false],
  ['/:slug/:idSection', false],
])('the pattern %s belongs to the shell: %s', (path, isShells) => {
  expect(isShellPath(path)).toBe(isShells);
});

test('a manifest needs one prefix for each first segment and for each pattern without one', () => {
  const routes = ['/lojinha', '/lojinha/pedidos/:id', '/:slug/:id', '/busca'].map((path) => ({
    path,
    page: 'a',
    title: 'A',
    chrome: 'full' as const,
    ...(path === '/busca' ? { when: { homeModule: 'blocks' as const } } : {}),
  }));
  expect(grantsOf({ routes })).toEqual(['/:slug/:id', '/lojinha', 'blocks:/busca']);
});
