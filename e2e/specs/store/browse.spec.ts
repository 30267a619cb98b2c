import { addToCart, findOffer } from '@shared-kit/contracts/store';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { emptyCart, fillCart, unbought } from './shopper.ts';

test(
  'the store home shows all products, or the acquired ones',
  { tag: ['@A2r-25', '@A2t-01', '@A2t-02'] },
  async ({ actor }) => {
    const { page, open } = await actor('paula', 'sabermais');
    await open('/lojinha');
    const all = page.getByRole('list', { name: 'TODOS OS PRODUTOS' });
    await expect(all.getByRole('listitem')).toHaveCount(14);
    await expect(all.getByText('Revisão de véspera')).toHaveCount(0);
    await page.getByRole('tab', { name: 'MEUS PRODUTOS' }).click();
    const own = page.getByRole('list', { name: 'MEUS PRODUTOS' });
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await expect(own.getByText('Kit Planejamento do Semestre')).toBeVisible();
    await page.reload();
    await expect(own.getByRole('listitem')).toHaveCount(1);
    // One step from the list to what was bought.
    await own.getByRole('link', { name: 'Kit Planejamento do Semestre' }).click();
    await expect(page).toHaveURL(/\/meuproduto\?idOffer=\d+$/);
    await page.goBack();
    await page.getByRole('tab', { name: 'TODOS OS PRODUTOS' }).click();
    await expect(all.getByRole('listitem')).toHaveCount(14);
  },
);

test(
  'the search ignores accents and shows a message without results',
  { tag: ['@A2t-03', '@A8-23'] },
  async ({ actor }) => {
    const { page, open } = await actor('paula', 'sabermais');
    await open('/lojinha');
    await page.getByRole('main').getByRole('searchbox', { name: 'Buscar produtos' }).fill('oratoria TREME');
    const list = page.getByRole('list', { name: 'TODOS OS PRODUTOS' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByText('Oratória para quem treme')).toBeVisible();
    await list.getByRole('link', { name: 'Oratória para quem treme' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oratória para quem treme' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('oratoria TREME');
    await page.getByRole('main').getByRole('searchbox').fill('submarino');
    await expect(page.getByText('Não foi encontrado nenhum pedido')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca' }).last().click();
    await expect(list.getByRole('listitem')).toHaveCount(14);
  },
);

test('a product clicked during the search delay opens, however slowly, and stays open', async ({ actor }) => {
  const { page, open } = await actor('paula', 'sabermais');
  await page.clock.install();
  await open('/lojinha');
  const product = page.getByRole('link', { name: 'Oratória para quem treme' });
  await expect(product).toBeVisible();
  // Delays the product page's code beyond the pause of the search.
  const gate = Promise.withResolvers<void>();
  await page.route(/mfe-store.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('main').getByRole('searchbox').pressSequentially('orat');
  await product.click();
  await page.clock.runFor(1500);
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Oratória para quem treme' })).toBeVisible();
  await expect(page).toHaveURL(/\/detalheslojinha\?idOffer=\d+$/);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('orat');
});

test("'MEUS PRODUTOS' shows a message to a person without purchases", { tag: '@A8-24' }, async ({ actor }) => {
  const { page, open } = await actor('fabio', 'sabermais');
  await open('/lojinha?view=mine');
  await expect(page.getByText('Você ainda não tem nenhum produto adquirido')).toBeVisible();
  await expectAccessible(page);
});

test(
  'the button of a product follows its state',
  { tag: ['@A2r-26', '@A2t-04', '@A2t-05', '@A2t-06'] },
  async ({ actor }) => {
    const beatriz = await actor('beatriz.farias', 'sabermais');
    const { page } = beatriz;
    await emptyCart(beatriz);
    const [product] = await unbought(beatriz, 1);
    await beatriz.open(`/detalheslojinha?idOffer=${product?.idOffer}`);
    await expect(page.getByRole('heading', { level: 1, name: product?.title ?? '' })).toBeVisible();
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect(page).toHaveURL(/\/cartlojinha$/);
    await expect(page.getByRole('list', { name: 'Itens do carrinho' }).getByText(product?.title ?? '')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Ir para carrinho' }).click();
    await expect(page).toHaveURL(/\/cartlojinha$/);

    const carla = await actor('carla', 'sabermais');
    await carla.open('/lojinha');
    await carla.page.getByRole('link', { name: 'Excel do zero ao painel' }).click();
    await expect(carla.page.getByRole('button', { name: 'Produto adquirido' })).toBeDisabled();
  },
);

test('a missing product shows a message with a link', { tag: '@A2r-28' }, async ({ actor }) => {
  const { page, open } = await actor('paula', 'sabermais');
  for (const query of ['?idOffer=2147483647', '?idOffer=abc', '']) {
    await open(`/detalheslojinha${query}`);
    await expect(page.getByText('Produto não encontrado')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ver todos os produtos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
});

test('from 800 px picture and details are side by side', { tag: '@A9-08' }, async ({ actor }) => {
  const { page, open } = await actor('carla', 'sabermais');
  await open('/lojinha');
  await page.getByRole('link', { name: 'Excel do zero ao painel' }).click();
  await page.getByRole('button', { name: 'Produto adquirido' }).waitFor();
  const top = async (name: 'heading' | 'button') =>
    (await page.getByRole(name, name === 'heading' ? { level: 1 } : { name: 'Produto adquirido' }).boundingBox())?.x ??
    0;
  await page.setViewportSize({ width: 799, height: 900 });
  await expect.poll(() => top('heading')).toBeLessThan(100);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(() => top('heading')).toBeGreaterThan(300);
});

test('the badge in the header counts the items of the cart without a reload', async ({ actor }) => {
  const caio = await actor('caio.gomes', 'sabermais');
  const { page } = caio;
  const [first] = await fillCart(caio, 1);
  const [, second] = await unbought(caio, 2);
  await caio.open('/lojinha');
  const badge = page.getByRole('banner').getByRole('link', { name: /^Carrinho/ });
  await expect(badge).toHaveAccessibleName(/\b1\b/);
  await page.getByRole('link', { name: second?.title ?? '' }).click();
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect(badge).toHaveAccessibleName(/\b2\b/);
  await page.getByRole('button', { name: `Remover ${first?.title}` }).click();
  await expect(badge).toHaveAccessibleName(/\b1\b/);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(badge).toHaveAccessibleName(/\b2\b/);
});

test('store, product and cart are accessible and fit every screen', async ({ actor }) => {
  const camila = await actor('camila.dias', 'sabermais');
  const { page } = camila;
  const [product] = await fillCart(camila, 2);
  await camila.open('/lojinha');
  await expect(page.getByRole('list', { name: 'TODOS OS PRODUTOS' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await camila.open(`/detalheslojinha?idOffer=${product?.idOffer}`);
  await expect(page.getByRole('link', { name: 'Ir para carrinho' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await camila.open('/cartlojinha');
  await expect(page.getByRole('button', { name: 'Ir para o pagamento' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
});

test('a tenant without the store has no entry, no page and no badge, and its requests return 404', async ({
  actor,
}) => {
  const bruno = await actor('bruno', 'horizonte');
  const { page, api } = bruno;
  for (const path of ['/lojinha', '/detalheslojinha?idOffer=1', '/cartlojinha']) {
    await bruno.open(path);
    await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lojinha' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Carrinho/ })).toHaveCount(0);
  }
  expect(await api.request(addToCart, { body: { idOffer: 1 } })).toMatchObject({ status: 404 });
  expect(await api.request(findOffer, { params: { idOffer: 1 } })).toMatchObject({ status: 404 });
});
