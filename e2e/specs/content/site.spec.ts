import { contentPath, findSiteVisitor } from '@shared-kit/contracts/content';
import { demoCompanyOrigin } from '../../../tools/demo-company/serve-demo-company.ts';
import { hostileBodies } from '../../../tools/lib/hostile-html.ts';
import { accountOf } from '../../support/accounts.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { openSection, wholeItem } from './in-practice.ts';

const tools = 'Ferramentas e páginas';

test('an uploaded page runs in a sandboxed frame on another origin, without session or storage', async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  const item = await wholeItem(gisele, tools, 'Calculadora de margem');
  await gisele.open(contentPath(item.idContentItem, item.idSection));
  const frame = page.locator('main iframe');
  const inside = page.frameLocator('main iframe');
  await inside.getByLabel('Preço de venda (R$)').fill('100');
  await inside.getByLabel('Custo do produto (R$)').fill('50');
  await expect(inside.getByText('R$ 40,30')).toBeVisible();
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.origin).not.toBe(new URL(page.url()).origin);
  expect(address.searchParams.has('token')).toBe(false);
  const content = page.frames().find((each) => each.url().startsWith(address.origin));
  expect(
    await content
      ?.evaluate(() => [location.origin === 'null' || self.origin, document.cookie === '' || 'cookie'].map(String))
      .catch(() => ['no access']),
  ).not.toContain(new URL(page.url()).origin);
  expect(await content?.evaluate(() => self.origin)).toBe('null');
});

test('a trusted site receives a one-time token that identifies the person, in the frame only', async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  const item = await wholeItem(gisele, tools, 'Planograma da gôndola');
  const requests: string[] = [];
  await page.context().route(`${demoCompanyOrigin}/**`, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Planograma</title><h1>Planograma</h1>' });
  });
  await gisele.open(contentPath(item.idContentItem, item.idSection));
  await expect(page.frameLocator('main iframe').getByRole('heading', { name: 'Planograma' })).toBeVisible();
  expect(requests).toHaveLength(1);
  const token = new URL(requests[0] ?? '').searchParams.get('token') ?? '';
  expect(token).not.toBe('');
  expect(token).not.toBe(gisele.session.token);
  expect(page.url()).not.toContain(token);
  const { visitor, idContentItem } = await gisele.api.call(findSiteVisitor, {
    body: { token, site: demoCompanyOrigin },
  });
  expect([visitor.name, idContentItem]).toEqual([accountOf('gisele', 'sabermais').fullName, item.idContentItem]);
  expect((await gisele.api.request(findSiteVisitor, { body: { token, site: demoCompanyOrigin } })).status).toBe(410);
});

test(
  'without an address a site shows its text, and without both it links back',
  { tag: '@A2v-05' },
  async ({ actor }) => {
    const gisele = await actor('gisele', 'sabermais');
    const { page } = gisele;
    const text = await wholeItem(gisele, tools, 'Regras de uso das ferramentas');
    await gisele.open(contentPath(text.idContentItem, text.idSection));
    await expect(page.getByRole('heading', { name: 'Antes de usar' })).toBeVisible();
    await expect(page.locator('main iframe')).toHaveCount(0);
    await openSection(gisele, tools);
    const section = page.url();
    await page.getByRole('link', { name: /Ferramenta em preparo/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: tools })).toBeVisible();
    await expect(page).toHaveURL(section);
    const empty = await wholeItem(gisele, tools, 'Ferramenta em preparo');
    await gisele.open(contentPath(empty.idContentItem, empty.idSection));
    await expect(page).toHaveURL(section);
  },
);

test(
  'an article with an uploaded page is framed, and a PDF without its file is empty',
  { tag: '@A2v-06' },
  async ({ actor }) => {
    const gisele = await actor('gisele', 'sabermais');
    const { page } = gisele;
    const article = await wholeItem(gisele, tools, 'Um dia de loja, hora a hora');
    await gisele.open(contentPath(article.idContentItem, article.idSection));
    await expect(page.frameLocator('main iframe').getByText('Reunião de dez minutos e portas abertas.')).toBeVisible();
    const missing = await wholeItem(gisele, tools, 'Manual em revisão');
    await gisele.open(contentPath(missing.idContentItem, missing.idSection));
    await expect(page.getByText('Nenhum conteúdo disponível')).toBeVisible();
  },
);

test('a thousand hostile bodies run nothing, even when the server has not sanitised them', async ({
  actor,
  faults,
}) => {
  test.setTimeout(180_000);
  // Content of a template is subject to the page's policy, which reports it; there it neither applies styles nor runs.
  faults.expect(/inline (style|event handler)/);
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  const item = await wholeItem(gisele, tools, 'Regras de uso das ferramentas');
  const bodies = hostileBodies(1000);
  let content = '';
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.route('**/api/content/find/*', (route) =>
    route.fulfill({ json: { success: true, content: [{ ...item, content }] } }),
  );
  // Files named by a body do not exist; a request for them is harmless.
  await page.route(/^https?:\/\/(x|evil)\.example/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route(/\/content\/(x|1)$/, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.fallback(),
  );
  const size = 250;
  for (let at = 0; at < bodies.length; at += size) {
    // Wraps each body in its own blockquote, which limits the effect of unclosed elements on the others.
    content =
      bodies
        .slice(at, at + size)
        .map((body) => `<blockquote>${body}</blockquote>`)
        .join('') + '<p>Fim do texto</p>';
    // Without the cookie of the person, the document does not carry the real content.
    await page.context().clearCookies({ name: /^az_person_/ });
    await gisele.open(`${contentPath(item.idContentItem, item.idSection)}&at=${at}`);
    await expect(page.getByRole('article')).toBeVisible();
    const found = await page.getByRole('article').evaluate((article) => ({
      ran: 'hostileRan' in window,
      elements: [
        ...article.querySelectorAll(
          'script, style, iframe, object, embed, form, input, button, select, textarea, svg, math, link, meta, base, template, dialog',
        ),
      ].map(({ localName }) => localName),
      handlers: [...article.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes]
          .map(({ name }) => name)
          .filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc'),
      ),
      addresses: [...article.querySelectorAll('a[href], img[src]')]
        .map((each) => ('href' in each ? String(each.href) : String((each as HTMLImageElement).src)))
        .filter((address) => /^(javascript|vbscript|data:(?!image\/(png|jpeg|gif|webp)))/i.test(address)),
    }));
    expect({ at, ...found }).toEqual({ at, ran: false, elements: [], handlers: [], addresses: [] });
  }
  expect(dialogs).toBe(0);
});

test('sites are accessible and fit every screen', async ({ actor }) => {
  const bruno = await actor('bruno', 'sabermais');
  for (const [text, ready] of [
    ['Calculadora de margem', 'Avalie este conteúdo'],
    ['Regras de uso das ferramentas', 'Antes de usar'],
  ] as const) {
    const item = await wholeItem(bruno, tools, text);
    await bruno.open(contentPath(item.idContentItem, item.idSection));
    await expect(bruno.page.getByText(ready)).toBeVisible();
    await onEveryScreen(bruno.page);
    await expectAccessible(bruno.page, { without: ['iframe'] });
  }
});
