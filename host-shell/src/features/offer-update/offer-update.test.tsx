import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '@shared-kit/runtime/api';
import { currentSession } from '@shared-kit/contracts/identity';
import { getComposition } from '@shared-kit/contracts/delivery';
import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { notNow, useComposition, useNotNow } from '@shared-kit/runtime/federation';
import { Link, Route, Routes } from '@shared-kit/runtime/router';
import { removeInTab, writeInTab } from '@shared-kit/runtime/session';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { UpdateNotice } from './update-notice.tsx';
import { LONG_AWAY_MS } from './update.rules.ts';
import { useUpdate } from './use-update.ts';

const user = userEvent.setup();
const notice = 'Há uma versão nova do portal.';

function release(remote: string, version: string, route: Partial<Release['manifest']['routes'][number]> = {}): Release {
  const module = remote.slice(4);
  return {
    remote,
    version,
    baseUrl: `/_remotes/${remote}/${version}/`,
    entry: 'remoteEntry.js',
    container: remote,
    format: 'var',
    channel: 'stable',
    files: {},
    preloads: {},
    manifest: {
      id: remote,
      module,
      contract: 1,
      routes: [{ path: `/${module}`, page: module, title: module, chrome: 'full', ...route }],
      menu: [],
      slots: [],
      emits: [],
      listens: [],
    },
  };
}

function composed(id: string, ...releases: Release[]): Composition {
  return {
    id,
    modules: releases.map(({ manifest }) => manifest.module),
    homeModule: 'blocks',
    releases,
    fallbacks: [],
    keys: {},
  };
}

const player = release('mfe-evaluations', '1.0.0', { chrome: 'calm' });
const page = composed('a', release('mfe-store', '1.0.0'), release('mfe-learning', '1.0.0'), player);
const newer = composed('b', release('mfe-store', '1.1.0'), release('mfe-learning', '1.0.0'), player);
const storeOff = composed('c', release('mfe-learning', '1.0.0'), player);

const loadAnew = jest.fn<(id: string) => void>();
let api: MockApi;
beforeEach(() => {
  removeInTab('update-taken');
  loadAnew.mockClear();
  api = new MockApi();
});
afterEach(() => showTab('visible'));

function showTab(state: DocumentVisibilityState): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Puts this composition on the server; the page reads it when the window gets the focus again. */
async function deliver(composition: Composition): Promise<void> {
  const before = api.calls(getComposition).length;
  api.reply(getComposition, composition);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(api.calls(getComposition)).toHaveLength(before + 1));
  await act(async () => undefined);
}

function Busy() {
  useNotNow(true, 'payment');
  return <p>Pagamento em andamento</p>;
}

function Portal() {
  const { location, offer } = useUpdate(page, loadAnew);
  const { modules } = useComposition();
  return (
    <>
      <nav>
        {['store', 'learning', 'evaluations'].map((to) => (
          <Link key={to} to={`/${to}`}>
            {to}
          </Link>
        ))}
      </nav>
      <p>Módulos: {modules.join(' ')}</p>
      <Routes location={location}>
        <Route
          path="/store"
          element={modules.includes('store') ? <p>Página da loja</p> : <p>Página não encontrada</p>}
        />
        <Route path="/learning" element={<textarea aria-label="Comentário" />} />
        <Route path="/evaluations" element={<Busy />} />
      </Routes>
      <UpdateNotice offer={offer} />
    </>
  );
}

const show = (at: string) => renderPage(<Portal />, { at, route: '*', composition: page });

test('nothing is shown while the composition stays the same, nor when the server does not respond', async () => {
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
    now.mockReturnValue(LONG_AWAY_MS);
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
