import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from 'shared-kit/api';
import { currentSession } from 'shared-kit/contracts/identity';
import { getComposition } from 'shared-kit/contracts/delivery';
import type { Composition, Release } from 'shared-kit/contracts/delivery';
import { notNow, useComposition, useNotNow } from 'shared-kit/federation';
import { Link, Route, Routes } from 'shared-kit/router';
import { removeInTab, writeInTab } from 'shared-kit/session';
import { MockApi, renderPage, testSession } from 'shared-kit/test';
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

/** The server has this composition now, and the page learns it when the window is looked at again. */
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

test('nothing is said while the composition stays as it is, nor when the server can not be asked', async () => {
  show('/store');
  await deliver(page);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  api.refuse(getComposition, { status: 503, code: 'unavailable', message: 'Indisponível.' });
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

test('a newer version is offered; taking it loads the page anew', async () => {
  show('/store');
  await deliver(newer);
  expect(screen.getByText(notice)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Atualizar agora' }));
  expect(loadAnew).toHaveBeenCalledWith('b');
});

test("after 'Depois' nothing more is said, and the next page comes new while the old one stays on the screen", async () => {
  show('/store');
  await deliver(newer);
  await user.click(screen.getByRole('button', { name: 'Depois' }));
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  expect(loadAnew).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'learning' }));
  expect(loadAnew).toHaveBeenCalledWith('b');
  expect(screen.getByText('Página da loja')).toBeVisible();
});

test('a page that was loaded for it and came as it was is not loaded over and over', async () => {
  writeInTab('update-taken', 'b');
  show('/store');
  await deliver(newer);
  await user.click(screen.getByRole('link', { name: 'learning' }));
  expect(loadAnew).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Comentário')).toBeVisible();
});

test('while a part says "not now" it is neither offered nor taken; afterwards it is offered', async () => {
  show('/evaluations');
  await deliver(newer);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'store' }));
  expect(loadAnew).not.toHaveBeenCalled();
  expect(screen.getByText('Página da loja')).toBeVisible();
  expect(screen.getByText(notice)).toBeVisible();
});

test('typed text holds it back, whoever forgot to say so; emptied, it is offered', async () => {
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

test('a tab that was out of sight for long comes back new, unless something is held', async () => {
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

test('a version that was taken back goes as soon as nobody looks', async () => {
  show('/store');
  await deliver(composed('d', release('mfe-store', '0.9.0'), release('mfe-learning', '1.0.0'), player));
  expect(screen.getByText(notice)).toBeVisible();
  await showTab('hidden');
  expect(loadAnew).toHaveBeenCalledWith('d');
});

describe('a page that nobody could confirm in time', () => {
  beforeEach(() => {
    document.documentElement.dataset['unconfirmed'] = 'slow';
  });
  afterEach(() => {
    delete document.documentElement.dataset['unconfirmed'];
  });

  test('asks as it begins, and goes at once where a version of it was taken back', async () => {
    api.reply(getComposition, composed('d', release('mfe-store', '0.9.0'), release('mfe-learning', '1.0.0'), player));
    show('/store');
    await waitFor(() => expect(loadAnew).toHaveBeenCalledWith('d'));
  });

  test('offers what is merely newer', async () => {
    api.reply(getComposition, newer);
    show('/store');
    expect(await screen.findByText(notice)).toBeVisible();
    expect(loadAnew).not.toHaveBeenCalled();
  });
});

test('a module that was switched off goes at once, but from under nobody: its open page says so at the next navigation', async () => {
  show('/learning');
  await deliver(storeOff);
  expect(screen.getByText('Módulos: learning evaluations')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'store' }));
  expect(screen.getByText('Página não encontrada')).toBeVisible();
  expect(loadAnew).not.toHaveBeenCalled();
});

test('the open page of a module that was switched off stays until it is left', async () => {
  show('/store');
  await deliver(storeOff);
  expect(screen.getByText('Página da loja')).toBeVisible();
  expect(screen.getByText('Módulos: store learning evaluations')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'learning' }));
  expect(screen.getByText('Módulos: learning evaluations')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'store' }));
  expect(screen.getByText('Página não encontrada')).toBeVisible();
});

test('any reply tells of it, also one about something else', async () => {
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
