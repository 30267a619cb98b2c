import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { listOffers, listPurchased, showShoppingCart } from '@shared-kit/contracts/store';
import type { Offer } from '@shared-kit/contracts/store';
import { MockApi, renderPage } from '@shared-kit/testing';
import { BrowseProducts } from './browse-products.tsx';

const excel: Offer = {
  idOffer: 7,
  idProduct: 70,
  title: 'Excel do zero',
  description: 'Planilhas',
  content: '',
  imageURL: '/excel.webp',
  price: 149.9,
  aquired: false,
};

let api: MockApi;

beforeEach(() => {
  api = new MockApi()
    .reply(listOffers, ({ body }) => ({
      success: true as const,
      offers: (body as { searchText: string }).searchText === 'nada' ? [] : [excel],
    }))
    .reply(listPurchased, { success: true, offers: [] })
    .reply(showShoppingCart, { success: true, itens: [], shoppingCart: null });
});

afterEach(() => jest.useRealTimers());

const searches = () => api.calls(listOffers).map(({ body }) => (body as { searchText: string }).searchText);

test('the search runs once after typing has paused for 1000 ms [A9-12]', async () => {
  renderPage(<BrowseProducts />, { at: '/lojinha', route: '/lojinha' });
  await screen.findByText('Excel do zero');
  jest.useFakeTimers();
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'exc' } });
  act(() => jest.advanceTimersByTime(900));
  fireEvent.change(box, { target: { value: 'excel' } });
  act(() => jest.advanceTimersByTime(999));
  expect(searches()).toEqual(['']);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(searches()).toEqual(['', 'excel']);
});

test('Enter searches without a delay', async () => {
  renderPage(<BrowseProducts />, { at: '/lojinha', route: '/lojinha' });
  await screen.findByText('Excel do zero');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nada' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText('Não foi encontrado nenhum pedido')).toBeInTheDocument();
  expect(searches()).toEqual(['', 'nada']);
});

test('a failed list can be retried', async () => {
  api.refuse(listOffers, { status: 400, code: 'x', message: 'x' });
  renderPage(<BrowseProducts />, { at: '/lojinha', route: '/lojinha' });
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.reply(listOffers, { success: true, offers: [excel] });
  fireEvent.click(retry);
  expect(await screen.findByText('Excel do zero')).toBeInTheDocument();
});
