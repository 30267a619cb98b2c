import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { listContent, readMediaLibrary } from 'shared-kit/contracts/content';
import { MockApi, renderPage } from 'shared-kit/test';
import { testItem } from '../../test/test-item.ts';
import { MediaLibraryScreen } from './media-library-screen.tsx';

const option = { text: 'Biblioteca', description: '', image: '', sectionTo: null, color: '', imageStyle: 'default', showText: true, parentIdSection: null, url: '' } as const;
const section = { idSection: 9, idSectionType: 25, menuOption: option };

test('the library is given up after 30 s, and says so [A7c-19]', async () => {
  const api = new MockApi().reply(listContent, { success: true, content: [{ ...testItem, text: 'Marca' }] });
  api.refuse(readMediaLibrary, { status: 422, code: 'test', message: 'não' });
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  renderPage(<MediaLibraryScreen section={section} />);
  await screen.findByText('Houve algum erro durante o carregamento das informações');
  expect(api.calls(readMediaLibrary)).toHaveLength(1);
  expect(timeout.mock.calls.at(-1)).toEqual([30_000]);
  timeout.mockRestore();
});

test('a library without files says that there is nothing', async () => {
  new MockApi().reply(listContent, { success: true, content: [{ ...testItem, text: 'Marca' }] }).reply(readMediaLibrary, { success: true, files: [] });
  renderPage(<MediaLibraryScreen section={section} />);
  expect(await screen.findByText('Nenhum conteúdo disponível')).toBeInTheDocument();
});
