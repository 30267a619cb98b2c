import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@shared-kit/testing';
import { aBlock, aContent, aPage, aTraining, anImage, lockedBy } from '../../test/card-factory.ts';
import { ShowBlocks } from './show-blocks.tsx';

const place = { idEnrollment: 7, idUser: 3, nodeCode: 'nr-10', idNodeEnrollment: 9 };

test('shows a notice for a block of an unknown type [B2.4-17]', () => {
  renderPage(<ShowBlocks page={aPage(aBlock('Mural'))} />);
  expect(screen.getByText('Componente Mural não encontrado.')).toBeVisible();
});

test('renders no calendar block when no remote fills its slot', () => {
  renderPage(<ShowBlocks page={aPage(aBlock('Calendar', [], { title: 'Sua agenda' }))} />);
  expect(screen.queryByText('Sua agenda')).toBeNull();
  expect(screen.queryByText(/não encontrado/)).toBeNull();
});

test('shows a notice for a page without blocks [B2.4-18] [B2.4-19]', () => {
  renderPage(<ShowBlocks page={aPage()} />);
  expect(screen.getByText('Esta página não possui blocos de conteúdo.')).toBeVisible();
});

test('renders the content of title and text sections [B2.4-12] [B2.4-13]', () => {
  const title = aBlock('TitleSection', [], { title: 'Aprenda', parameters: { description: 'Todo dia.' } });
  const text = aBlock('TextSection', [], { title: 'Dúvidas?', text: '<p>Ligue <strong>4040</strong>.</p>' });
  renderPage(<ShowBlocks page={aPage(title, text)} />);
  expect(screen.getByRole('heading', { name: 'Aprenda' })).toBeVisible();
  expect(screen.getByText('Todo dia.')).toBeVisible();
  expect(screen.getByText('4040').tagName).toBe('STRONG');
});

test('links a locked card to what has to be done first instead of to its content [B4.3-01]', () => {
  renderPage(
    <ShowBlocks
      page={aPage(aBlock('List', [aContent({ title: 'Página', lock: lockedBy('Vídeo', 41) })]))}
      place={place}
    />,
  );
  expect(screen.queryByRole('link', { name: 'Página' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Vídeo' })).toHaveAttribute('href', '/contentNode/41/9/7/3/V%C3%ADdeo');
});

test("shows 'Acesso Restrito' on a card without permission [B4.3-07]", () => {
  const lock = { reason: 'RESTRICTED', message: 'Este conteúdo é restrito', blockedBy: null } as const;
  renderPage(<ShowBlocks page={aPage(aBlock('Carrousel', [aTraining({ title: 'Contratos', lock })]))} />);
  expect(screen.getByText('Acesso Restrito')).toBeVisible();
});

test('disables the like button for a person who is not enrolled and explains why [B4.3-22]', async () => {
  renderPage(<ShowBlocks page={aPage(aBlock('Carrousel', [aTraining({ title: 'NR-10' })]))} />);
  const like = screen.getByRole('button', { name: 'Curtir' });
  expect(like).toHaveAttribute('aria-disabled', 'true');
  fireEvent.focus(like);
  expect((await screen.findAllByText('Para curtir, é necessário estar matriculado'))[0]).toBeInTheDocument();
});

describe('the banner slider', () => {
  const banner = aBlock(
    'MasterBanner',
    [anImage({ title: 'Um' }), anImage({ title: 'Dois' }), anImage({ title: 'Três' })],
    { title: 'Destaques', parameters: { rotationInterval: 5 } },
  );
  const shown = () => screen.getAllByRole('group', { hidden: true }).find((slide) => !slide.hasAttribute('inert'));

  beforeEach(() => {
    jest.useFakeTimers();
    window.matchMedia = (() => ({ matches: false })) as never;
  });
  afterEach(() => void jest.useRealTimers());

  test('rotates after the interval of the block, and from the last slide to the first [B2.5-12] [B9-28] [B2.4-01]', () => {
    renderPage(<ShowBlocks page={aPage(banner)} />);
    for (const title of ['Um', 'Dois', 'Três', 'Um']) {
      expect(within(shown() ?? document.body).getByText(title)).toBeInTheDocument();
      act(() => void jest.advanceTimersByTime(5000));
    }
  });

  test('stops when paused and while it is hovered or focused', () => {
    renderPage(<ShowBlocks page={aPage(banner)} />);
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Destaques' }));
    act(() => void jest.advanceTimersByTime(20_000));
    expect(within(shown() ?? document.body).getByText('Um')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Destaques' }));
    act(() => void jest.advanceTimersByTime(20_000));
    expect(within(shown() ?? document.body).getByText('Um')).toBeInTheDocument();
  });

  test('moves with arrows and dots', () => {
    renderPage(<ShowBlocks page={aPage(banner)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(within(shown() ?? document.body).getByText('Três')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Ir para o destaque 2' }));
    expect(within(shown() ?? document.body).getByText('Dois')).toBeInTheDocument();
  });
});
