import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentCompleted, getCardList, getCatalog, getEnrollmentTree, getNode } from '@shared-kit/contracts/learning';
import type { EnrollmentTreeNode, Node } from '@shared-kit/contracts/learning';
import { publish } from '@shared-kit/runtime/events';
import { MockApi, renderPage, testSteps } from '@shared-kit/testing';
import { aBlock, aTraining } from './test/card-factory.ts';
import { SlotComponent as Home } from './pages/blocks-home.tsx';
import { Page as CardListPage } from './pages/card-list.tsx';
import { Page as CatalogPage } from './pages/catalog.tsx';
import { Page as LevelPage } from './pages/level.tsx';
import { Page as NodeTreePage } from './pages/node-tree.tsx';

function node(fields: Partial<Node>): Node {
  return { ...aTraining(), syllabus: '', hasEquivalences: 0, blocks: [], childNodes: [], ...fields };
}

const enrollment = {
  idEnrollment: 7,
  status: 'IN_PROGRESS',
  progress: 40,
  canReenroll: 0,
  validUntil: null,
  steps: testSteps,
} as const;

describe('/level?nodeLevel', () => {
  const at = (nodeLevel: string) => ({ at: `/level?nodeLevel=${nodeLevel}`, route: '/level' });

  test("redirects to the person's own enrolment in the node [B2.1-03]", async () => {
    new MockApi().reply(getCatalog, node({ nodeCode: 'nr-10', entryPoint: 1, enrollment }));
    renderPage(<LevelPage />, at('nr-10'));
    expect(await screen.findByTestId('location')).toHaveTextContent('/level/7');
  });

  test('redirects to a part of a training within the enrolment in the training [B2.1-03]', async () => {
    const parent = { nodeCode: 'lgpd', title: 'LGPD', shortTitle: '' };
    new MockApi().reply(getCatalog, ({ params }) =>
      params.id === 'lgpd'
        ? node({ nodeCode: 'lgpd', entryPoint: 1, enrollment })
        : node({ nodeCode: 'modulo-1', entryPoint: 0, parentNodes: [parent] }),
    );
    renderPage(<LevelPage />, at('modulo-1'));
    expect(await screen.findByTestId('location')).toHaveTextContent('/level/7/modulo-1');
  });

  test('redirects a person without an enrolment to the catalog and shows an error for an unknown node', async () => {
    const api = new MockApi().reply(getCatalog, node({ nodeCode: 'nr-10', entryPoint: 1 }));
    const { unmount } = renderPage(<LevelPage />, at('nr-10'));
    expect(await screen.findByTestId('location')).toHaveTextContent('/catalog/nr-10');
    unmount();
    api.refuse(getCatalog, { status: 404, code: 'x.not-found', message: 'Não encontrado.' });
    renderPage(<LevelPage />, at('nada'));
    expect(await screen.findByText('Treinamento não encontrado')).toBeVisible();
  });
});

describe('/nodeTree', () => {
  const at = (code: string) => ({ at: `/nodeTree/${code}`, route: '/nodeTree/:nodeCode' });
  const nr10: EnrollmentTreeNode = {
    nodeCode: 'nr-10',
    title: 'NR-10',
    nodeType: 'LEARNING',
    enrollment: { idEnrollment: 7, status: 'EQUIVALENCY', progress: 100, steps: testSteps },
    childNodes: [],
  };
  const safety: EnrollmentTreeNode = {
    nodeCode: 'seguranca',
    title: 'Segurança',
    nodeType: 'ORGANIZATION',
    enrollment: null,
    childNodes: [nr10],
  };
  const nodeTree = [
    { nodeCode: 'home', title: 'Início', nodeType: 'ORGANIZATION' as const, enrollment: null, childNodes: [safety] },
  ];

  test("lists the catalogs with the person's trainings, each with a link to its level [B2.1-04] [B0-01]", async () => {
    new MockApi().reply(getEnrollmentTree, { nodeTree });
    renderPage(<NodeTreePage />, at('home'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Minhas matrículas' })).toBeVisible();
    const catalog = screen.getByRole('group');
    expect(within(catalog).getByText('1 treinamento')).toBeVisible();
    expect(within(catalog).getByRole('link', { name: 'NR-10' })).toHaveAttribute('href', '/level/7');
    expect(within(catalog).getByText('Concluído por equivalência')).toBeVisible();
  });

  test('starts at the node of the address and links to the catalog when the person has no enrolment there', async () => {
    new MockApi().reply(getEnrollmentTree, { nodeTree });
    const { unmount } = renderPage(<NodeTreePage />, at('seguranca'));
    expect(await screen.findByText('Seus treinamentos em Segurança')).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
    unmount();
    renderPage(<NodeTreePage />, at('pessoas'));
    expect(await screen.findByText('Sem matrículas.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver catálogo' })).toHaveAttribute('href', '/catalog/pessoas');
  });

  test('adds the enrolments of other catalogs under a heading of their own', async () => {
    new MockApi().reply(getEnrollmentTree, { nodeTree });
    const { unmount } = renderPage(<NodeTreePage />, at('pessoas'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Outras matrículas' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'NR-10' })).toHaveAttribute('href', '/level/7');
    unmount();
    renderPage(<NodeTreePage />, at('seguranca'));
    expect(await screen.findByRole('link', { name: 'NR-10' })).toBeVisible();
    expect(screen.queryByText('Outras matrículas')).not.toBeInTheDocument();
  });
});

describe('/cardlist', () => {
  const at = { at: '/cardlist/12', route: '/cardlist/:id' };

  test('shows all cards of a block in the format of the block [B2.1-06]', async () => {
    const cards = [aTraining({ title: 'NR-10' }), aTraining({ title: 'NR-35' })];
    const block = aBlock('Carrousel', cards, { idBlock: 12, title: 'Obrigatórios' });
    new MockApi().reply(getCardList, { nodeCode: 'seguranca', title: 'Segurança', isHome: 0, block });
    renderPage(<CardListPage />, at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Obrigatórios' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('refetches the cards and the enrolment tree after something was completed', async () => {
    const api = new MockApi()
      .reply(getCardList, { nodeCode: 'home', title: 'Início', isHome: 1, block: aBlock('Grid') })
      .reply(getEnrollmentTree, { nodeTree: [] });
    renderPage(
      <>
        <CardListPage />
        <NodeTreePage />
      </>,
      at,
    );
    await screen.findByText('Não foram encontrados resultados');
    act(() => publish(contentCompleted, { idEnrollment: 7, idContentItem: 41 }));
    await waitFor(() =>
      expect([getCardList, getEnrollmentTree].map((endpoint) => api.calls(endpoint).length > 1)).toEqual([true, true]),
    );
  });

  test('shows an empty state for an empty list and an error for an unknown one [B8-07] [B8-10]', async () => {
    const api = new MockApi().reply(getCardList, {
      nodeCode: 'home',
      title: 'Início',
      isHome: 1,
      block: aBlock('Grid'),
    });
    const { unmount } = renderPage(<CardListPage />, at);
    expect(await screen.findByText('Não foram encontrados resultados')).toBeVisible();
    unmount();
    api.refuse(getCardList, { status: 404, code: 'x.not-found', message: 'Não encontrado.' });
    renderPage(<CardListPage />, at);
    expect(await screen.findByText('Lista não encontrada')).toBeVisible();
  });
});

test("heads the home with the menu's name of it, whatever the content is called", async () => {
  new MockApi().reply(getNode, node({ nodeCode: 'home', title: 'Bem-vindos' }));
  renderPage(<Home />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
});

describe('a page that fails to load', () => {
  const broken = { status: 409, code: 'x.y', message: 'O servidor está em manutenção.' };

  test.each([
    ['home', Home, { at: '/', route: '/' }],
    ['catalog', CatalogPage, { at: '/catalog/x', route: '/catalog/:nodeCode' }],
    ['enrolment tree', NodeTreePage, { at: '/nodeTree/x', route: '/nodeTree/:nodeCode' }],
    ['card list', CardListPage, { at: '/cardlist/12', route: '/cardlist/:id' }],
    ['level by node', LevelPage, { at: '/level?nodeLevel=x', route: '/level' }],
  ] as const)(
    "shows 'Um problema inesperado ocorreu' on %s with the server's message and a retry [B8-01] [B7-01] [B8-27]",
    async (_, Page, at) => {
      const api = new MockApi();
      for (const endpoint of [getNode, getCatalog, getEnrollmentTree, getCardList]) api.refuse(endpoint, broken);
      renderPage(<Page />, at);
      expect(await screen.findByRole('heading', { level: 1, name: 'Um problema inesperado ocorreu' })).toBeVisible();
      expect(screen.getByText('O servidor está em manutenção.')).toBeVisible();
      const before =
        api.calls(getNode).length +
        api.calls(getCatalog).length +
        api.calls(getEnrollmentTree).length +
        api.calls(getCardList).length;
      await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
      const after =
        api.calls(getNode).length +
        api.calls(getCatalog).length +
        api.calls(getEnrollmentTree).length +
        api.calls(getCardList).length;
      expect(after).toBe(before + 1);
    },
  );
});
