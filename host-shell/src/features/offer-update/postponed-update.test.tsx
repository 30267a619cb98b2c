import { screen, waitFor } from '@testing-library/react';
import { getComposition } from '@shared-kit/contracts/delivery';
import {
  api,
  composed,
  deliver,
  loadAnew,
  newer,
  notice,
  player,
  release,
  resetComposition,
  show,
  showTab,
  user,
} from './offer-update.fixtures.tsx';

const storeOff = composed('c', release('mfe-learning', '1.0.0'), player);

resetComposition();

test('an update is neither offered nor applied while a part says "not now", and is offered afterwards', async () => {
  show('/evaluations');
  await deliver(newer);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'store' }));
  expect(loadAnew).not.toHaveBeenCalled();
  expect(screen.getByText('Página da loja')).toBeVisible();
  expect(screen.getByText(notice)).toBeVisible();
});

test('typed text postpones the update even when the form does not report it; an emptied field allows it', async () => {
  show('/learning');
  await user.type(screen.getByLabelText('Comentário'), 'Gostei');
  await deliver(newer);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  await showTab('hidden');
  await showTab('visible');
  expect(loadAnew).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Comentário'));
  expect(screen.getByText(notice)).toBeVisible();
});

describe('a page that could not be confirmed in time', () => {
  beforeEach(() => {
    document.documentElement.dataset['unconfirmed'] = 'slow';
  });
  afterEach(() => {
    delete document.documentElement.dataset['unconfirmed'];
  });

  test('requests the composition at its start, and reloads at once when a version of it was withdrawn', async () => {
    api.reply(getComposition, composed('d', release('mfe-store', '0.9.0'), release('mfe-learning', '1.0.0'), player));
    show('/store');
    await waitFor(() => expect(loadAnew).toHaveBeenCalledWith('d'));
  });

  test('offers a version that is only newer', async () => {
    api.reply(getComposition, newer);
    show('/store');
    expect(await screen.findByText(notice)).toBeVisible();
    expect(loadAnew).not.toHaveBeenCalled();
  });
});

test('a disabled module is removed at once while its page is not open, and its address then shows no page', async () => {
  show('/learning');
  await deliver(storeOff);
  expect(screen.getByText('Módulos: learning evaluations')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'store' }));
  expect(screen.getByText('Página não encontrada')).toBeVisible();
  expect(loadAnew).not.toHaveBeenCalled();
});

test('the open page of a disabled module stays until the person leaves it', async () => {
  show('/store');
  await deliver(storeOff);
  expect(screen.getByText('Página da loja')).toBeVisible();
  expect(screen.getByText('Módulos: store learning evaluations')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'learning' }));
  expect(screen.getByText('Módulos: learning evaluations')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'store' }));
  expect(screen.getByText('Página não encontrada')).toBeVisible();
});
