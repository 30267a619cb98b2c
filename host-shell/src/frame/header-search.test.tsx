import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Composition } from '@shared-kit/contracts/delivery';
import { renderPage } from '@shared-kit/testing';
import { HeaderSearch } from './header-search.tsx';

const search = { to: '/searchResult/:searchValue', label: 'Buscar conteúdos', minLength: 3, maxLength: 300 };
const releases = [{ remote: 'mfe-content', manifest: { search } }] as unknown as Composition['releases'];

test('a button sends the search, for phones whose keyboard has none', async () => {
  renderPage(<HeaderSearch />, { composition: { releases } });
  await userEvent.click(screen.getByRole('button', { name: 'Buscar conteúdos' }));
  await userEvent.type(screen.getByRole('searchbox'), 'vi');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(screen.getByText('Digite ao menos 3 caracteres.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'trine');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByTestId('location')).toHaveTextContent('/searchResult/vitrine');
});
