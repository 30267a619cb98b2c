import { listPurchased, showShoppingCart } from '@shared-kit/contracts/store';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { cards, emptyCart, fillCart, goToReview, payButton, typeCard, unbought } from './shopper.ts';

test(
  'a purchase goes from search and cart over the payment to MEUS PRODUTOS',
  { tag: ['@A2r-27', '@A2t-07', '@A4c-01', '@A4c-03', '@A4c-04', '@A8-26', '@A8-27'] },
  async ({ actor }) => {
    const cecilia = await actor('cecilia.melo', 'sabermais');
    const { page } = cecilia;
    await emptyCart(cecilia);
    const [product] = await unbought(cecilia, 1);
    const title = product?.title ?? '';
    await cecilia.open('/lojinha');
    await page.getByRole('main').getByRole('searchbox').fill(title);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect(page.locator('[aria-current=step]')).toContainText('Carrinho');
    await goToReview(cecilia);
    await expect(page.locator('[aria-current=step]')).toContainText('Revisão');
    await expect(page.getByText('Visa com final 1111')).toBeVisible();
    await payButton(cecilia).click();
    await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
    await expect(page.getByText('Seu produto já está disponível para uso no seu App')).toBeVisible();
    await expect(page.locator('[aria-current=step]')).toContainText('Conclusão');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })).toHaveAccessibleName('Carrinho');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver meus produtos' }).click();
    await expect(page.getByRole('list', { name: 'MEUS PRODUTOS' }).getByText(title)).toBeVisible();
    await cecilia.open('/cartlojinha');
    await expect(page.getByText('Seu carrinho está vazio')).toBeVisible();
  },
);

test('an empty cart shows a message', { tag: '@A8-25' }, async ({ actor }) => {
  const fabio = await actor('fabio', 'sabermais');
  await fabio.open('/cartlojinha');
  await expect(fabio.page.getByText('Seu carrinho está vazio')).toBeVisible();
  await expectAccessible(fabio.page);
  await fabio.page.getByRole('link', { name: 'Ver produtos' }).click();
  await expect(fabio.page).toHaveURL(/\/lojinha$/);
});

test(
  'the card form rejects impossible cards with the texts of the specification',
  { tag: ['@A4c-02', '@A5-25', '@A5-26', '@A5-28', '@A5-29', '@A5-30', '@A5-31', '@A5-32', '@A5-33'] },
  async ({ actor }) => {
    const daniel = await actor('daniel.nunes', 'sabermais');
    const { page } = daniel;
    await fillCart(daniel);
    await daniel.open('/cartlojinha');
    await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
    const next = page.getByRole('button', { name: 'Revisar compra' });
    await next.click();
    await expect(page.getByText('Campo obrigatório')).toHaveCount(4);
    await expect(page.getByLabel('Número do cartão')).toBeFocused();

    await typeCard(daniel, { number: '9999999999999995', name: 'Daniel 2', expiry: '13', cvv: '12' });
    await next.click();
    await expect(page.getByText('Bandeira do cartão não encontrada, favor informar outro cartão.')).toBeVisible();
    await expect(page.getByText('Favor preencher o formato correto. MM/AA')).toBeVisible();
    await expect(page.getByText('Formato inválido')).toHaveCount(2);
    await onEveryScreen(page);
    await expectAccessible(page);

    const number = page.getByLabel('Número do cartão');
    await number.fill('');
    await number.pressSequentially(cards.amex);
    await expect(number).toHaveValue('3782 822463 10005');
    await expect(page.getByText('American Express')).toBeVisible();
    const expiry = page.getByLabel('Validade');
    await expiry.fill('');
    await expiry.pressSequentially('0124');
    await expect(page.getByText('Cartão expirado, favor mudar o cartão')).toBeVisible();
    const code = page.getByLabel('Código de segurança');
    await code.fill('');
    await code.pressSequentially('12345');
    await expect(code).toHaveValue('1234');
    await expiry.fill('');
    await expiry.pressSequentially('0140');
    await page.getByLabel('Nome impresso no cartão').fill('Daniel Nunes');
    await next.click();
    await expect(payButton(daniel)).toBeVisible();
  },
);

test('pins lead back to payment and cart, and typed values persist', { tag: '@A2t-08' }, async ({ actor }) => {
  const debora = await actor('debora.machado', 'sabermais');
  const { page } = debora;
  await fillCart(debora, 2);
  await debora.open('/cartlojinha');
  await goToReview(debora);
  await onEveryScreen(page);
  await expectAccessible(page);
  const pins = page.getByRole('navigation', { name: 'Etapas da compra' });
  await expect(pins.getByRole('button')).toHaveCount(2);
  await pins.getByRole('button', { name: 'Pagamento' }).click();
  await expect(page.getByLabel('Número do cartão')).toHaveValue('4111 1111 1111 1111');
  await expect(page.getByLabel('Código de segurança')).toHaveValue('123');
  await pins.getByRole('button', { name: 'Carrinho' }).click();
  await expect(page.getByRole('list', { name: 'Itens do carrinho' }).getByRole('listitem')).toHaveCount(2);
  await expect(pins.getByRole('button')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Nome impresso no cartão')).toHaveValue('Bruno Tavares');
});

test(
  'a refused card leads back to the payment, with all values but the code',
  { tag: ['@A8-28', '@A8-29', '@A4c-05'] },
  async ({ actor }) => {
    const eduardo = await actor('eduardo.vieira', 'sabermais');
    const { page } = eduardo;
    await fillCart(eduardo);
    await eduardo.open('/cartlojinha');
    await goToReview(eduardo, { number: cards.refused });
    await payButton(eduardo).click();
    await expect(page.getByRole('heading', { name: 'Pagamento não autorizado!' })).toBeVisible();
    await expect(page.getByText('Ops, houve uma falha no processamento da sua compra. Tente novamente.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Voltar', exact: true }).last().click();
    await expect(page.getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 0002');
    await expect(page.getByLabel('Código de segurança')).toHaveValue('');
    await page.getByLabel('Número do cartão').fill('');
    await page.getByLabel('Número do cartão').pressSequentially(cards.visa);
    await page.getByLabel('Código de segurança').pressSequentially('123');
    await page.getByRole('button', { name: 'Revisar compra' }).click();
    await payButton(eduardo).click();
    await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
  },
);

test('a double click on pay buys once', async ({ actor }) => {
  const elaine = await actor('elaine.mendes', 'sabermais');
  const [product] = await fillCart(elaine);
  const sent: string[] = [];
  elaine.page.on('request', (request) => request.url().endsWith('/store/buy') && sent.push(request.url()));
  await elaine.open('/cartlojinha');
  await goToReview(elaine);
  await payButton(elaine).dblclick();
  await expect(elaine.page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
  expect(sent).toHaveLength(1);
  const { offers } = await elaine.api.call(listPurchased, { body: {} });
  expect(offers.filter(({ idOffer }) => idOffer === product?.idOffer)).toHaveLength(1);
});

test('two tabs that pay one cart at the same time buy it once, and both say so', async ({ actor }) => {
  const adriana = await actor('adriana.castro', 'sabermais');
  const [product] = await fillCart(adriana);
  const second = { ...adriana, page: await adriana.page.context().newPage() };
  await adriana.open('/cartlojinha');
  await second.page.goto(adriana.page.url());
  await goToReview(adriana);
  await goToReview(second);
  await Promise.all([payButton(adriana).click(), payButton(second).click()]);
  for (const { page } of [adriana, second])
    await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
  const { offers } = await adriana.api.call(listPurchased, { body: {} });
  expect(offers.filter(({ idOffer }) => idOffer === product?.idOffer)).toHaveLength(1);
  expect((await adriana.api.call(showShoppingCart, {})).shoppingCart).toBeNull();
});

test('a purchase whose connection is lost is sent again and bought once', async ({ actor, faults }) => {
  faults.expect(/ERR_CONNECTION_FAILED|ERR_FAILED/);
  const aline = await actor('aline.monteiro', 'sabermais');
  const [product] = await fillCart(aline);
  await aline.open('/cartlojinha');
  await goToReview(aline);
  const keys: string[] = [];
  // The first answer is lost on its way back: the server has charged, but the page has no response.
  await aline.page.route('**/store/buy', async (route) => {
    keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionfailed');
  });
  await payButton(aline).click();
  await expect(aline.page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  const { offers } = await aline.api.call(listPurchased, { body: {} });
  expect(offers.filter(({ idOffer }) => idOffer === product?.idOffer)).toHaveLength(1);
});

test('a reload during a payment waits for the outcome and does not offer to pay again', async ({ actor, faults }) => {
  faults.expect(/store\/buy/);
  const anderson = await actor('anderson.nascimento', 'sabermais');
  const { page } = anderson;
  await fillCart(anderson);
  await anderson.open('/cartlojinha');
  await goToReview(anderson, { number: cards.answerLost });
  page.on('dialog', (dialog) => void dialog.accept());
  await payButton(anderson).click();
  await expect
    .poll(async () => (await anderson.api.call(showShoppingCart, {})).shoppingCart?.status)
    .toBe('PAYMENT_PENDING');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Estamos confirmando seu pagamento' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible({ timeout: 30_000 });
});

test('a purchase works by keyboard alone, from the product to the result', async ({ actor }) => {
  const alexandre = await actor('alexandre.vasconcelos', 'sabermais');
  const { page } = alexandre;
  await emptyCart(alexandre);
  const [product] = await unbought(alexandre, 1);
  await alexandre.open(`/detalheslojinha?idOffer=${product?.idOffer}`);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).waitFor();
  const tabTo = async (target: ReturnType<typeof page.getByRole>) => {
    for (let step = 0; step < 40; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole('button', { name: 'Adicionar ao carrinho' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ir para o pagamento' }).waitFor();
  await tabTo(page.getByRole('button', { name: 'Ir para o pagamento' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Pagamento' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Cartão de crédito' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Número do cartão')).toBeFocused();
  await page.keyboard.type(cards.visa);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Alexandre Vasconcelos');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Revisão' })).toBeFocused();
  await tabTo(payButton(alexandre));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Ver meus produtos' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'MEUS PRODUTOS' })).toBeVisible();
});
