import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startOverride } from '@shared-kit/contracts/delivery';
import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { removeInTab } from '@shared-kit/runtime/session';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { storedOverride } from './stored-override.ts';
import { LocalPortal } from './local-portal.tsx';
import { OverrideRequest } from './override-request.tsx';

const user = userEvent.setup();
const origin = 'http://localhost:3004';
const requested = '/lojinha?idOffer=3&remote=mfe-store@http://localhost:3004';
const expiresAt = new Date(Date.now() + 8 * HOUR_MS).toISOString();
const developer = { ...testSession, permissions: { developer: true, canAccessSupport: false } };

const loadAnew = jest.fn();
let api: MockApi;
beforeEach(() => {
  removeInTab('override');
  loadAnew.mockClear();
  api = new MockApi();
});

function renderAt(at: string, session = developer) {
  return renderPage(
    <>
      <OverrideRequest loadAnew={loadAnew} />
      <ToastRegion />
    </>,
    { at, route: '*', session },
  );
}

describe('an address that requests an override', () => {
  test('an address that requests an override is refused with a message for people without the permission', async () => {
    renderAt(requested, testSession);
    expect(
      await screen.findByText('Usar um módulo da própria máquina é só para quem tem a permissão de desenvolvimento.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.calls(startOverride)).toHaveLength(0);
  });

  test('an address that requests an override is refused when it names no remote or no origin', async () => {
    renderAt('/?remote=mfe-store');
    expect(await screen.findByText(/O endereço não diz qual módulo trocar/)).toBeVisible();
  });

  test('an address that requests an override is refused by the server for an unlisted origin, and the reason is shown', async () => {
    api.refuse(startOverride, {
      status: 400,
      code: 'platform.origin-not-allowed',
      message: "A origem 'http://localhost:3004' não está na lista.",
    });
    renderAt(requested);
    await user.click(await screen.findByRole('button', { name: 'Usar nesta aba' }));
    expect(await screen.findByText(/não está na lista/)).toBeVisible();
    expect(storedOverride(Date.now())).toBeUndefined();
    expect(loadAnew).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('asks developers to confirm remote and origin; the tab stores the confirmation and reloads the page', async () => {
    api.reply(startOverride, { expiresAt });
    renderAt(requested);
    const dialog = await screen.findByRole('dialog', { name: 'Usar mfe-store da sua máquina?' });
    expect(dialog).toHaveTextContent(origin);
    await user.click(screen.getByRole('button', { name: 'Usar nesta aba' }));
    await waitFor(() => expect(loadAnew).toHaveBeenCalledTimes(1));
    expect(api.calls(startOverride)).toMatchObject([{ body: { remote: 'mfe-store', origin } }]);
    expect(storedOverride(Date.now())).toEqual({ remote: 'mfe-store', origin, expiresAt });
    expect(storedOverride(Date.parse(expiresAt))).toBeUndefined();
  });
});

const published: Release = {
  remote: 'mfe-store',
  version: '1.4.0',
  baseUrl: '/_remotes/mfe-store/1.4.0/',
  entry: 'remoteEntry.js',
  container: 'mfe_store',
  format: 'var',
  channel: 'stable',
  files: {},
  preloads: {},
  manifest: { id: 'mfe-store', module: 'store', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [] },
};
const composition: Composition = {
  id: 'a',
  modules: ['store'],
  homeModule: 'blocks',
  releases: [published],
  fallbacks: [],
  keys: {},
};

describe('a page with an override', () => {
  const show = async (answer: () => Promise<unknown>) => {
    const fetched = jest.fn((_address: string) => answer());
    globalThis.fetch = fetched as unknown as typeof fetch;
    renderPage(
      <LocalPortal override={{ remote: 'mfe-store', origin, expiresAt }} composition={composition}>
        {({ releases }) => (
          <p>{releases.map(({ remote, baseUrl, channel }) => `${remote} ${channel} ${baseUrl}`).join()}</p>
        )}
      </LocalPortal>,
    );
    await act(async () => undefined);
    return fetched;
  };
  const reply = (body: unknown) => Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) });

  test('names the remote and its origin', async () => {
    const { baseUrl: _, channel: __, ...built } = published;
    const fetched = await show(() => reply(built));
    expect(await screen.findByText('mfe-store override http://localhost:3004/')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Módulo em desenvolvimento' })).toHaveTextContent(
      'mfe-store vem de http://localhost:3004',
    );
    expect(fetched.mock.calls[0]?.[0]).toBe('http://localhost:3004/azulejo-release.json');
  });

  test.each([
    ['does not answer', () => Promise.reject(new TypeError('refused'))],
    ['has the build of another remote', () => reply({ ...published, remote: 'mfe-journey' })],
    ['has something else', () => reply({ hello: 'world' })],
  ])('shows the published remote and a message when the machine %s', async (_, answer) => {
    await show(answer);
    expect(await screen.findByText('mfe-store stable /_remotes/mfe-store/1.4.0/')).toBeVisible();
    expect(
      screen.getByText('http://localhost:3004 não entregou mfe-store: a versão publicada está em uso.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});
