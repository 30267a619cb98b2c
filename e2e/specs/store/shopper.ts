import { addToCart, listOffers, removeFromCart, showShoppingCart } from '@shared-kit/contracts/store';
import type { Offer } from '@shared-kit/contracts/store';
import { expect } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

export const cards = {
  visa: '4111111111111111',
  amex: '378282246310005',
  refused: '4000000000000002',
  /** Charged, but the gateway's answer is lost. */
  answerLost: '4000000000000259',
};

/** Empties the cart, so that repeated runs start in the same state. */
export async function emptyCart({ api }: Actor): Promise<void> {
  const { itens } = await api.call(showShoppingCart, {});
  for (const { idOffer } of itens) await api.call(removeFromCart, { body: { idOffer } });
}

/** Returns the first products that the person has not acquired. */
export async function unbought({ api }: Actor, count: number): Promise<Offer[]> {
  const { offers } = await api.call(listOffers, { body: {} });
  const found = offers.filter(({ aquired }) => !aquired).slice(0, count);
  expect(found).toHaveLength(count);
  return found;
}

/** Puts products into an otherwise empty cart through the API. */
export async function fillCart(actor: Actor, count = 1): Promise<Offer[]> {
  await emptyCart(actor);
  const offers = await unbought(actor, count);
  for (const { idOffer } of offers) await actor.api.call(addToCart, { body: { idOffer } });
  return offers;
}

interface Card {
  readonly number?: string;
  readonly name?: string;
  readonly expiry?: string;
  readonly cvv?: string;
}

/** Types a card key by key. */
export async function typeCard(
  { page }: Pick<Actor, 'page'>,
  { number = cards.visa, name = 'Bruno Tavares', expiry = '1240', cvv = '123' }: Card = {},
): Promise<void> {
  await page.getByLabel('Número do cartão').pressSequentially(number);
  await page.getByLabel('Nome impresso no cartão').pressSequentially(name);
  await page.getByLabel('Validade').pressSequentially(expiry);
  await page.getByLabel('Código de segurança').pressSequentially(cvv);
}

/** Goes from an open cart to the review. */
export async function goToReview(actor: Pick<Actor, 'page'>, card: Card = {}): Promise<void> {
  const { page } = actor;
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await typeCard(actor, card);
  await page.getByRole('button', { name: 'Revisar compra' }).click();
  await expect(page.getByRole('button', { name: /^Pagar R\$/ })).toBeVisible();
}

export const payButton = ({ page }: Pick<Actor, 'page'>) => page.getByRole('button', { name: /^Pagar R\$/ });
