import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetPassword } from '@shared-kit/contracts/identity';
import { MockApi, renderPage, testTenant } from '@shared-kit/testing';
import { Link, MemoryRouter, Route, Routes, useLocation } from '@shared-kit/runtime/router';
import { restoreSession } from '@shared-kit/runtime/session';
import { LinkProvider } from '@shared-kit/ui';
import { requestsRecovery } from '../../lib/recover-link/recovery-state.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const user = userEvent.setup();

test('moves the focus to the success message after the password was saved', async () => {
  const api = new MockApi().reply(resetPassword, { success: true });
  renderPage(<ResetPasswordForm token="do-email" />);
  await user.type(screen.getByLabelText('Nova senha'), 'Girassol-2026');
  await user.type(screen.getByLabelText('Confirme a nova senha'), 'Girassol-2026{Enter}');
  expect(await screen.findByRole('heading', { name: 'Senha alterada com sucesso!' })).toHaveFocus();
  expect(api.calls(resetPassword).map(({ body }) => body)).toEqual([{ token: 'do-email', password: 'Girassol-2026' }]);
});

/** Stands for the login, and says what it is asked to show. */
function Login() {
  return <p>{requestsRecovery(useLocation().state) ? 'pede outro e-mail' : 'login'}</p>;
}

describe('a link that no longer works', () => {
  function openAt(address: string): void {
    restoreSession(testTenant);
    render(
      <MemoryRouter initialEntries={[address]}>
        <LinkProvider link={Link}>
          <Routes>
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="/login" element={<Login />} />
          </Routes>
        </LinkProvider>
      </MemoryRouter>,
    );
  }

  test('an incomplete address leads to the form that sends another e-mail', async () => {
    openAt('/reset-password');
    expect(screen.getByText('Este endereço está incompleto. Abra novamente o link do e-mail.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fazer login' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Pedir outro e-mail' }));
    expect(await screen.findByText('pede outro e-mail')).toBeVisible();
  });

  test('a used or expired link leads to the form that sends another e-mail', async () => {
    const message = 'Este link já foi usado ou expirou. Solicite um novo e-mail.';
    new MockApi().refuse(resetPassword, { status: 410, code: 'identity.reset-link-over', message });
    openAt('/reset-password?token=usado');
    await user.type(await screen.findByLabelText('Nova senha'), 'Girassol-2026');
    await user.type(screen.getByLabelText('Confirme a nova senha'), 'Girassol-2026{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Pedir outro e-mail' }));
    expect(await screen.findByText('pede outro e-mail')).toBeVisible();
  });
});
