import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetPassword } from '@shared-kit/contracts/identity';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ResetPasswordForm } from './reset-password-form.tsx';

const user = userEvent.setup();

test('moves the focus to the success message after the password was saved', async () => {
  const api = new MockApi().reply(resetPassword, { success: true });
  renderPage(<ResetPasswordForm token="do-email" />);
  await user.type(screen.getByLabelText('Nova senha'), 'Girassol-2026');
  await user.type(screen.getByLabelText('Confirme a nova senha'), 'Girassol-2026{Enter}');
  expect(await screen.findByRole('heading', { name: 'Senha alterada com sucesso!' })).toHaveFocus();
  expect(api.calls(resetPassword).map(({ body }) => body)).toEqual([{ token: 'do-email', password: 'Girassol-2026' }]);
});
