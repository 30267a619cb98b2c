import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getCampaignUser, listCampaigns, listCampaignsByContent } from '@shared-kit/contracts/gamification';
import type { Campaign } from '@shared-kit/contracts/gamification';
import { menuFlags } from '@shared-kit/contracts/delivery';
import {
  createNodeEnrollment,
  getCatalog,
  getEnrollmentNode,
  listMeetings,
  listRecommendations,
} from '@shared-kit/contracts/learning';
import type { CardElement, ListedMeeting, Node, NodeEnrollment } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { aBlock, aContent, aPage, aTraining, anEnrollmentReply, anImage, lockedBy } from '../../test/card-factory.ts';
import { ShowBlocks } from './show-blocks.tsx';

const place = { idEnrollment: 7, idUser: 3, nodeCode: 'pagina', idNodeEnrollment: 9 };
const trainings = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    ...aTraining({ title: `Curso ${from + index}` }),
    reason: 'Do seu interesse: Segurança',
  }));

/** Simulates a large screen on which every element is in view. */
let isSmall = false;
/** Also reports the end of a row as in view. */
let isEndInSight = false;
let isAnythingInSight = true;
beforeEach(() => {
  isSmall = false;
  isEndInSight = false;
  isAnythingInSight = true;
  window.matchMedia = ((query: string) => ({
    matches: isSmall && query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  globalThis.IntersectionObserver = class {
    private readonly notify: (entries: { isIntersecting: boolean }[]) => void;
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      this.notify = notify;
    }
    observe(element: Element) {
      // Except for the button at the end of a row, because nobody has scrolled there.
      if (isAnythingInSight && (isEndInSight || element.textContent !== 'Carregar mais'))
        this.notify([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as never;
});

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
    isEndInSight = true;
    fireEvent.click(more);
    expect(await screen.findByText('Não foi possível carregar mais.')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(pages(api)).toEqual([
      [0, 8],
      [8, 8],
    ]);
    isEndInSight = false;
    api.reply(listRecommendations, { totalRecords: 9, result: trainings(1, 9) });
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByRole('link', { name: 'Curso 9' })).toBeVisible();
    expect(screen.queryByText('Não foi possível carregar mais.')).toBeNull();
  });

  test('prefetches at every fifth slide on small screens, five at a time after the first six [B9-26] [B9-25]', async () => {
    isSmall = true;
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

test("lays cards out in 2 columns on medium screens, 3 on large ones, the format's number on wide ones and the block's number on phones [B9-23] [B9-40]", () => {
  renderPage(
    <ShowBlocks
      page={aPage(
        aBlock('Grid', [aTraining({ title: 'A' })], { title: 'Retrato', parameters: { cardFormat: 'portrait' } }),
        aBlock('Carrousel', [aTraining({ title: 'B' })], {
          title: 'Dois',
          parameters: { displayColumnsElements: 2, mobileColumns: 2 },
        }),
      )}
    />,
  );
  const columns = (list: HTMLElement) =>
    ['mobile', 'medium', 'large', 'wide'].map((screenSize) => list.style.getPropertyValue(`--columns-${screenSize}`));
  expect(columns(screen.getByRole('list', { name: 'Retrato' }))).toEqual(['', '2', '3', '5']);
  expect(columns(within(screen.getByRole('region', { name: 'Dois' })).getByRole('list'))).toEqual(['2', '2', '2', '2']);
});

test('renders the elements of a grid and a list as cards, and keeps the order of a list [B2.4-06] [B2.4-09] [B2.4-20]', () => {
  renderPage(
    <ShowBlocks
      page={aPage(
        aBlock('Grid', [aTraining({ title: 'NR-10' })]),
        aBlock('List', [aContent({ title: 'Vídeo' }), aContent({ title: 'Página' })]),
      )}
      place={place}
    />,
  );
  expect(within(screen.getByRole('list', { name: 'Grid' })).getByRole('link', { name: 'NR-10' })).toBeVisible();
  const items = within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Vídeo', 'Página']);
});

test('links to pages from node links; a locked link shows the reason and what has to be done first [B2.4-07] [B2.4-20]', () => {
  const nodes = [
    aTraining({ title: 'Segurança', nodeCode: 'seguranca', nodeType: 'ORGANIZATION' }),
    anImage({ title: 'Intranet', link: '/catalog/x' }),
  ];
  renderPage(
    <ShowBlocks
      page={aPage(
        aBlock('NodeLink', nodes, { title: 'Atalhos' }),
        aBlock('NodeLink', [aTraining({ title: 'Módulo 2', lock: lockedBy('Vídeo', 41) })], { title: 'Módulos' }),
      )}
    />,
  );
  const links = screen.getByRole('navigation', { name: 'Atalhos' });
  expect(within(links).getByRole('link', { name: 'Segurança' })).toHaveAttribute('href', '/catalog/seguranca');
  expect(within(links).getByRole('link', { name: 'Intranet' })).toHaveAttribute('href', '/catalog/x');
  expect(screen.queryByRole('link', { name: 'Módulo 2' })).toBeNull();
  expect(screen.getByText('Conclua “Vídeo” para liberar este item.')).toBeVisible();
});

describe('a list of blocks', () => {
  const entered: NodeEnrollment = {
    idNodeEnrollment: 12,
    idEnrollment: 7,
    idUser: 3,
    idTeam: null,
    progress: 0,
    processing: 0,
    status: 'NOT_ATTEMPTED',
    grade: null,
    equivalentNodeCode: null,
    lastAccessDate: null,
  };
  const page = (card: CardElement, ...blocks: Node['blocks']): Node => ({
    ...card,
    syllabus: '',
    hasEquivalences: 0,
    blocks,
    childNodes: [],
  });

  test('enters a page of the training and shows its blocks when it is expanded [B2.4-11] [B2.4-20]', async () => {
    const module = aTraining({ title: 'Módulo 1', nodeCode: 'modulo-1' });
    let isEntered = false;
    const api = new MockApi()
      .reply(getEnrollmentNode, () => ({
        node: page(module, aBlock('List', [aContent({ title: 'Aula', idContentItem: 41 })])),
        ...anEnrollmentReply,
        nodeEnrollment: isEntered ? entered : null,
      }))
      .reply(createNodeEnrollment, () => {
        isEntered = true;
        return { success: true as const, data: { newId: 12 } };
      });
    renderPage(<ShowBlocks page={aPage(aBlock('ListBlocks', [module]))} place={place} />);
    const toggle = screen.getByRole('button', { name: 'Módulo 1' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(toggle);
    expect(await screen.findByRole('link', { name: 'Aula' })).toHaveAttribute('href', '/contentNode/41/12/7/3/Aula');
    expect(api.calls(createNodeEnrollment)).toMatchObject([{ body: { nodeCode: 'modulo-1' } }]);
    fireEvent.click(toggle);
    expect(screen.queryByRole('link', { name: 'Aula' })).toBeNull();
  });

  test('expands catalogs, keeps a locked page closed and renders a training without enrolment as a card', async () => {
    const area = aTraining({ title: 'Segurança', nodeCode: 'seguranca', nodeType: 'ORGANIZATION' });
    const locked = aTraining({
      title: 'Jurídico',
      nodeType: 'ORGANIZATION',
      lock: { reason: 'RESTRICTED', message: 'Este conteúdo é restrito', blockedBy: null },
    });
    new MockApi().reply(getCatalog, page(area, aBlock('Carrousel', [aTraining({ title: 'NR-35' })])));
    renderPage(<ShowBlocks page={aPage(aBlock('ListBlocks', [area, locked, aTraining({ title: 'NR-10' })]))} />);
    expect(screen.getByRole('link', { name: 'NR-10' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Jurídico' }));
    expect(screen.getByText('Acesso Restrito')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Segurança' }));
    expect(await screen.findByRole('link', { name: 'NR-35' })).toBeVisible();
  });
});

describe('meetings', () => {
  const meeting = (fields: Partial<ListedMeeting>): ListedMeeting => ({
    idMeeting: 1,
    meetingType: 'PRESENCIAL',
    startDate: '2026-12-01 12:00:00',
    finishDate: '2026-12-01 20:00:00',
    address: 'Rua da Aurora, 1071',
    speaker: 'Otávio Ramires',
    nodeCode: 'lideranca',
    title: 'Liderança',
    teamName: 'Turma de Recife',
    idEnrollment: null,
    ...fields,
  });

  test("lists the meetings of the page, or all of them with 'Todos os eventos' [B2.4-08] [B2.5-11]", async () => {
    const online = meeting({
      idMeeting: 2,
      title: 'Mentoria',
      meetingType: 'ONLINE',
      address: 'meet.aurora.com.br/sala',
      idEnrollment: 7,
    });
    const api = new MockApi().reply(listMeetings, ({ query }) => {
      const result = 'nodeCode' in query ? [meeting({})] : [meeting({}), online];
      return { totalRecords: result.length, result };
    });
    renderPage(<ShowBlocks page={aPage(aBlock('Meeting', [], { title: 'Encontros' }))} />);
    const list = screen.getByRole('region', { name: 'Encontros' });
    expect(await within(list).findByRole('link', { name: 'Liderança' })).toHaveAttribute('href', '/catalog/lideranca');
    expect(within(list).getByText('Rua da Aurora, 1071')).toBeVisible();
    expect(within(list).getByText('01/12')).toBeVisible();
    expect(within(list).getByText('09:00 – 17:00')).toBeVisible();
    expect(within(list).getByRole('button', { name: 'Eventos da página' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(within(list).getByRole('button', { name: 'Todos os eventos' }));
    expect(await within(list).findByRole('link', { name: 'Mentoria' })).toHaveAttribute('href', '/level/7');
    expect(within(list).getByRole('link', { name: 'Entrar no encontro' })).toHaveAttribute(
      'href',
      'http://meet.aurora.com.br/sala',
    );
    expect(api.calls(listMeetings)[0]).toMatchObject({ query: { nodeCode: 'pagina' } });
  });

  test('shows an empty state without meetings and offers a retry after a failure', async () => {
    const api = new MockApi().refuse(listMeetings, { status: 409, code: 'x.y', message: 'Falhou.' });
    renderPage(<ShowBlocks page={aPage(aBlock('Meeting'))} />);
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8000 });
    api.reply(listMeetings, { totalRecords: 0, result: [] });
    fireEvent.click(retry);
    await waitFor(() => expect(screen.getByText('Nenhum evento marcado nesta página.')).toBeVisible());
  }, 12_000);
});

describe('blocks far down the page', () => {
  const page = () =>
    aPage(aBlock('Recommendation', [], { title: 'Para você' }), aBlock('Meeting', [], { title: 'Encontros' }));
  let api: MockApi;
  beforeEach(() => {
    isAnythingInSight = false;
    api = new MockApi()
      .reply(listRecommendations, { totalRecords: 1, result: trainings(1) })
      .reply(listMeetings, { totalRecords: 0, result: [] });
  });
  const requestCounts = () => [api.calls(listRecommendations).length, api.calls(listMeetings).length];

  test('does not load before the person gets near', async () => {
    renderPage(<ShowBlocks page={page()} />);
    await act(() => Promise.resolve());
    expect(requestCounts()).toEqual([0, 0]);
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
    expect(requestCounts()).toEqual([1, 1]);
  });

  test('loads when an element inside takes the focus', async () => {
    renderPage(<ShowBlocks page={page()} />);
    act(() => screen.getByRole('button', { name: 'Todos os eventos' }).focus());
    expect(await screen.findByText('Nenhum evento marcado nesta página.')).toBeVisible();
    expect(requestCounts()).toEqual([0, 1]);
  });
});

describe('campaigns', () => {
  const campaign = (fields: Partial<Campaign>): Campaign => ({
    idgamification_campaign: 3,
    name: 'Energia Segura',
    description: '',
    startDate: '2026-11-01 03:00:00',
    // Midnight of the new year in São Paulo.
    endDate: '2027-01-01 03:00:00',
    points: 1250,
    status: 1,
    notified: 1,
    ...fields,
  });
  const inCampaign = { session: { flags: [menuFlags.isInCampaign] } };

  test("lists the person's active campaigns with points and position [B2.4-16] [B2.4-20]", async () => {
    const api = new MockApi()
      .reply(listCampaigns, { campaigns: [campaign({})] })
      .reply(getCampaignUser, { campaignUserDetail: { position: 4, points: 1250, pointsToNext: 15, neighbours: [] } });
    renderPage(<ShowBlocks page={aPage(aBlock('Campaign', [], { title: 'Campanhas' }))} />, inCampaign);
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'Energia Segura' })).toBeVisible();
    expect(within(card).getByText('1.250')).toBeVisible();
    expect(within(card).getByText(/31\/12\/2026/)).toBeVisible();
    expect(await within(card).findByText('4º')).toBeVisible();
    expect(api.calls(listCampaigns)).toMatchObject([{ query: { onlyActive: 'true' } }]);
  });

  test('lists the campaigns of the training on its pages and renders no block without any', async () => {
    const api = new MockApi().reply(listCampaignsByContent, { campaigns: [] });
    renderPage(
      <ShowBlocks
        page={aPage(aBlock('List', [aContent({ idContentItem: 41 })]), aBlock('Campaign', [], { title: 'Campanhas' }))}
        place={place}
      />,
      inCampaign,
    );
    await waitFor(() => expect(api.calls(listCampaignsByContent)).toMatchObject([{ params: { idElement: '41' } }]));
    await waitFor(() => expect(screen.queryByText('Campanhas')).toBeNull());
  });

  test('renders no campaigns on a training page without contents, even for a participant', async () => {
    const api = new MockApi()
      .reply(listCampaigns, { campaigns: [campaign({})] })
      .reply(getCampaignUser, { campaignUserDetail: { position: 4, points: 1250, pointsToNext: 15, neighbours: [] } });
    renderPage(<ShowBlocks page={aPage(aBlock('Campaign', [], { title: 'Campanhas' }))} place={place} />, inCampaign);
    expect(screen.queryByRole('region', { name: 'Campanhas' })).toBeNull();
    expect(api.calls(listCampaigns)).toEqual([]);
  });

  test('renders no block for a person without a campaign', () => {
    renderPage(<ShowBlocks page={aPage(aBlock('Campaign', [], { title: 'Campanhas' }))} />);
    expect(screen.queryByText('Campanhas')).toBeNull();
    expect(screen.queryByText(/não encontrado/)).toBeNull();
  });
});

test('renders no pre-test block when no remote fills its slot', () => {
  renderPage(<ShowBlocks page={aPage(aBlock('PreTest', [], { title: 'Pré-teste' }))} place={place} />);
  expect(screen.queryByText('Pré-teste')).toBeNull();
  expect(screen.queryByText(/não encontrado/)).toBeNull();
});
