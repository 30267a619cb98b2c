import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { addressOf, itemCalled } from './reader.ts';

const care = 'Atendimento que encanta';
const store = 'Operação sem sustos';
const lead = 'Liderança de loja';

for (const { section, text, tag } of [
  { section: care, text: 'Cliente irritado não é inimigo', tag: '@A2v-02' },
  { section: care, text: 'Balcão Aberto 2: cinco frases de ouro', tag: '@A2v-01' },
  { section: store, text: 'Plantão: perdas invisíveis', tag: '@A2v-07' },
] as const) {
  test(`'${text}' plays automatically the first time`, { tag: [tag, '@A2r-09', '@A4m-01'] }, async ({ actor }) => {
    const gisele = await actor('gisele', 'sabermais');
    const item = await itemCalled(gisele, section, text);
    await gisele.open(addressOf(item));
    const { page } = gisele;
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    const media = page.getByRole('region', { name: text }).locator('video, audio');
    await expect(media).toHaveCount(1);
    await expect.poll(() => media.evaluate((element: HTMLMediaElement) => element.currentTime)).toBeGreaterThan(0.3);
    await expect(page.getByRole('button', { name: /Continuar de onde parou/ })).toBeHidden();
  });
}

test("a post shows its picture, its text and 'saiba mais'", { tag: '@A2v-03' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const item = await itemCalled(gisele, care, 'Três perguntas que abrem conversa');
  await gisele.open(addressOf(item));
  const { page } = gisele;
  await expect(page.getByText('Me conta um pouco de quem vai usar.')).toBeVisible();
  await expect(page.locator(`main img[src="${item.image}"]`)).toBeVisible();
  const more = page.getByRole('link', { name: 'Saiba mais' });
  await expect(more).toHaveAttribute('href', item.referenceLink);
  await expect(more).toHaveAttribute('rel', /noopener/);
});

test(
  'an article shows text, tables and pictures, and is completed when its end was read',
  { tag: '@A2v-06' },
  async ({ actor }) => {
    const gisele = await actor('gisele', 'sabermais');
    const item = await itemCalled(gisele, care, 'Escuta ativa em cinco minutos');
    await gisele.open(addressOf(item));
    const { page } = gisele;
    await expect(page.getByRole('article').getByRole('heading', { name: 'O que é ouvir de verdade' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('table')).toBeVisible();
    await expect(page.getByText('Concluído')).toBeHidden();
    await page.getByRole('button', { name: 'Avalie este conteúdo' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Concluído')).toBeVisible();
    await expect(page.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible();
  },
);

test('an external link opens in a new tab with one click', { tag: '@A2v-09' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const item = await itemCalled(gisele, care, 'O Código de Defesa do Consumidor');
  await gisele.page
    .context()
    .route(item.contentLocation, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Lei 8.078</title>' }),
    );
  await gisele.open(addressOf(item));
  const tab = gisele.page.waitForEvent('popup');
  await gisele.page.getByRole('link', { name: 'Clique para entrar' }).click();
  await expect(await tab).toHaveURL(item.contentLocation);
  await expect(gisele.page.getByText('Concluído')).toBeVisible();
});

test('a file downloads under its own name', { tag: '@A2v-12' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const item = await itemCalled(gisele, care, 'Guia de bolso do atendimento');
  await gisele.open(addressOf(item));
  const download = gisele.page.waitForEvent('download');
  await gisele.page.getByRole('link', { name: 'Baixar arquivo' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('guia-de-bolso.pdf');
  expect(await file.failure()).toBeNull();
  await expect(gisele.page.getByText('Concluído')).toBeVisible();
});

test("an unknown content type shows 'No content type'", { tag: '@A2v-16' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const item = await itemCalled(gisele, lead, 'Simulador de carreira na loja');
  await gisele.open(addressOf(item));
  await expect(gisele.page.getByText('No content type')).toBeVisible();
});

test('previous and next move through the section, and back returns to it', async ({ actor }) => {
  const lia = await actor('lia', 'sabermais');
  const { page } = lia;
  await lia.open(addressOf(await itemCalled(lia, care, 'Escuta ativa em cinco minutos')));
  const others = page.getByRole('navigation', { name: 'Outros conteúdos da seção' });
  await others.getByRole('link', { name: /Próximo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cliente irritado não é inimigo' })).toBeVisible();
  await others.getByRole('link', { name: /Anterior/ }).click();
  await others.getByRole('link', { name: /Anterior/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Os sete primeiros segundos' })).toBeVisible();
  await expect(others.getByRole('link', { name: /Anterior/ })).toBeHidden();
  await page.getByRole('link', { name: `Voltar para ${care}` }).click();
  await expect(page).toHaveURL(/\/atendimento-que-encanta\/\d+$/);
});

test(
  "a content that fails to load shows 'Erro ao carregar conteúdo' with a retry",
  { tag: '@A8-15' },
  async ({ actor }) => {
    const gisele = await actor('gisele', 'sabermais');
    const { page } = gisele;
    const item = await itemCalled(gisele, care, 'Troca sem briga');
    await page.route('**/api/content/find/*', (route) =>
      route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } }),
    );
    await gisele.open(addressOf(item));
    await expect(page.getByText('Erro ao carregar conteúdo')).toBeVisible();
    await page.unroute('**/api/content/find/*');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Troca sem briga' })).toBeVisible();
  },
);

test('a missing content leaves the screen empty', { tag: '@A8-19' }, async ({ actor }) => {
  const { page, open } = await actor('gisele', 'sabermais');
  await open('/content/999999');
  await expect(page.getByText('Nenhum conteúdo disponível')).toBeVisible();
});

test('viewers are accessible and fit every screen', async ({ actor }) => {
  const bruno = await actor('bruno', 'sabermais');
  const shown = [
    { section: care, text: 'Os sete primeiros segundos', ready: 'Continuar de onde parou?' },
    { section: care, text: 'Escuta ativa em cinco minutos', ready: 'Perguntas que abrem' },
    { section: care, text: 'Troca sem briga', ready: 'Saiba mais' },
    { section: care, text: 'Guia de bolso do atendimento', ready: 'Baixar arquivo' },
    { section: lead, text: 'Guia de diversidade para pequenos negócios', ready: 'Clique para entrar' },
    { section: store, text: 'Nota falsa, e agora?', ready: 'Avalie este conteúdo' },
  ];
  for (const { section, text, ready } of shown) {
    await bruno.open(addressOf(await itemCalled(bruno, section, text)));
    await expect(bruno.page.getByText(ready).first()).toBeVisible();
    await onEveryScreen(bruno.page);
    await expectAccessible(bruno.page);
  }
});
