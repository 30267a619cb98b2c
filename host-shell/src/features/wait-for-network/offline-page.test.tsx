import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getComposition } from '@shared-kit/contracts/delivery';
import { MockApi, renderPage } from '@shared-kit/testing';
import { OfflinePage } from './offline-page.tsx';
import { useNetworkAtStart } from './use-network-at-start.ts';

const user = userEvent.setup();
const composition = { id: 'a', modules: [], homeModule: 'blocks' as const, releases: [], fallbacks: [], keys: {} };
const heading = { name: 'Parece que você está sem conexão com a internet.' };

function Portal() {
  const network = useNetworkAtStart();
  return network.isMissing ? <OfflinePage {...network} /> : <p>Minhas turmas</p>;
}

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
});
afterEach(() => delete document.documentElement.dataset['unconfirmed']);

function open(unconfirmed?: 'offline' | 'slow') {
  if (unconfirmed) document.documentElement.dataset['unconfirmed'] = unconfirmed;
  return renderPage(<Portal />);
}

test('a portal that was opened offline shows a message and opens when the network returns', async () => {
  open('offline');
  expect(screen.getByRole('heading', heading)).toBeVisible();
  api.reply(getComposition, composition);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Minhas turmas')).toBeVisible();
});

test("'Tentar novamente' retries at once; without a response the page stays", async () => {
  open('offline');
  api.refuse(getComposition, { status: 503, code: 'unavailable', message: 'Indisponível.' });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByRole('heading', heading)).toBeVisible();
  api.reply(getComposition, composition);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Minhas turmas')).toBeVisible();
});

test('a person with a network, even a slow one, sees the portal', () => {
  const { unmount } = open();
  expect(screen.getByText('Minhas turmas')).toBeVisible();
  unmount();
  open('slow');
  expect(screen.getByText('Minhas turmas')).toBeVisible();
});

test('lists the trainings that the device keeps, each with its page', () => {
  const saved = {
    id: 'training-7',
    title: 'NR-10',
    path: '/level/7',
    pages: ['/level/7'],
    check: '',
    isComplete: true,
    bytes: 1,
    savedAt: 0,
    expiresAt: 1,
    replies: [],
    files: [],
  };
  renderPage(<OfflinePage isTrying={false} retry={() => undefined} saved={[saved]} />);
  const list = screen.getByRole('navigation', { name: 'Guardado neste aparelho' });
  expect(list).toContainElement(screen.getByRole('link', { name: 'NR-10' }));
  expect(screen.getByRole('link', { name: 'NR-10' })).toHaveAttribute('href', '/level/7');
});
