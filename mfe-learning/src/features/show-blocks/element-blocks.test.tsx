import { fireEvent, screen, within } from '@testing-library/react';
import { createNodeEnrollment, getCatalog, getEnrollmentNode } from '@shared-kit/contracts/learning';
import type { CardElement, Node, NodeEnrollment } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { aBlock, aContent, aPage, aTraining, anEnrollmentReply, anImage, lockedBy } from '../../test/card-factory.ts';
import { ShowBlocks } from './show-blocks.tsx';
import { place, simulateScreen } from './show-blocks.fixtures.ts';

simulateScreen();

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

test('renders no pre-test block when no remote fills its slot', () => {
  renderPage(<ShowBlocks page={aPage(aBlock('PreTest', [], { title: 'Pré-teste' }))} place={place} />);
  expect(screen.queryByText('Pré-teste')).toBeNull();
  expect(screen.queryByText(/não encontrado/)).toBeNull();
});
