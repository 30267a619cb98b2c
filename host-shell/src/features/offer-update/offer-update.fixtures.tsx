import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getComposition } from '@shared-kit/contracts/delivery';
import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { useComposition, useNotNow } from '@shared-kit/runtime/federation';
import { Link, Route, Routes } from '@shared-kit/runtime/router';
import { removeInTab } from '@shared-kit/runtime/session';
import { MockApi, renderPage } from '@shared-kit/testing';
import { UpdateNotice } from './update-notice.tsx';
import { useUpdate } from './use-update.ts';

export const user = userEvent.setup();
export const notice = 'Há uma versão nova do portal.';

export function release(
  remote: string,
  version: string,
  route: Partial<Release['manifest']['routes'][number]> = {},
): Release {
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

export function composed(id: string, ...releases: Release[]): Composition {
  return {
    id,
    modules: releases.map(({ manifest }) => manifest.module),
    homeModule: 'blocks',
    releases,
    fallbacks: [],
    keys: {},
  };
}

export const player = release('mfe-evaluations', '1.0.0', { chrome: 'bare' });
export const page = composed('a', release('mfe-store', '1.0.0'), release('mfe-learning', '1.0.0'), player);
export const newer = composed('b', release('mfe-store', '1.1.0'), release('mfe-learning', '1.0.0'), player);

export const loadAnew = jest.fn<(id: string) => void>();
export let api: MockApi;

export function showTab(state: DocumentVisibilityState): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Puts this composition on the server; the page reads it when the window gets the focus again. */
export async function deliver(composition: Composition): Promise<void> {
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

export const show = (at: string) => renderPage(<Portal />, { at, route: '*', composition: page });

/** Resets the composition before each test. */
export function resetComposition(): void {
  beforeEach(() => {
    removeInTab('update-taken');
    loadAnew.mockClear();
    api = new MockApi();
  });

  afterEach(() => showTab('visible'));
}
