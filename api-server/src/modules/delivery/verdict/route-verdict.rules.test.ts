import type { Registration } from '@shared-kit/contracts/delivery';
import { MAX_MENU_ENTRIES, MAX_MENU_LABEL, routeReasons } from './route-verdict.rules.ts';

const own: Registration = { remote: 'mfe-news', module: 'news', owner: 'Notícias', routes: ['/news'] };
const store: Registration = { remote: 'mfe-store', module: 'store', owner: 'Loja', routes: ['/lojinha'] };
const routed = (path: string) => [{ path, page: 'a', title: 'A', chrome: 'full' as const }];
const entry = (id: string, label = id) => ({ id, label, icon: 'star', to: '/news', areas: [], order: 1 });
const reasonsOf = (path: string) => routeReasons('mfe-news@1.0.0', { routes: routed(path), menu: [] }, own, [store]);

test('a route below a registered prefix has no reason against it', () => {
  expect(reasonsOf('/news/:id')).toEqual([]);
});

test.each([
  ['of the shell', '/contactus', 'route-taken', /do próprio portal/],
  ['that matches every address', '/*', 'route-taken', /do próprio portal/],
  ['of another remote', '/lojinha/ofertas', 'route-taken', /é de mfe-store \(Loja\)/],
  ['outside the prefixes', '/benefits', 'route-outside', /não está entre as rotas registradas/],
  ['with a parameter in the first place', '/:slug', 'route-outside', /não está entre as rotas registradas/],
])('a route %s is blocking and names the owner', (_, path, code, message) => {
  expect(reasonsOf(path)).toEqual([
    { code, weight: 'blocking', subject: path, change: 'mfe-news', message: expect.stringMatching(message) },
  ]);
});

test('a menu that crowds out the others is blocking: too many entries, too long a label', () => {
  const menu = Array.from({ length: MAX_MENU_ENTRIES + 1 }, (_, index) => entry(`entry-${index}`));
  const long = [entry('long', 'x'.repeat(MAX_MENU_LABEL + 1))];
  expect(routeReasons('mfe-news@1.0.0', { routes: [], menu }, own, [])).toMatchObject([{ code: 'menu-limit' }]);
  expect(routeReasons('mfe-news@1.0.0', { routes: [], menu: long }, own, [])).toMatchObject([
    { code: 'menu-limit', subject: 'long' },
  ]);
  expect(routeReasons('mfe-news@1.0.0', { routes: [], menu: menu.slice(1) }, own, [])).toEqual([]);
});
