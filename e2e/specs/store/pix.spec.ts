import { cancelPix, listPurchased, showShoppingCart } from '@shared-kit/contracts/store';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { fillCart, goToReview, payButton } from './shopper.ts';

/** Begins a Pix for one product, from an open cart. */
async function beginPix(person: Actor) {
  const [product] = await fillCart(person);
  const { page } = person;
  await person.open('/cartlojinha');
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.getByRole('radio', { name: 'Pix' }).check();
  await page.getByRole('button', { name: 'Revisar compra' }).click();
  await page.getByRole('button', { name: /^Gerar Pix/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toBeVisible();
  return product;
}

test('a Pix is paid at the bank, and the open page shows it by itself', async ({ actor }) => {
  const felipe = await actor('felipe.cardoso', 'sabermais');
  const { page } = felipe;
  const product = await beginPix(felipe);
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await expect(page.getByText('Código Pix copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/,
  );

  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Abrir página de pagamento' }).click(),
  ]);
  await bank.getByRole('button', { name: 'Pagar com Pix' }).click();
  await expect(bank.getByText('Pix pago.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible({ timeout: 2500 });
  const { offers } = await felipe.api.call(listPurchased, { body: {} });
  expect(offers.map(({ idOffer }) => idOffer)).toContain(product?.idOffer);
});

test('an open Pix is still there after a reload, and can be left for a card', async ({ actor }) => {
  const fernanda = await actor('fernanda.duarte', 'sabermais');
  const { page } = fernanda;
  await beginPix(fernanda);
  const code = await page.locator('code').textContent();
  await page.reload();
  await expect(page.locator('code')).toHaveText(code ?? '');
  await page.getByRole('button', { name: 'Escolher outra forma de pagamento' }).click();
  await expect(page.getByRole('button', { name: 'Revisar compra' })).toBeVisible();
  await fernanda.open('/cartlojinha');
  await goToReview(fernanda);
  await payButton(fernanda).click();
  await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
});

test('an expired Pix says so and offers the way back to the payment', async ({ actor }) => {
  const gabriel = await actor('gabriel.rocha', 'sabermais');
  const { page } = gabriel;
  await page.route('**/store/pix/*', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { payment: object };
    await route.fulfill({
      response,
      json: { ...reply, payment: { ...reply.payment, state: 'expired', secondsLeft: 0 } },
    });
  });
  await beginPix(gabriel).catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Este Pix expirou' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voltar ao pagamento' })).toBeVisible();
  await expectAccessible(page);
  const { shoppingCart } = await gabriel.api.call(showShoppingCart, {});
  await gabriel.api.call(cancelPix, { params: { idOrder: shoppingCart?.idPixOrder ?? 0 } });
});
