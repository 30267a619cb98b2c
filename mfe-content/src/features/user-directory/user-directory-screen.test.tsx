import { fireEvent, screen, waitFor } from '@testing-library/react';
import { searchUsers } from '@shared-kit/contracts/identity';
import { MockApi, renderPage } from '@shared-kit/testing';
import { UserDirectoryScreen } from './user-directory-screen.tsx';

const option = {
  text: 'Pessoas',
  description: '',
  image: '',
  sectionTo: null,
  color: '',
  imageStyle: 'default',
  showText: true,
  parentIdSection: null,
  url: '',
} as const;
const section = { idSection: 9, idSectionType: 14, menuOption: option };
const everybody = Array.from({ length: 23 }, (_, index) => ({
  name: `Pessoa ${index + 1}`,
  email: `p${index + 1}@rede.com.br`,
  photo: '',
}));

/** Replies as the server does. */
function directory(): MockApi {
  return new MockApi().reply(searchUsers, ({ query }) => {
    const found = everybody.filter(({ name }) =>
      name.toLowerCase().includes((query['searchText'] ?? '').toLowerCase()),
    );
    const offset = Number(query['offset']);
    return {
      success: true as const,
      userList: found.slice(offset, offset + Number(query['limit'])),
      totalRecords: found.length,
    };
  });
}

test("loads ten people, then ten more per 'Ver mais', until all are shown [A9-04] [A2s-33]", async () => {
  const api = directory();
  renderPage(<UserDirectoryScreen section={section} />);
  expect(await screen.findAllByRole('link')).toHaveLength(10);
  expect(screen.getByText('23 pessoas')).toBeInTheDocument();
  for (const shown of [20, 23]) {
    fireEvent.click(screen.getByRole('button', { name: 'Ver mais' }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(shown));
  }
  expect(screen.queryByRole('button', { name: 'Ver mais' })).not.toBeInTheDocument();
  expect(api.calls(searchUsers).map(({ query }) => [query?.['offset'], query?.['limit']])).toEqual([
    ['0', '10'],
    ['10', '10'],
    ['20', '10'],
  ]);
});

test('searches by name after a pause in typing and links each person to their profile [A2r-22]', async () => {
  const api = directory();
  renderPage(<UserDirectoryScreen section={section} />);
  await screen.findAllByRole('link');
  const box = screen.getByRole('searchbox', { name: 'Buscar pessoas pelo nome' });
  for (const typed of ['p', 'pe', 'PESSOA 23']) fireEvent.change(box, { target: { value: typed } });
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Pessoa 23' })).toHaveAttribute(
    'href',
    '/PerfilUsuario?nome=Pessoa+23&email=p23%40rede.com.br',
  );
  expect(api.calls(searchUsers).map(({ query }) => query?.['searchText'])).toEqual([undefined, 'PESSOA 23']);
  fireEvent.change(box, { target: { value: 'ninguém' } });
  expect(await screen.findByText('Ninguém com “ninguém” no nome.')).toBeInTheDocument();
});
