import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { call } from '@shared-kit/runtime/api';
import { currentSession } from '@shared-kit/contracts/identity';
import { getComposition } from '@shared-kit/contracts/delivery';
import { notNow } from '@shared-kit/runtime/federation';
import { writeInTab } from '@shared-kit/runtime/session';
import { testSession } from '@shared-kit/testing';
import { LONG_HIDDEN_MS } from './update.rules.ts';
import {
  api,
  composed,
  deliver,
  loadAnew,
  newer,
  notice,
  page,
  player,
  release,
  resetComposition,
  show,
  showTab,
  user,
} from './offer-update.fixtures.tsx';

resetComposition();

test('shows nothing while the composition stays the same, nor when the server does not respond', async () => {
  show('/store');
  await deliver(page);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  api.refuse(getComposition, { status: 503, code: 'unavailable', message: 'Indisponível.' });
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

test('a newer version is offered, and accepting it reloads the page', async () => {
  show('/store');
  await deliver(newer);
  expect(screen.getByText(notice)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Atualizar agora' }));
  expect(loadAnew).toHaveBeenCalledWith('b');
});

test("after 'Depois' the notice does not return, and the next navigation loads a new page while the old one stays visible", async () => {
  show('/store');
  await deliver(newer);
  await user.click(screen.getByRole('button', { name: 'Depois' }));
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  expect(loadAnew).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'learning' }));
  expect(loadAnew).toHaveBeenCalledWith('b');
  expect(screen.getByText('Página da loja')).toBeVisible();
});

test('a page that was reloaded for an update and came back unchanged is not reloaded again', async () => {
  writeInTab('update-taken', 'b');
  show('/store');
  await deliver(newer);
  await user.click(screen.getByRole('link', { name: 'learning' }));
  expect(loadAnew).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Comentário')).toBeVisible();
});

test('a tab that was hidden for long reloads when shown again, unless an update is postponed', async () => {
  const now = jest.spyOn(Date, 'now');
  show('/store');
  await deliver(newer);
  let letGo = (): void => undefined;
  act(() => {
    letGo = notNow('upload');
  });
  for (const [expected, free] of [
    [0, () => undefined],
    [1, () => letGo()],
  ] as const) {
    act(() => free());
    now.mockReturnValue(0);
    await showTab('hidden');
    now.mockReturnValue(LONG_HIDDEN_MS);
    await showTab('visible');
    expect(loadAnew).toHaveBeenCalledTimes(expected);
  }
  now.mockRestore();
});

test('a withdrawn version is replaced as soon as the tab is hidden', async () => {
  show('/store');
  await deliver(composed('d', release('mfe-store', '0.9.0'), release('mfe-learning', '1.0.0'), player));
  expect(screen.getByText(notice)).toBeVisible();
  await showTab('hidden');
  expect(loadAnew).toHaveBeenCalledWith('d');
});

test('any API response reports a new composition', async () => {
  api.reply(getComposition, newer).reply(currentSession, testSession);
  show('/store');
  await act(() => call(currentSession, {}));
  expect(api.calls(getComposition)).toHaveLength(0);
  api.announceComposition('b');
  await act(() => call(currentSession, {}));
  expect(await screen.findByText(notice)).toBeVisible();
  await act(() => call(currentSession, {}));
  expect(api.calls(getComposition)).toHaveLength(1);
});
