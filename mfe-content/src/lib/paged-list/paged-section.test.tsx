import { jest } from '@jest/globals';
import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { listContentFilters, searchContent } from '@shared-kit/contracts/content';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';
import { testSection } from '../../test/test-section.ts';
import { PagedSection } from './paged-section.tsx';

const section = testSection(7, 'Glossário');
const pageSize = 12;

// jsdom does not implement scrolling.
beforeAll(() => void (window.scrollTo = () => undefined));

/** Simulates a screen that matches all media queries or none; jsdom has no layout, so nothing comes into view. */
function onScreen(isWide: boolean): void {
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isWide,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
}

/** Replies with a section of `total` items, by page. */
function announce(total: number): MockApi {
  const items = Array.from({ length: total }, (_, index) => ({
    ...testContentItem,
    idContentItem: index + 1,
    text: `Termo ${index + 1}`,
  }));
  return new MockApi()
    .reply(listContentFilters, { success: true, tags: [{ tag: 'caixa', total: 3 }], contentTypes: [] })
    .reply(searchContent, ({ body }) => {
      const { page } = body as { page: number };
      return { success: true, content: items.slice((page - 1) * pageSize, page * pageSize), totalRecord: total };
    });
}

const show = () =>
  renderPage(
    <PagedSection
      section={section}
      layout="lines"
      Item={({ item }) => <h2>{item.text}</h2>}
      empty="Nenhum conteúdo disponível"
    />,
  );
const pagesOf = (api: MockApi) => api.calls(searchContent).map(({ body }) => body.page);

test('loads page 1 on a narrow screen, also page 2 on a wide one, and never page 3 on its own [A2s-21] [A2s-22]', async () => {
  onScreen(false);
  const narrow = announce(40);
  const { unmount } = show();
  expect(await screen.findByText('12 de 40 conteúdos')).toBeInTheDocument();
  expect(pagesOf(narrow)).toEqual([1]);
  unmount();

  onScreen(true);
  const wide = announce(40);
  show();
  expect(await screen.findByText('24 de 40 conteúdos')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
  expect(pagesOf(wide)).toEqual([1, 2]);
});

test('loads the next page per "Ver mais" until all items are shown [A2s-20]', async () => {
  onScreen(false);
  announce(30);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver mais' }));
  expect(await screen.findByText('24 de 30 conteúdos')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect(await screen.findByText('30 conteúdos')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
  expect(screen.getByText('Termo 30').closest('li')).toHaveAttribute('aria-posinset', '30');
});

test('logs a further page that fails and loads no more pages on its own [A8-34]', async () => {
  onScreen(false);
  const api = announce(30);
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  show();
  const more = await screen.findByRole('button', { name: 'Ver mais' });
  api.refuse(searchContent, { status: 400, code: 'request.invalid', message: 'Não.' });
  await userEvent.click(more);
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('request.invalid')));
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(pagesOf(api)).toEqual([1, 2]);
  log.mockRestore();
});

test('shows an error for a first page that fails and retries on request [A8-14] [A4m-17]', async () => {
  onScreen(false);
  const api = announce(3).refuse(searchContent, { status: 400, code: 'request.invalid', message: 'Não.' });
  show();
  expect(screen.getByRole('status', { name: 'Carregando' })).toBeInTheDocument();
  expect(await screen.findByText('Houve algum erro durante o carregamento das informações')).toBeInTheDocument();
  api.reply(searchContent, { success: true, content: [testContentItem], totalRecord: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 conteúdo')).toBeInTheDocument();
});

test('shows an empty list after a reply with success false and loads no more pages [A8-19]', async () => {
  onScreen(true);
  const api = announce(30).reply(searchContent, { success: false, content: [], totalRecord: 30 });
  show();
  expect(await screen.findByText('Nenhum conteúdo disponível')).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Carregando' })).toBeNull();
  expect(pagesOf(api)).toEqual([1]);
});

test('shows the cached list on an early return and refetches it once its links may have expired', async () => {
  onScreen(false);
  const api = announce(12);
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const Visits = () => {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHere(!isHere)}>
          sair ou voltar
        </button>
        {isHere && (
          <PagedSection
            section={section}
            layout="lines"
            Item={({ item }) => <h2>{item.text}</h2>}
            empty="Nenhum conteúdo disponível"
          />
        )}
      </>
    );
  };
  renderPage(<Visits />);
  const leaveAndReturn = async (): Promise<void> => {
    for (const _ of ['leave', 'return']) await userEvent.click(screen.getByRole('button', { name: 'sair ou voltar' }));
  };
  await screen.findByText('12 conteúdos');
  now.mockReturnValue(HOUR_MS);
  await leaveAndReturn();
  expect(pagesOf(api)).toEqual([1]);
  now.mockReturnValue(5 * HOUR_MS);
  await leaveAndReturn();
  await waitFor(() => expect(pagesOf(api)).toEqual([1, 1]));
  now.mockRestore();
});
