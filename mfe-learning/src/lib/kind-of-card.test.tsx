import { screen } from '@testing-library/react';
import { renderPage, testSteps } from '@shared-kit/testing';
import { aContent, aTraining } from '../test/card-factory.ts';
import { KindOfCard } from './kind-of-card.tsx';

const training = aTraining({ title: 'NR-10', nodeCode: 'nr-10', likes: 3, workload: '40 horas' });

test('renders the full card without a kind and for standard [B2.5-01]', () => {
  const { unmount } = renderPage(<KindOfCard kind={undefined} element={training} />);
  expect(screen.getByText('40 horas')).toBeVisible();
  unmount();
  renderPage(<KindOfCard kind="standard" element={training} />);
  expect(screen.getByRole('button', { name: 'Curtir' })).toBeVisible();
});

test.each([
  ['navigation', '/catalog/nr-10'],
  ['menu', '/catalog/nr-10'],
  ['avatar', '/level?nodeLevel=nr-10'],
])('renders a link without a like button for %s [B2.5-01]', (kind, href) => {
  renderPage(<KindOfCard kind={kind} element={training} />);
  expect(screen.getByRole('link', { name: /NR-10/ })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the progress for journey [B2.5-01]', () => {
  const enrollment = {
    idEnrollment: 7,
    status: 'IN_PROGRESS',
    progress: 40,
    canReenroll: 0,
    validUntil: null,
    steps: testSteps,
  } as const;
  renderPage(
    <KindOfCard
      kind="journey"
      element={{ ...training, enrollment, progressStatus: 'IN_PROGRESS', contentProgress: 40 }}
    />,
  );
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByText('Em andamento')).toBeVisible();
});

test.each(['navigation', 'menu', 'avatar'])(
  'renders a closed element for %s without a link and with the reason',
  (kind) => {
    const lock = { reason: 'ARCHIVED', message: 'Esta página foi arquivada.', blockedBy: null } as const;
    renderPage(<KindOfCard kind={kind} element={{ ...training, lock }} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Esta página foi arquivada.')).toBeVisible();
  },
);

test("shows 'Arquivado' for an archived training, whatever its progress [B4.1-08] [B4.1-09]", () => {
  renderPage(
    <KindOfCard
      kind="standard"
      element={{ ...training, status: 'ARCHIVED', progressStatus: 'IN_PROGRESS', contentProgress: 40 }}
    />,
  );
  expect(screen.getByText('Arquivado')).toBeVisible();
  expect(screen.queryByText('Em andamento')).toBeNull();
});

test('names a kind that does not exist [B2.5-04]', () => {
  renderPage(<KindOfCard kind="holograma" element={aContent()} />);
  expect(screen.getByText('O tipo "holograma" não existe na lista de componentes.')).toBeVisible();
});
