import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { cards, fillCart, goToReview, payButton } from './shopper.ts';

test('a bought course opens with its training and its files', async ({ actor }) => {
  const carla = await actor('carla', 'sabermais');
  const { page } = carla;
  await carla.open('/lojinha');
  await page.getByRole('link', { name: 'Excel do zero ao painel' }).click();
  await expect(page.getByRole('heading', { name: 'O que está incluído' })).toBeVisible();
  await page.getByRole('link', { name: 'Acessar', exact: true }).click();
  await expect(page).toHaveURL(/\/meuproduto\?idOffer=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Excel do zero ao painel' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar Planilha de perdas' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Planilha de perdas.csv');
  expect((await readFile(await file.path(), 'utf8')).length).toBeGreaterThan(20);

  await page.getByRole('link', { name: /Curso de Excel$/ }).click();
  await expect(page).toHaveURL(/\/level\/\d+/);
  await expect(page.getByText('Da lista à tabela').first()).toBeVisible();
});

test('a product that the person does not own does not open', async ({ actor }) => {
  const fabio = await actor('fabio', 'sabermais');
  for (const query of ['?idOffer=1', '?idOffer=abc', '']) {
    await fabio.open(`/meuproduto${query}`);
    await expect(fabio.page.getByText('Você ainda não tem este produto')).toBeVisible();
  }
  await fabio.open('/pedidoslojinha');
  await expect(fabio.page.getByText('Você ainda não fez nenhum pedido')).toBeVisible();
  await fabio.open('/pedidolojinha?idOrder=2147483647');
  await expect(fabio.page.getByText('Pedido não encontrado')).toBeVisible();
});

test('a purchase has an order with a receipt, and the card number goes to the gateway only', async ({ actor }) => {
  const giovana = await actor('giovana.barbosa', 'sabermais');
  const { page } = giovana;
  const [product] = await fillCart(giovana);
  const sent: { url: string; body: string }[] = [];
  page.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }));
  await giovana.open('/cartlojinha');
  await goToReview(giovana);
  await payButton(giovana).click();
  await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
  const withNumber = sent.filter(({ body }) => body.includes(cards.visa));
  expect(withNumber.map(({ url }) => new URL(url).pathname)).toEqual(['/v1/card_tokens']);
  expect(new URL(withNumber[0]?.url ?? '').origin).not.toBe(new URL(page.url()).origin);
  const purchase = sent.find(({ url }) => url.endsWith('/store/buy'));
  expect(Object.keys(JSON.parse(purchase?.body ?? '{}') as object).toSorted()).toEqual([
    'brand',
    'idShoppingCart',
    'idempotencyKey',
    'lastDigits',
    'token',
    'totalPrice',
  ]);

  await giovana.open('/lojinha');
  await page.getByRole('link', { name: 'Meus pedidos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus pedidos' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Ver pedido nº/ })
    .first()
    .click();
  await expect(page.getByText('Cartão de crédito Visa com final 1111')).toBeVisible();
  await expect(page.getByText('Rede Saber Mais Educação Ltda.')).toBeVisible();
  await expect(page.getByRole('cell', { name: product?.title ?? '' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
});
