import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmEmail, readEmailLink, refuseEmail } from '@shared-kit/contracts/identity';
import type { EmailLink } from '@shared-kit/contracts/identity';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const user = userEvent.setup({ delay: null });
let api: MockApi;
beforeEach(() => {
  api = new MockApi().reply(confirmEmail, { success: true }).reply(refuseEmail, { success: true });
});

function show(link: EmailLink, at = '/confirm-email?token=segredo') {
  api.reply(readEmailLink, { success: true, link });
  renderPage(<ConfirmEmailPage />, { at, route: '/confirm-email' });
}

const good: EmailLink = { state: 'good', phoneEnding: '4321' };

test('confirms nothing before the person does, and names the account by the end of its phone', async () => {
  show(good);
  expect(await screen.findByRole('heading', { name: 'Este e-mail é seu?' })).toBeVisible();
  expect(screen.getByText('A conta é de quem tem o telefone com final 4321.')).toBeVisible();
  expect(api.calls(readEmailLink)).toMatchObject([{ body: { token: 'segredo' } }]);
  expect(api.calls(confirmEmail)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
  expect(await screen.findByRole('heading', { name: 'E-mail confirmado!' })).toHaveFocus();
  expect(api.calls(confirmEmail)).toMatchObject([{ body: { token: 'segredo' } }]);
});

test("'Não fui eu' takes the address back", async () => {
  show(good);
  await user.click(await screen.findByRole('button', { name: 'Não fui eu' }));
  expect(await screen.findByRole('heading', { name: 'Obrigado por avisar' })).toBeVisible();
  expect(api.calls(refuseEmail)).toHaveLength(1);
  expect(api.calls(confirmEmail)).toEqual([]);
});

test.each([
  [{ state: 'confirmed' } as const, 'Este e-mail já está confirmado'],
  [{ state: 'over' } as const, 'Este link não vale mais'],
])('says what became of the link: %j', async (link, heading) => {
  show(link);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirmar e-mail' })).toBeNull();
});

test('shows the server’s refusal and lets the person answer again', async () => {
  show(good);
  api.refuse(confirmEmail, { status: 409, code: 'identity.email-taken', message: 'Este e-mail já é de outra conta.' });
  await user.click(await screen.findByRole('button', { name: 'Confirmar e-mail' }));
  expect(await screen.findByText('Este e-mail já é de outra conta.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirmar e-mail' })).toBeEnabled();
});

test('offers a retry when the link cannot be read, and says when the address is incomplete', async () => {
  api.refuse(readEmailLink, { status: 503, code: 'x', message: 'Agora não.' });
  renderPage(<ConfirmEmailPage />, { at: '/confirm-email?token=segredo', route: '/confirm-email' });
  expect(await screen.findByText('Agora não.')).toBeVisible();
  api.reply(readEmailLink, { success: true, link: good });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Confirmar e-mail' })).toBeVisible();
});
