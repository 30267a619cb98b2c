import { screen, waitFor } from '@testing-library/react';
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

test('suggests from three letters on, once the typing rests, and closes with fewer', async () => {
  const filled = [
    {
      remote: 'mfe-content',
      format: 'var',
      files: {},
      manifest: { search, slots: [{ slot: 'shell.search-suggestions.v1', component: 'suggestions', order: 0 }] },
    },
  ] as unknown as Composition['releases'];
  const { container } = renderPage(<HeaderSearch />, { composition: { releases: filled } });
  const isSuggesting = () => container.querySelector('.suggestions') !== null;
  await userEvent.click(screen.getByRole('button', { name: 'Buscar conteúdos' }));
  await userEvent.type(screen.getByRole('searchbox'), 'vi');
  await new Promise((done) => setTimeout(done, 400));
  expect(isSuggesting()).toBe(false);
  await userEvent.type(screen.getByRole('searchbox'), 't');
  await waitFor(() => expect(isSuggesting()).toBe(true));
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(isSuggesting()).toBe(false);
});
