import { screen } from '@testing-library/react';
import { forgotPassword, login, loginInfo } from '@shared-kit/contracts/identity';
import { endSession, nameStorage, restoreSession, startSession } from '@shared-kit/runtime/session';
import { MockApi, testSession, testTenant } from '@shared-kit/testing';
import { afterRedirect, afterVisit, noHistory } from '../../lib/navigation-history/navigation-history.rules.ts';
import { storeHistory } from '../../lib/navigation-history/stored-history.ts';
import { recoverAccess } from '../../lib/recover-link/recovery-state.ts';
import { recordSessionEnd } from '../../lib/session-end.ts';
import { show, user, loginField, passwordField, reachPassword } from './log-in.fixtures.tsx';

const known = { success: true as const, ssoOnly: false };

let api: MockApi;

beforeEach(() => {
  localStorage.clear();
  nameStorage('/teste');
  endSession();
  api = new MockApi().reply(loginInfo, known).reply(login, testSession);
});

describe('first step', () => {
  test('shows only the login field and focuses it [A2l-01]', () => {
    show();
    expect(loginField()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Avançar' })).toBeVisible();
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
  });

  test('requires a login [A5-01]', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Avançar' }));
    expect(screen.getByText('Informe o login.')).toBeVisible();
    expect(api.calls(loginInfo)).toHaveLength(0);
  });

  test("shows 'Usuário inválido.' for an unknown login and keeps it in its field [A8-04]", async () => {
    api.refuse(loginInfo, { status: 404, code: 'identity.unknown-username', message: 'x' });
    show();
    await user.type(loginField(), 'ninguem{Enter}');
    expect(await screen.findByText('Usuário inválido.')).toBeVisible();
    expect(loginField()).toHaveValue('ninguem');
    expect(loginField()).toHaveFocus();
  });

  test("shows the server's message after too many attempts", async () => {
    api.refuse(loginInfo, {
      status: 429,
      code: 'identity.too-many-attempts',
      message: 'Muitas tentativas. Aguarde 5 minutos.',
    });
    show();
    await user.type(loginField(), 'ana{Enter}');
    expect(await screen.findByText('Muitas tentativas. Aguarde 5 minutos.')).toBeVisible();
  });
});

describe('second step', () => {
  test('follows a checked login, and Enter submits both steps [A4l-01] [A4l-02] [A2l-02] [A2l-03]', async () => {
    show();
    await reachPassword();
    expect(passwordField()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Fazer login' })).toBeVisible();
    await user.keyboard('segredo1{Enter}');
    await screen.findByTestId('elsewhere');
    expect(api.calls(login)[0]?.body).toEqual({
      username: 'ana',
      password: 'segredo1',
      idAppType: 1,
      acronym: 'TST',
      idApp: 1,
    });
  });

  test('requires a password [A5-02]', async () => {
    show();
    await reachPassword();
    await user.click(screen.getByRole('button', { name: 'Fazer login' }));
    expect(screen.getByText('Informe a senha.')).toBeVisible();
    expect(api.calls(login)).toHaveLength(0);
  });

  test("shows 'Senha ou usuário inválido.' for a rejected login [A8-03]", async () => {
    api.refuse(login, { status: 401, code: 'identity.wrong-login', message: 'x' });
    show();
    await reachPassword();
    await user.keyboard('errada{Enter}');
    expect(await screen.findByText('Senha ou usuário inválido.')).toBeVisible();
    expect(passwordField()).toHaveValue('errada');
  });

  test('lets the person change the login and keeps the typed one', async () => {
    show();
    await reachPassword();
    await user.click(screen.getByRole('button', { name: 'Trocar login' }));
    expect(loginField()).toHaveValue('ana');
  });
});

describe('after the login', () => {
  const arrival = async () =>
    JSON.parse((await screen.findByTestId('elsewhere')).textContent) as { pathname: string; state: unknown };

  async function logInAs(session = testSession) {
    api.reply(login, session);
    show();
    await reachPassword();
    await user.keyboard('segredo1{Enter}');
    return arrival();
  }

  test('goes home without a history, with the last tracking [A4l-04] [A4l-05]', async () => {
    const lastTracking = { idContentItem: 3, idSection: 9, text: 'Vídeo', lastPosition: 40 };
    expect(await logInAs({ ...testSession, lastTracking })).toEqual({ pathname: '/', state: { lastTracking } });
  });

  test('goes to the last visited page [A4l-04]', async () => {
    storeHistory(
      afterVisit(afterVisit(noHistory, '/', testSession.viewer.idUser), '/level/7', testSession.viewer.idUser),
    );
    expect((await logInAs()).pathname).toBe('/level/7');
  });

  test('goes to the requested page', async () => {
    storeHistory(afterRedirect(noHistory, '/content/3'));
    expect((await logInAs()).pathname).toBe('/content/3');
  });

  test('goes home at once when a session already exists [A4l-08]', async () => {
    storeHistory(afterVisit(noHistory, '/level/7', testSession.viewer.idUser));
    restoreSession(testTenant);
    startSession(testSession);
    show();
    expect((await arrival()).pathname).toBe('/');
  });

  test('explains why the login appears after the session was lost', () => {
    recordSessionEnd();
    show();
    expect(screen.getByText('Sua sessão terminou. Entre novamente para continuar de onde parou.')).toBeVisible();
  });
});

describe('recovering access', () => {
  test.each([
    ['Esqueceu sua senha?', 'Esqueceu sua senha?'],
    ['Primeiro acesso?', 'Novo por aqui?'],
  ])("'%s' opens the form '%s' [A2l-04] [A2l-05] [A2l-08] [A2l-09]", async (link, heading) => {
    show();
    await user.click(screen.getByRole('button', { name: link }));
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('button', { name: 'ENVIAR E-MAIL' })).toBeVisible();
  });

  test('opens at the form when a link for a password no longer worked', async () => {
    show(testTenant, recoverAccess.state);
    expect(screen.getByRole('button', { name: 'ENVIAR E-MAIL' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'VOLTAR' }));
    expect(screen.getByRole('button', { name: 'Avançar' })).toBeVisible();
  });

  test("starts from 'Esqueci minha senha' in the password step, for the checked login [A2l-06] [A2l-16]", async () => {
    show();
    await reachPassword();
    await user.click(screen.getByRole('button', { name: 'Esqueci minha senha' }));
    expect(screen.getByRole('heading', { name: 'Esqueceu sua senha?' })).toBeVisible();
    expect(loginField()).toHaveValue('ana');
  });

  test('comes back to the password step without the refusal that led to it', async () => {
    api.refuse(login, { status: 401, code: 'identity.wrong-credentials', message: 'x' });
    show();
    await reachPassword();
    await user.type(passwordField(), 'errada{Enter}');
    expect(await screen.findByText('Senha ou usuário inválido.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Esqueci minha senha' }));
    await user.click(screen.getByRole('button', { name: 'VOLTAR' }));
    expect(passwordField()).toBeVisible();
    expect(screen.queryByText('Senha ou usuário inválido.')).not.toBeInTheDocument();
  });

  test('sends the typed login and shows progress and success messages [A2l-10] [A2l-11] [A5-03] [A8-07]', async () => {
    const sending = Promise.withResolvers<void>();
    api.reply(forgotPassword, async () => {
      await sending.promise;
      return { success: true as const };
    });
    show();
    await user.click(screen.getByRole('button', { name: 'Primeiro acesso?' }));
    await user.type(loginField(), 'ana{Enter}');
    expect(await screen.findByRole('button', { name: 'ENVIANDO' })).toBeVisible();
    sending.resolve();
    expect(await screen.findByText('E-mail enviado com sucesso!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'ENVIAR E-MAIL' })).toBeVisible();
    expect(api.calls(forgotPassword)).toMatchObject([{ body: { username: 'ana', idAppType: 1 } }]);
  });

  test('shows different messages for a refusal and a missing response [A8-06] [A8-08] [A8-36]', async () => {
    api.refuse(forgotPassword, { status: 500, code: 'x', message: 'x' });
    show();
    await user.click(screen.getByRole('button', { name: 'Esqueceu sua senha?' }));
    await user.type(loginField(), 'ana{Enter}');
    expect(await screen.findByText('Erro ao enviar e-mail!')).toBeVisible();
    globalThis.fetch = () => Promise.reject(new TypeError('network'));
    await user.click(screen.getByRole('button', { name: 'ENVIAR E-MAIL' }));
    expect(await screen.findByText('Erro ao enviar e-mail.')).toBeVisible();
  });

  test("'VOLTAR' returns to the login and keeps the typed text [A2l-12]", async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Esqueceu sua senha?' }));
    await user.type(loginField(), 'ana');
    await user.click(screen.getByRole('button', { name: 'VOLTAR' }));
    expect(screen.getByRole('button', { name: 'Avançar' })).toBeVisible();
    expect(loginField()).toHaveValue('ana');
  });
});

test("'Primeiro acesso?' leads to the activation when people create their own accounts [A4l-06]", async () => {
  show({ ...testTenant, idAppType: 2 });
  await user.click(screen.getByRole('button', { name: 'Primeiro acesso?' }));
  expect(JSON.parse(screen.getByTestId('elsewhere').textContent)).toMatchObject({ pathname: '/activate-user' });
});

describe("the company's login page", () => {
  test.each(['top', 'middle', 'bottom'] as const)(
    'the panel stands where the tenant wants it: %s [A2l-13]',
    (loginPosition) => {
      const { container } = show({ ...testTenant, loginPosition });
      expect(container.querySelector('[data-position]')).toHaveAttribute('data-position', loginPosition);
    },
  );

  test("shows the logo according to the company's setting [A2l-15]", () => {
    const { unmount } = show({ ...testTenant, showLoginLogo: true });
    expect(screen.getByRole('img', { name: 'Empresa de Teste' })).toBeVisible();
    unmount();
    show({ ...testTenant, showLoginLogo: false });
    expect(screen.queryByRole('img', { name: 'Empresa de Teste' })).not.toBeInTheDocument();
  });
});
