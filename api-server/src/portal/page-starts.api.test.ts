import { listItemsInProgress, searchContent } from '@shared-kit/contracts/content';
import { homeSlot } from '@shared-kit/contracts/delivery';
import { getNode } from '@shared-kit/contracts/learning';
import { addToCart, listOffers, showShoppingCart } from '@shared-kit/contracts/store';
import { writeTestShell } from '../modules/delivery/test/test-shell.ts';
import { makeItem, makeSection } from '../modules/content/test/content-factory.ts';
import { importLearning } from '../modules/learning/test/training-import.ts';
import { sell } from '../modules/store/test/test-shop.ts';
import { callInside } from '../platform/http/inner-call.service.ts';
import { publishTestRelease, startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';
import { cookieOf, opened, openedBy, repliesIn, viewIn } from './test/opened-page.fixtures.ts';

const hostile = '</div><script>alert(1)</script>"&';
const escaped = '&#60;/div&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#38;';

let app: TestApp;
let idSection: number;

beforeAll(async () => {
  app = await startTestApp({ FIRST_REPLIES_MS: '10000' });
  await writeTestShell(app);
  await publishTestRelease(app.platform, {
    manifest: {
      routes: [
        { path: '/lojinha', page: 'store', title: 'Lojinha', start: 'store.home' },
        { path: '/blocos', page: 'blocks', title: 'Home', start: 'learning.blocks-home' },
        { path: '/desconhecida', page: 'none', title: 'Nada', start: 'store.nothing' },
        { path: '/:slug/:idSection', page: 'section', title: 'Seção', start: 'content.section' },
      ],
      slots: [{ slot: homeSlot.name, component: 'home', start: 'content.sections-home' }],
    },
  });
  idSection = await makeSection(app, app.tenant, { text: `Acervo ${hostile}` });
  await makeItem(app, app.tenant, {
    id_section: idSection,
    text: `Aula ${hostile}`,
    image: 'https://x.example/a.webp',
  });
  const foreign = await makeSection(app, app.otherTenant, { text: 'Alheia' });
  await makeItem(app, app.otherTenant, { id_section: foreign, text: 'Aula alheia' });
  await sell(app, { title: `Curso ${hostile}`, description: 'Planilhas' });
  await sell(app, { title: 'Produto alheio', at: app.otherTenant });
});
afterAll(() => app.close());

test('the home of sections shows greeting and rows, and carries the calls that depend on the menu', async () => {
  const user = await app.makeUser(app.tenant, { name: `Ana${hostile} Souza` });
  const { payload, headers } = await openedBy(app, user, '/');
  const view = viewIn(payload);
  expect(view).toContain(`<h1>Olá, Ana${escaped}</h1>`);
  expect(view).toContain(`<h2>Acervo ${escaped}</h2>`);
  expect(view).toContain(`<h3>Aula ${escaped}</h3>`);
  expect(payload).not.toMatch(/<script>alert|alheia/i);
  const found = repliesIn(payload);
  const input = { params: { idSection }, body: { page: 1 } };
  expect(found?.replies.map(({ path, body }) => [path, body])).toEqual(
    expect.arrayContaining([
      [listItemsInProgress.path, undefined],
      [`/content/search/${idSection}`, JSON.stringify(input.body)],
    ]),
  );
  const own = await app.ok(searchContent, input, { as: user });
  expect(found?.replies.find(({ path }) => path.startsWith('/content/search'))?.reply).toEqual(own);
  // The first picture must not wait behind the scripts.
  expect(view).toContain('<img src="https://x.example/a.webp" alt="" decoding="async" fetchpriority="high">');
  expect(headers['link']).toBe('<https://x.example/a.webp>; rel=preload; as=image; fetchpriority=high');
});

test('a section shows its title and its first items, unless its address narrows them', async () => {
  const { payload } = await openedBy(app, app.user, `/acervo/${idSection}`);
  expect(viewIn(payload)).toContain(`<h1>Acervo ${escaped}</h1>`);
  expect(viewIn(payload)).toContain('<p class="fv-note">1 conteúdo</p>');
  expect(repliesIn(payload)?.replies.map(({ body }) => body)).toEqual(['{"page":1,"searchTags":[]}']);
  const narrowed = await openedBy(app, app.user, `/acervo/${idSection}?q=x`);
  expect(viewIn(narrowed.payload)).toBe('');
  for (const unknown of ['999999', 'x']) {
    const { statusCode, payload: empty } = await openedBy(app, app.user, `/acervo/${unknown}`);
    expect([statusCode, viewIn(empty)]).toEqual([200, '']);
  }
});

test('a section of another tenant shows nothing', async () => {
  const foreign = await makeSection(app, app.otherTenant, { text: 'Reservada' });
  const { payload } = await openedBy(app, app.user, `/acervo/${foreign}`);
  expect(payload).not.toContain('Reservada');
  expect(repliesIn(payload)).toBeUndefined();
});

test('the store shows its products, unless its address shows another list', async () => {
  const { payload } = await openedBy(app, app.user, '/lojinha');
  expect(viewIn(payload)).toContain('<h1>Lojinha</h1>');
  expect(viewIn(payload)).toContain(`<h3>Curso ${escaped}</h3>`);
  expect(payload).not.toContain('alheio');
  const own = await app.ok(listOffers, { body: { searchText: '' } }, { as: app.user });
  expect(repliesIn(payload)?.replies).toEqual([{ path: '/store/offers', body: '{"searchText":""}', reply: own }]);
  for (const query of ['?search=x', '?view=mine']) {
    expect(viewIn((await openedBy(app, app.user, `/lojinha${query}`)).payload)).toBe('');
  }
});

test('the home of blocks shows its blocks up to the first one whose content is not known', async () => {
  const tenant = await app.makeTenant();
  await importLearning(
    app,
    {
      catalog: {
        home: {
          title: 'Início',
          blocks: [
            { type: 'Carrousel', title: `Vitrine ${hostile}`, elements: [{ node: 'curso' }] },
            { type: 'Calendar', title: 'Agenda' },
            { type: 'Grid', title: 'Abaixo', elements: [{ node: 'curso' }] },
          ],
        },
        catalogs: [{ code: 'catalogo', title: 'Catálogo' }],
      },
      trainings: [{ code: 'curso', catalog: 'catalogo', title: `NR-10 ${hostile}` }],
    },
    {},
    tenant,
  );
  const user = await app.makeUser(tenant);
  const { payload } = await openedBy(app, user, '/blocos', tenant);
  expect(viewIn(payload)).toContain(`<h2>Vitrine ${escaped}</h2>`);
  expect(viewIn(payload)).toContain(`<h3>NR-10 ${escaped}</h3>`);
  expect(viewIn(payload)).not.toContain('Abaixo');
  expect(payload).not.toContain('<script>alert');
  const own = await app.ok(getNode, { params: { id: String(tenant.idCompany) } }, { as: user, at: tenant });
  expect(repliesIn(payload)?.replies).toEqual([{ path: `/learning/nodes/${tenant.idCompany}`, reply: own }]);
});

test('starts nothing for a name that no module knows, and nothing of a module that is off', async () => {
  expect(repliesIn((await openedBy(app, app.user, '/desconhecida')).payload)).toBeUndefined();
  const closed = await app.makeTenant({ modules: ['store', 'journey'] });
  const { payload } = await openedBy(app, await app.makeUser(closed), '/', closed);
  expect(repliesIn(payload)).toBeUndefined();
});

test('visitors and other sites get no first view', async () => {
  const cookie = await cookieOf(app, app.user);
  for (const headers of [opened, { ...opened, cookie, 'sec-fetch-site': 'cross-site' }]) {
    const { payload } = await app.server.inject({
      method: 'GET',
      url: `${app.tenant.basePath}/`,
      headers: { host: app.tenant.host, ...headers },
    });
    expect([viewIn(payload), repliesIn(payload)]).toEqual(['', undefined]);
  }
});

test('a call that changes something is refused, also when this server makes it for a page', async () => {
  const { idOffer } = await sell(app);
  const session = await cookieOf(app, app.user);
  const [idSession = ''] = session.split('=')[1]?.split('.') ?? [];
  const request = { headers: { host: app.tenant.host }, server: app.server, socket: {}, ip: '127.0.0.1' };
  const made = callInside(request as never, {
    url: `${app.tenant.basePath}/api${addToCart.path}`,
    body: JSON.stringify({ idOffer }),
    person: { idSession, idUser: app.user.idUser },
  });
  expect(await made).toBeUndefined();
  expect((await app.ok(showShoppingCart, {}, { as: app.user })).shoppingCart).toBeNull();
});
