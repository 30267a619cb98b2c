import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart, showShoppingCart } from '@shared-kit/contracts/store';
import type { Offer } from '@shared-kit/contracts/store';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ProductAction } from './product-action.tsx';

const offer: Offer = {
  idOffer: 7,
  idProduct: 70,
  title: 'Excel',
  description: '',
  content: '',
  imageURL: '',
  price: 10,
  aquired: false,
};

function show(change: Partial<Offer>, itens: Offer[] = []) {
  const api = new MockApi()
    .reply(showShoppingCart, { success: true, itens, shoppingCart: null })
    .reply(addToCart, { sucess: true });
  renderPage(<ProductAction offer={{ ...offer, ...change }} />);
  return api;
}

test("an acquired product has the inert button 'Produto adquirido' [A2t-04]", async () => {
  const api = show({ aquired: true });
  const button = await screen.findByRole('button', { name: 'Produto adquirido' });
  expect(button).toBeDisabled();
  await userEvent.setup().click(button);
  expect(api.calls(addToCart)).toEqual([]);
});

test("a product in the cart has the link 'Ir para carrinho' [A2t-05]", async () => {
  show({}, [offer]);
  expect(await screen.findByRole('link', { name: 'Ir para carrinho' })).toHaveAttribute('href', '/cartlojinha');
});

test("any other product has 'Adicionar ao carrinho', which adds it and opens the cart [A2t-06]", async () => {
  const api = show({});
  const button = await screen.findByRole('button', { name: 'Adicionar ao carrinho' });
  await userEvent.setup().dblClick(button);
  expect(await screen.findByTestId('location')).toHaveTextContent('/cartlojinha');
  expect(api.calls(addToCart).map(({ body }) => body)).toEqual([{ idOffer: 7 }]);
});

test("an acquired product has 'Acessar', which leads to what it contains", async () => {
  show({ aquired: true });
  expect(await screen.findByRole('link', { name: 'Acessar' })).toHaveAttribute('href', '/meuproduto?idOffer=7');
});
