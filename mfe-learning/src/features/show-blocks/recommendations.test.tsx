import { act, fireEvent, screen, within } from '@testing-library/react';
import { listMeetings, listRecommendations } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { aBlock, aPage } from '../../test/card-factory.ts';
import { ShowBlocks } from './show-blocks.tsx';
import { trainings, view, simulateScreen } from './show-blocks.fixtures.ts';

simulateScreen();

describe('recommendations', () => {
  const block = aBlock('Recommendation', [], { title: 'Para você', parameters: { displayColumnsElements: 4 } });
  const answer = (total: number) =>
    new MockApi().reply(listRecommendations, ({ query }) => {
      const { offset = 0, limit = 10 } = query as { offset?: number; limit?: number };
      return {
        totalRecords: total,
        result: trainings(Math.max(0, Math.min(Number(limit), total - Number(offset))), Number(offset) + 1),
      };
    });

  test("renders a row of cards with their reasons, and 'Ver todos' when there are more cards than columns [B2.4-03] [B2.5-10]", async () => {
    answer(5);
    renderPage(<ShowBlocks page={aPage(block)} />);
    await screen.findByRole('link', { name: 'Curso 5' });
    const row = screen.getByRole('region', { name: 'Para você' });
    expect(within(row).getAllByText('Do seu interesse: Segurança')).toHaveLength(5);
    expect(within(row).getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', `?todos=${block.idBlock}`);
  });

  test("renders no 'Ver todos' when all cards fit", async () => {
    answer(4);
    renderPage(<ShowBlocks page={aPage(block)} />);
    expect(await screen.findByRole('link', { name: 'Curso 4' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver todos' })).toBeNull();
  });

  test('shows an empty state when there are no recommendations [B8-08]', async () => {
    answer(0);
    renderPage(<ShowBlocks page={aPage(block)} />);
    expect(await screen.findByText('Não foram encontradas recomendações.')).toBeVisible();
  });

  const slideTo = (index: number) => {
    const rail = within(screen.getByRole('region', { name: 'Para você' })).getByRole('list');
    [...rail.children].forEach((item, at) =>
      Object.defineProperty(item, 'offsetLeft', { value: at * 300, configurable: true }),
    );
    rail.scrollLeft = index * 300;
    fireEvent.scroll(rail);
  };
  const pages = (api: MockApi) =>
    api
      .calls(listRecommendations)
      .map(({ query }) => [
        Number((query as { offset?: unknown }).offset ?? 0),
        Number((query as { limit?: unknown }).limit),
      ]);

  test('prefetches the next page at every second slide, starting after the loaded cards [B9-26] [B9-40]', async () => {
    const api = answer(30);
    renderPage(<ShowBlocks page={aPage(block)} />);
    await screen.findByRole('link', { name: 'Curso 8' });
    act(() => slideTo(1));
    expect(pages(api)).toEqual([[0, 8]]);
    act(() => slideTo(2));
    await screen.findByRole('link', { name: 'Curso 16' });
    expect(pages(api)).toEqual([
      [0, 8],
      [8, 8],
    ]);
    act(() => slideTo(3));
    act(() => slideTo(2));
    act(() => slideTo(4));
    await screen.findByRole('link', { name: 'Curso 24' });
    expect(pages(api)).toEqual([
      [0, 8],
      [8, 8],
      [16, 8],
    ]);
  });

  test('shows an error for a failed page and loads it again only on request', async () => {
    const api = answer(30);
    renderPage(<ShowBlocks page={aPage(block)} />);
    const more = await screen.findByRole('button', { name: 'Carregar mais' });
    api.refuse(listRecommendations, { status: 409, code: 'x.y', message: 'Falhou.' });
    view.isEndInSight = true;
    fireEvent.click(more);
    expect(await screen.findByText('Não foi possível carregar mais.')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(pages(api)).toEqual([
      [0, 8],
      [8, 8],
    ]);
    view.isEndInSight = false;
    api.reply(listRecommendations, { totalRecords: 9, result: trainings(1, 9) });
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByRole('link', { name: 'Curso 9' })).toBeVisible();
    expect(screen.queryByText('Não foi possível carregar mais.')).toBeNull();
  });

  test('prefetches at every fifth slide on small screens, five at a time after the first six [B9-26] [B9-25]', async () => {
    view.isSmall = true;
    const api = answer(30);
    renderPage(<ShowBlocks page={aPage(block)} />);
    await screen.findByRole('link', { name: 'Curso 6' });
    act(() => slideTo(4));
    expect(pages(api)).toEqual([[0, 6]]);
    act(() => slideTo(5));
    await screen.findByRole('link', { name: 'Curso 11' });
    expect(pages(api)).toEqual([
      [0, 6],
      [6, 5],
    ]);
  });
});

describe('blocks far down the page', () => {
  const page = () =>
    aPage(aBlock('Recommendation', [], { title: 'Para você' }), aBlock('Meeting', [], { title: 'Encontros' }));
  let api: MockApi;
  beforeEach(() => {
    view.isAnythingInSight = false;
    api = new MockApi()
      .reply(listRecommendations, { totalRecords: 1, result: trainings(1) })
      .reply(listMeetings, { totalRecords: 0, result: [] });
  });
  const requested = () => [api.calls(listRecommendations).length, api.calls(listMeetings).length];

  test('does not load before the person gets near', async () => {
    renderPage(<ShowBlocks page={page()} />);
    await act(() => Promise.resolve());
    expect(requested()).toEqual([0, 0]);
  });

  test.each([
    [
      'Tab is pressed: what is not there yet would be passed over',
      () => fireEvent.keyDown(document.body, { key: 'Tab' }),
    ],
    ['the page is printed', () => fireEvent(window, new Event('beforeprint'))],
  ])('loads at once when %s', async (_, happen) => {
    renderPage(<ShowBlocks page={page()} />);
    happen();
    expect(await screen.findByRole('link', { name: 'Curso 1' })).toBeVisible();
    expect(await screen.findByText('Nenhum evento marcado nesta página.')).toBeVisible();
    expect(requested()).toEqual([1, 1]);
  });

  test('loads when an element inside takes the focus', async () => {
    renderPage(<ShowBlocks page={page()} />);
    act(() => screen.getByRole('button', { name: 'Todos os eventos' }).focus());
    expect(await screen.findByText('Nenhum evento marcado nesta página.')).toBeVisible();
    expect(requested()).toEqual([0, 1]);
  });
});
