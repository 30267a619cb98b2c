import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelPix, showPaymentMethods, showPix, showShoppingCart } from '@shared-kit/contracts/store';
import type { PixPayment, ShoppingCart } from '@shared-kit/contracts/store';
import { MockApi, renderPage } from '@shared-kit/testing';

jest.unstable_mockModule('@shared-kit/runtime/realtime', () => ({
  configureConnection: () => undefined,
  openConnection: () => ({
    call: async () => ({}),
    on: () => undefined,
    onState: () => undefined,
    close: () => undefined,
  }),
}));
const { CheckOut } = await import('./check-out.tsx');

const cart: ShoppingCart = {
  idShoppingCart: 3,
  idUser: 1,
  totalPrice: 149.9,
  numItens: 1,
  itens: [
    {
      idOffer: 7,
      idProduct: 70,
      title: 'Excel do zero',
      description: '',
      content: '',
      imageURL: '/excel.webp',
      price: 149.9,
      aquired: false,
    },
  ],
  status: 'PAYMENT_PENDING',
  idPixOrder: 41,
};
const open: PixPayment = {
  idOrder: 41,
  state: 'open',
  amount: 149.9,
  code: '00020126br.gov.bcb.pix6304ABCD',
  qr: { size: 21, path: 'M0 0h1v1h-1z' },
  secondsLeft: 1800,
  page: null,
};

test('a Pix of the cart is shown at once, and cancelling it leads to the payment, not to a refusal', async () => {
  let pix = open;
  const api = new MockApi()
    .reply(showShoppingCart, () => {
      const { idPixOrder, ...rest } = cart;
      const shown: ShoppingCart = pix.state === 'open' ? { ...rest, idPixOrder } : { ...rest, status: 'OPEN' };
      return { success: true as const, itens: shown.itens, shoppingCart: shown };
    })
    .reply(showPaymentMethods, { success: true, methods: ['card', 'pix'], tokenUrl: 'https://gateway.test', cpf: '' })
    .reply(showPix, () => ({ success: true as const, payment: pix }))
    .reply(cancelPix, () => ({ success: true as const, payment: (pix = { ...open, state: 'cancelled' }) }));
  renderPage(<CheckOut />, { at: '/cartlojinha', route: '/cartlojinha' });
  expect(await screen.findByText(open.code)).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Escolher outra forma de pagamento' }));
  expect(await screen.findByLabelText(/Número do cartão/)).toBeInTheDocument();
  expect(api.calls(cancelPix)).toHaveLength(1);
  expect(screen.queryByText('Este Pix foi cancelado')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Pagamento não autorizado!' })).not.toBeInTheDocument();
});
