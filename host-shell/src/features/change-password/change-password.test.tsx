import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePassword } from '@shared-kit/contracts/identity';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  renderPage(<ChangePasswordDialog onClose={() => undefined} />);
});

async function type(current: string, next: string, confirmation = next): Promise<void> {
  const user = userEvent.setup();
  for (const [label, text] of [
    ['Senha atual', current],
    ['Nova Senha', next],
    ['Confirme a nova senha', confirmation],
  ] as const) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  }
  await user.click(screen.getByRole('button', { name: 'Salvar senha' }));
}

test.each([
  ['', 'novasenha1', 'novasenha1', 'Senha atual obrigatório'],
  ['azulejo123', '', '', 'Nova senha obrigatório'],
  ['azulejo123', 'abc123', 'abc123', 'Ao menos 8 caracteres'],
  ['azulejo123', 'abcdefgh', 'abcdefgh', 'Ao menos um número'],
  ['azulejo123', '12345678', '12345678', 'Ao menos uma letra'],
  ['azulejo123', 'novasenha1', 'novasenha2', 'Esta senha tem que ser idêntica à digitada no campo Nova Senha.'],
])('validates %j, %j, %j: %s', async (current, next, confirmation, fault) => {
  await type(current, next, confirmation);
  const alerts = (await screen.findAllByRole('alert')).map((alert) => alert.textContent);
  expect(alerts).toContain(fault);
  expect(api.calls(changePassword)).toEqual([]);
});

test('shows a server refusal at the current password and focuses it [B5-56]', async () => {
  api.refuse(changePassword, {
    status: 422,
    code: 'identity.wrong-current-password',
    message: 'Senha atual incorreta',
  });
  await type('errada123', 'novasenha1');
  expect(await screen.findByText('Senha atual incorreta')).toBeInTheDocument();
  expect(screen.getByLabelText('Senha atual')).toHaveFocus();
  expect(screen.getByLabelText('Nova Senha')).toHaveValue('novasenha1');
});

test('sends the two passwords without the confirmation, then shows a success message [B4.15-01] [B7.7-06]', async () => {
  api.reply(changePassword, { success: true });
  await type('azulejo123', 'novasenha1');
  expect(await screen.findByText('Senha alterada com sucesso!')).toBeInTheDocument();
  expect(api.calls(changePassword)).toEqual([
    expect.objectContaining({
      params: { idUser: '7' },
      body: { currentPassword: 'azulejo123', newPassword: 'novasenha1' },
    }),
  ]);
});

test("shows the server's message after too many attempts and keeps the typed text", async () => {
  api.refuse(changePassword, {
    status: 429,
    code: 'identity.too-many-attempts',
    message: 'Muitas tentativas. Aguarde 15 minutos e tente novamente.',
  });
  await type('azulejo123', 'novasenha1');
  expect(await screen.findByText('Muitas tentativas. Aguarde 15 minutos e tente novamente.')).toBeInTheDocument();
  expect(screen.getByLabelText('Senha atual')).toHaveValue('azulejo123');
});

test('password managers know each field, and a password can be pasted', async () => {
  const user = userEvent.setup();
  const fields = ['Senha atual', 'Nova Senha', 'Confirme a nova senha'].map((label) => screen.getByLabelText(label));
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
  for (const field of fields) {
    await user.click(field);
    await user.paste('colada do gerenciador 1');
    expect(field).toHaveValue('colada do gerenciador 1');
  }
});
