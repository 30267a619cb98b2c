import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addToCart,
  buy,
  cartChanged,
  listOffers,
  productPurchased,
  removeFromCart,
  showPaymentMethods,
  showShoppingCart,
} from '@shared-kit/contracts/store';
import type { Offer, ShoppingCart } from '@shared-kit/contracts/store';
import { subscribe } from '@shared-kit/runtime/events';
import { notNowReasons } from '@shared-kit/runtime/federation';
import { MockApi, renderPage } from '@shared-kit/testing';
import { CheckOut } from './check-out.tsx';

const offer: Offer = {
  idOffer: 7,
  idProduct: 70,
  title: 'Excel do zero',
  description: '',
  content: '',
  imageURL: '/excel.webp',
  price: 149.9,
  aquired: false,
};
const filled: ShoppingCart = {
  idShoppingCart: 3,
  idUser: 1,
  totalPrice: 149.9,
  numItens: 1,
  itens: [offer],
  status: 'OPEN',
};
const withCart = (shoppingCart: ShoppingCart | null) => ({
  success: true as const,
  itens: shoppingCart?.itens ?? [],
  shoppingCart,
});

let api: MockApi;
let cart: ShoppingCart | null;
/** Bodies that the page has sent to the gateway. */
let tokenised: unknown[];
let gatewayReply: () => Response;

beforeEach(() => {
  cart = filled;
  api = new MockApi()
    .reply(showShoppingCart, () => withCart(cart))
    .reply(listOffers, { success: true, offers: [] })
    .reply(showPaymentMethods, {
      success: true,
      methods: ['card', 'pix'],
      tokenUrl: 'https://gateway.test/tokens',
      cpf: '',
    })
    .reply(buy, () => ({ sucess: true }));
  tokenised = [];
  const portal = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) !== 'https://gateway.test/tokens') return portal(input, init);
    tokenised.push(JSON.parse(String(init?.body)));
    return gatewayReply();
  });
  gatewayReply = () => Response.json({ id: 'tok_4f1c2a9b' }, { status: 201 });
});

afterEach(() => {
  jest.restoreAllMocks();
});

const user = userEvent.setup();

async function open(at = '/cartlojinha') {
  renderPage(<CheckOut />, { at, route: '/cartlojinha' });
  await screen.findByRole('button', { name: 'Ir para o pagamento' });
}

async function fillCard(change: Partial<Record<'number' | 'name' | 'expiry' | 'cvv', string>> = {}) {
  const { number = '4111111111111111', name = 'Bruno Alves', expiry = '1240', cvv = '123' } = change;
  await user.click(screen.getByRole('button', { name: 'Ir para o pagamento' }));
  await user.type(await screen.findByLabelText(/Número do cartão/), number);
  await user.type(screen.getByLabelText(/Nome impresso/), name);
  await user.type(screen.getByLabelText(/Validade/), expiry);
  await user.type(screen.getByLabelText(/Código de segurança/), cvv);
  await user.click(screen.getByRole('button', { name: 'Revisar compra' }));
}

const payButton = () => screen.findByRole('button', { name: /^Pagar/ });

test('goes from cart to payment, review and result, and then refetches the cart [A4c-01] [A4c-03] [A4c-04]', async () => {
  await open();
  await fillCard();
  const pay = await payButton();
  expect(api.calls(buy)).toHaveLength(0);
  cart = null;
  const reads = api.calls(showShoppingCart).length;
  await user.click(pay);
  expect(await screen.findByRole('heading', { name: 'Pagamento autorizado!' })).toBeInTheDocument();
  expect(api.calls(buy)[0]?.body).toEqual({
    token: 'tok_4f1c2a9b',
    brand: 'visa',
    lastDigits: '1111',
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    idShoppingCart: 3,
    totalPrice: 149.9,
  });
  expect(tokenised).toEqual([
    {
      card_number: '4111111111111111',
      security_code: '123',
      expiration_month: 12,
      expiration_year: 2040,
      cardholder: { name: 'Bruno Alves' },
    },
  ]);
  await waitFor(() => expect(api.calls(showShoppingCart).length).toBeGreaterThan(reads));
});

test('defers page replacement from the payment until the cart is paid, but not at the cart', async () => {
  api.reply(buy, () => ({ sucess: false }));
  await open();
  expect(notNowReasons()).toEqual([]);
  await fillCard();
  const pay = await payButton();
  expect(notNowReasons()).toEqual(['checkout in progress']);
  await user.click(pay);
  await user.click(await screen.findByRole('button', { name: 'Voltar' }));
  expect(notNowReasons()).toEqual(['checkout in progress']);
  api.reply(buy, () => ({ sucess: true }));
  await user.type(screen.getByLabelText(/Código de segurança/), '321');
  await user.click(screen.getByRole('button', { name: 'Revisar compra' }));
  await user.click(await payButton());
  await screen.findByRole('heading', { name: 'Pagamento autorizado!' });
  expect(notNowReasons()).toEqual([]);
});

test('an invalid card does not pass the payment stage [A4c-02] [A5-32]', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Ir para o pagamento' }));
  await user.click(await screen.findByRole('button', { name: 'Revisar compra' }));
  expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
});

test('a double click pays once', async () => {
  await open();
  await fillCard();
  await user.dblClick(await payButton());
  await screen.findByRole('heading', { name: 'Pagamento autorizado!' });
  expect(api.calls(buy)).toHaveLength(1);
});

test('a refusal preserves everything but the security code, and the next attempt has a new idempotency key [A4c-05]', async () => {
  api.reply(buy, () => ({ sucess: false }));
  await open();
  await fillCard();
  await user.click(await payButton());
  expect(await screen.findByRole('heading', { name: 'Pagamento não autorizado!' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(screen.getByLabelText(/Número do cartão/)).toHaveValue('4111 1111 1111 1111');
  expect(screen.getByLabelText(/Nome impresso/)).toHaveValue('Bruno Alves');
  expect(screen.getByLabelText(/Validade/)).toHaveValue('12/40');
  expect(screen.getByLabelText(/Código de segurança/)).toHaveValue('');
  await user.type(screen.getByLabelText(/Código de segurança/), '321');
  await user.click(screen.getByRole('button', { name: 'Revisar compra' }));
  await user.click(await payButton());
  await screen.findByRole('heading', { name: 'Pagamento não autorizado!' });
  const keys = api.calls(buy).map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test('a cart that changed meanwhile is shown again and not charged', async () => {
  api.refuse(buy, { status: 409, code: 'store.cart-changed', message: 'Seu carrinho mudou.' });
  await open();
  await fillCard();
  await user.click(await payButton());
  expect(await screen.findByText('Seu carrinho mudou.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ir para o pagamento' })).toBeInTheDocument();
});

test('the review address does not skip the card', async () => {
  renderPage(<CheckOut />, { at: '/cartlojinha?step=review', route: '/cartlojinha' });
  expect(await screen.findByLabelText(/Número do cartão/)).toBeInTheDocument();
});

test('a payment in progress in another tab is followed to its end', async () => {
  jest.useFakeTimers();
  try {
    cart = { ...filled, status: 'PAYMENT_PENDING' };
    renderPage(<CheckOut />, { at: '/cartlojinha', route: '/cartlojinha' });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { name: 'Estamos confirmando seu pagamento' })).toBeInTheDocument();
    cart = null;
    await act(() => jest.advanceTimersByTimeAsync(2100));
    expect(screen.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('removing an item is published and can be undone', async () => {
  const counts: number[] = [];
  const stop = subscribe(cartChanged, ({ items }) => counts.push(items));
  api.reply(removeFromCart, () => {
    cart = { ...filled, itens: [], numItens: 0, totalPrice: 0 };
    return { sucess: true };
  });
  api.reply(addToCart, { sucess: true });
  await open();
  const items = screen.getByRole('list', { name: 'Itens do carrinho' });
  await user.click(within(items).getByRole('button', { name: 'Remover Excel do zero' }));
  expect(await screen.findByText('Seu carrinho está vazio')).toBeInTheDocument();
  expect(counts.at(-1)).toBe(0);
  stop();
});

test('a purchase publishes the ids of the bought offers', async () => {
  const bought: number[][] = [];
  const stop = subscribe(productPurchased, ({ idOffers }) => bought.push(idOffers));
  await open();
  await fillCard();
  await user.click(await payButton());
  await screen.findByRole('heading', { name: 'Pagamento autorizado!' });
  expect(bought).toEqual([[7]]);
  stop();
});

test('a card that the gateway rejects shows the refusal and sends nothing to the server', async () => {
  gatewayReply = () => Response.json({ message: 'invalid card' }, { status: 400 });
  await open();
  await fillCard();
  await user.click(await payButton());
  expect(await screen.findByRole('heading', { name: 'Pagamento não autorizado!' })).toBeInTheDocument();
  expect(api.calls(buy)).toHaveLength(0);
});

test('a store without a gateway says so instead of the card form', async () => {
  api.reply(showPaymentMethods, { success: true, methods: [], tokenUrl: null, cpf: '' });
  await open();
  await user.click(screen.getByRole('button', { name: 'Ir para o pagamento' }));
  expect(await screen.findByText('Os pagamentos não estão disponíveis nesta loja')).toBeInTheDocument();
  expect(screen.queryByLabelText(/Número do cartão/)).not.toBeInTheDocument();
});
