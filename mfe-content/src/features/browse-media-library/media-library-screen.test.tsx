import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listContent, readMediaLibrary } from '@shared-kit/contracts/content';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';
import { MediaLibraryScreen } from './media-library-screen.tsx';

const option = {
  text: 'Biblioteca',
  description: '',
  image: '',
  sectionTo: null,
  color: '',
  imageStyle: 'default',
  showText: true,
  parentIdSection: null,
  url: '',
} as const;
const section = { idSection: 9, idSectionType: 25, menuOption: option };

test('cancels the request for the library after 30 s and shows an error [A7c-19]', async () => {
  const api = new MockApi().reply(listContent, { success: true, content: [{ ...testContentItem, text: 'Marca' }] });
  api.refuse(readMediaLibrary, { status: 422, code: 'test', message: 'não' });
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  renderPage(<MediaLibraryScreen section={section} />);
  await screen.findByText('Houve algum erro durante o carregamento das informações');
  expect(api.calls(readMediaLibrary)).toHaveLength(1);
  expect(timeout.mock.calls.at(-1)).toEqual([30_000]);
  timeout.mockRestore();
});

test('shows an empty state for a library without files', async () => {
  new MockApi()
    .reply(listContent, { success: true, content: [{ ...testContentItem, text: 'Marca' }] })
    .reply(readMediaLibrary, { success: true, files: [] });
  renderPage(<MediaLibraryScreen section={section} />);
  expect(await screen.findByText('Nenhum conteúdo disponível')).toBeInTheDocument();
});

describe('several libraries', () => {
  const file = (key: string) => ({ key, isFolder: key.endsWith('/'), url: '', date: '2026-11-20 12:00:00', size: 10 });
  const filesOf: Readonly<Record<string, string[]>> = {
    5: ['Campanhas/', 'Campanhas/guia.pptx'],
    6: ['Modelos/', 'Modelos/carta.docx'],
  };
  const open = (at: string) => {
    new MockApi()
      .reply(listContent, {
        success: true,
        content: [
          { ...testContentItem, text: 'Marca' },
          { ...testContentItem, idContentItem: 6, text: 'Papelaria' },
        ],
      })
      .reply(readMediaLibrary, ({ params }) => ({
        success: true as const,
        files: (filesOf[params['idContentItem'] ?? ''] ?? []).map(file),
      }));
    renderPage(<MediaLibraryScreen section={section} />, { at });
  };

  test('opens another library at its top, whichever folder was open', async () => {
    open('/?pasta=Campanhas%2F');
    expect(await screen.findByText('guia.pptx')).toBeVisible();
    await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'Papelaria');
    expect(await screen.findByRole('button', { name: 'Modelos' })).toBeVisible();
    expect(screen.queryByText('Esta pasta está vazia.')).toBeNull();
  });

  test('reads the library from the address and opens its top when the folder does not exist', async () => {
    open('/?biblioteca=6&pasta=Campanhas%2F');
    expect(await screen.findByRole('button', { name: 'Modelos' })).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Modelos' }));
    expect(await screen.findByText('carta.docx')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Papelaria' })).toHaveFocus();
  });
});
