import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeEmail, sendEmailLink } from '@shared-kit/contracts/identity';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ana } from '../../pages/profile.fixtures.tsx';
import { OwnEmail } from './own-email.tsx';

const user = userEvent.setup({ delay: null });
const waiting = {
  ...ana,
  email: '',
  username: '11987654321',
  canChangeEmail: true as const,
  pendingEmail: 'a@b.example',
};
let api: MockApi;
let saved: unknown;
beforeEach(() => {
  api = new MockApi();
  saved = undefined;
});

const show = (person = waiting, isReadOnly = false) =>
  renderPage(<OwnEmail user={person} isReadOnly={isReadOnly} onSaved={(to) => void (saved = to)} />);

test('says that the address waits and which login counts until then, and sends the mail again', async () => {
  api.reply(sendEmailLink, { success: true });
  show();
  expect(screen.getByText(/a@b\.example espera a sua confirmação/)).toHaveTextContent('login 11987654321');
  await user.click(screen.getByRole('button', { name: 'Enviar de novo' }));
  expect(await screen.findByText('E-mail enviado com sucesso!')).toBeVisible();
  expect(api.calls(sendEmailLink)).toMatchObject([{ params: { id: '7' } }]);
});

test('shows the server’s text after too many mails', async () => {
  api.refuse(sendEmailLink, { status: 429, code: 'identity.too-many-attempts', message: 'Muitas tentativas.' });
  show();
  await user.click(screen.getByRole('button', { name: 'Enviar de novo' }));
  expect(await screen.findByText('Muitas tentativas.')).toBeVisible();
});

test('asks for another address with the password, and keeps the typed text after a refusal', async () => {
  show({ ...ana, canChangeEmail: true } as typeof waiting);
  expect(screen.getByText('O e-mail ana@teste.example está confirmado e é o seu login.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alterar e-mail' }));
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText('E-mail obrigatório')).toBeVisible();
  expect(screen.getByText('Senha atual obrigatória')).toBeVisible();
  api.refuse(changeEmail, { status: 422, code: 'identity.wrong-current-password', message: 'Senha atual incorreta' });
  await user.type(screen.getByLabelText('Novo e-mail'), 'sem-arroba{Enter}');
  expect(await screen.findByText('E-mail inválido')).toBeVisible();
  await user.clear(screen.getByLabelText('Novo e-mail'));
  await user.type(screen.getByLabelText('Novo e-mail'), 'nova@b.example');
  await user.type(screen.getByLabelText('Senha atual'), 'segredo123');
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText('Senha atual incorreta')).toBeVisible();
  expect(screen.getByLabelText('Novo e-mail')).toHaveValue('nova@b.example');
  api.reply(changeEmail, { success: true, user: waiting });
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  await waitFor(() => expect(saved).toEqual(waiting));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers no change in a support access', () => {
  show(waiting, true);
  expect(screen.queryByRole('button')).toBeNull();
});
