import * as z from 'zod/mini';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exchangeToken, loginInfo } from '@shared-kit/contracts/identity';
import { MemoryRouter, Route, Routes, useLocation } from '@shared-kit/runtime/router';
import {
  endSession,
  nameStorage,
  readInTab,
  readStored,
  restoreSession,
  startSession,
} from '@shared-kit/runtime/session';
import { MockApi, testSession, testTenant } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { clearEntry, storeEntry } from '../../lib/entry/stored-entry.ts';
import { afterRedirect, afterVisit, noHistory } from '../../lib/navigation-history/navigation-history.rules.ts';
import { storeHistory } from '../../lib/navigation-history/stored-history.ts';
import { recordLogout } from '../../lib/sso/sso-memory.ts';
import { LoginPage } from './login-page.tsx';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

function show(address = '/login', tenant = testTenant) {
  restoreSession(tenant);
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <ToastRegion />
    </MemoryRouter>,
  );
}

const user = userEvent.setup();
const withSso = { ...testTenant, hasSamlConfiguration: true };
const arrival = async () => (await screen.findByTestId('elsewhere')).textContent;
const over = 'Este link de acesso já foi usado ou expirou. Entre novamente.';
const other = {
  ...testSession,
  token: 'outro',
  viewer: { ...testSession.viewer, idUser: testSession.viewer.idUser + 1, name: 'Outra Pessoa' },
};

let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  nameStorage('/teste');
  endSession();
  clearEntry();
  api = new MockApi().reply(exchangeToken, testSession);
});

describe('a one-time token', () => {
  test('in the address logs in automatically and leads to the last page [A4l-09] [A4l-04]', async () => {
    storeHistory(afterVisit(noHistory, '/content/7', testSession.viewer.idUser));
    storeEntry({ token: 'uma-vez' });
    show();
    expect(await arrival()).toBe('/content/7');
    expect(api.calls(exchangeToken).map(({ body }) => body)).toEqual([{ token: 'uma-vez' }]);
    expect(readInTab('entry', z.unknown())).toBeUndefined();
  });

  test('that the tab stored before a reload logs in as well [A4l-10]', async () => {
    // State as boot stores it, before a page that did not finish loading.
    sessionStorage.setItem('azulejo:/teste:entry', JSON.stringify({ token: 'guardado', callback: '/perfil' }));
    show();
    expect(await arrival()).toBe('/perfil');
    expect(api.calls(exchangeToken).map(({ body }) => body)).toEqual([{ token: 'guardado' }]);
  });

  test('that has expired shows the login and a message', async () => {
    api.refuse(exchangeToken, { status: 410, code: 'identity.entry-token-over', message: 'x' });
    storeEntry({ token: 'gasto' });
    show();
    expect(await screen.findByText(over)).toBeVisible();
    expect(screen.getByLabelText('Login')).toBeVisible();
    expect(readInTab('entry', z.unknown())).toBeUndefined();
  });

  test('that can’t be exchanged now is stored and can be retried', async () => {
    api.refuse(exchangeToken, {
      status: 429,
      code: 'identity.too-many-attempts',
      message: 'Muitas tentativas. Aguarde 5 minutos.',
    });
    storeEntry({ token: 'espera' });
    show();
    expect(await screen.findByText('Muitas tentativas. Aguarde 5 minutos.')).toBeVisible();
    api.reply(exchangeToken, testSession);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await arrival()).toBe('/');
  });

  test.each([408, 425])('that got the status %i is stored and can be retried', async (status) => {
    api.refuse(exchangeToken, { status, code: 'request.timeout', message: 'O servidor demorou a responder.' });
    storeEntry({ token: `espera-${status}` });
    show();
    expect(await screen.findByText('O servidor demorou a responder.')).toBeVisible();
    expect(readInTab('entry', z.unknown())).toEqual({ token: `espera-${status}` });
    api.reply(exchangeToken, testSession);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await arrival()).toBe('/');
  });

  test('that can’t be exchanged now can be discarded', async () => {
    api.refuse(exchangeToken, { status: 429, code: 'identity.too-many-attempts', message: 'Muitas tentativas.' });
    storeEntry({ token: 'desisto' });
    show();
    await user.click(await screen.findByRole('button', { name: 'Entrar com login e senha' }));
    expect(screen.getByLabelText('Login')).toBeVisible();
    expect(readInTab('entry', z.unknown())).toBeUndefined();
  });

  test('replaces the existing session and shows whose session it is now', async () => {
    startSession(other);
    storeEntry({ token: 'uma-vez-2' });
    show();
    expect(await arrival()).toBe('/');
    expect(readStored('token', z.string())).toBe(testSession.token);
    expect(screen.getByText(`Agora você está como ${testSession.viewer.name}.`)).toBeVisible();
  });

  test('that has expired ends no session', async () => {
    api.refuse(exchangeToken, { status: 410, code: 'identity.entry-token-over', message: 'x' });
    startSession(other);
    storeEntry({ token: 'gasto-2' });
    show();
    expect(await arrival()).toBe('/');
    expect(screen.getByText(over)).toBeVisible();
  });
});

describe("the company's own login", () => {
  test("the company's own login has the link 'Entrar com credenciais da minha empresa' when the company has one [A2l-07] [A7a-06]", () => {
    storeHistory(afterRedirect(noHistory, '/content/9'));
    const { unmount } = show('/login', withSso);
    expect(screen.getByRole('link', { name: 'Entrar com credenciais da minha empresa' }).getAttribute('href')).toMatch(
      /\/login\/sso\/1\?callback=%2Fcontent%2F9$/,
    );
    unmount();
    show();
    expect(screen.queryByText('Entrar com credenciais da minha empresa')).not.toBeInTheDocument();
  });

  test("the company's own login is the only way for a person without a password", async () => {
    api.reply(loginInfo, { success: true, ssoOnly: true });
    show('/login', withSso);
    await user.type(screen.getByLabelText('Login'), 'hugo{Enter}');
    expect(await screen.findByText('Esta conta entra com as credenciais da empresa.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Entre pela sua empresa' })).toHaveFocus();
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Entrar com credenciais da minha empresa' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Trocar login' }));
    expect(screen.getByLabelText('Login')).toHaveValue('hugo');
  });

  test.each([
    ['failed', /Não foi possível confirmar/],
    ['unknown-person', /não há uma conta ativa/],
    ['unavailable', /não está disponível/],
    ['too-many', /Muitas tentativas/],
  ])('shows the reason when it failed (%s)', (fault, words) => {
    show(`/login?byPassSSO=true&sso=${fault}`, { ...withSso, samlConfiguration: { autoRedirect: true } });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByLabelText('Login')).toBeVisible();
  });

  test('does not open automatically after a logout', () => {
    recordLogout(Date.now());
    show('/login', { ...withSso, samlConfiguration: { autoRedirect: true } });
    expect(screen.getByLabelText('Login')).toBeVisible();
  });

  test('does not open automatically when the address disables it [A4l-12]', () => {
    show('/login?byPassSSO=true', { ...withSso, samlConfiguration: { autoRedirect: true } });
    expect(screen.getByLabelText('Login')).toBeVisible();
  });
});

test.each(['//evil.com', '/\\evil.com', 'https://evil.com', 'javascript:alert(1)', '/../sabermais'])(
  'a stored page %s leads home',
  async (page) => {
    storeHistory({ ...noHistory, idUser: testSession.viewer.idUser, redirectedFrom: page, currentPage: page });
    storeEntry({ token: `t${page}` });
    show();
    expect(await arrival()).toBe('/');
  },
);
