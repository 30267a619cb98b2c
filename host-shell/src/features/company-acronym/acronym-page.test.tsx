import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logout, noteAcronym } from '@shared-kit/contracts/identity';
import { useSession } from '@shared-kit/runtime/session';
import { MockApi, renderPage } from '@shared-kit/testing';
import { AcronymPage } from './acronym-page.tsx';

const user = userEvent.setup();
let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  api = new MockApi().reply(noteAcronym, { success: true }).reply(logout, { success: true });
});

function Page() {
  const session = useSession();
  if (!session) return <p>Login</p>;
  return session.gates.acronymHost === null ? (
    <p>Dentro do portal</p>
  ) : (
    <AcronymPage address="https://portal.example/aurora" />
  );
}

const show = () =>
  renderPage(<Page />, { session: { gates: { acronymHost: 'portal.example', topics: false, onboarding: false } } });

test("links to the company's address, and closes with 'Entendi' once the server has saved it [B2.1-19] [B4.11-08]", async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Empresa de Teste tem um endereço próprio' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'portal.example/aurora' })).toHaveAttribute(
    'href',
    'https://portal.example/aurora',
  );
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(await screen.findByText('Dentro do portal')).toBeVisible();
  expect(api.calls(noteAcronym)).toHaveLength(1);
});

test('shows a message when saving fails, and can be retried', async () => {
  api.refuse(noteAcronym, { status: 503, code: 'x', message: 'x' });
  show();
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(await screen.findByText('Não foi possível continuar. Tente novamente.')).toBeVisible();
  api.reply(noteAcronym, { success: true });
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(await screen.findByText('Dentro do portal')).toBeVisible();
});

test('shows a message when the browser blocks copying the address', async () => {
  show();
  const copy = jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copiar endereço' }));
  expect(await screen.findByText('O navegador não deixou copiar. Selecione o endereço e copie.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copiar endereço' }));
  expect(await screen.findByRole('button', { name: 'Endereço copiado!' })).toBeVisible();
  expect(screen.queryByText(/não deixou copiar/)).not.toBeInTheDocument();
  expect(copy).toHaveBeenLastCalledWith('https://portal.example/aurora');
});

test("'Sair' logs out", async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(screen.getByText('Login')).toBeVisible();
  await waitFor(() => expect(api.calls(logout)).toHaveLength(1));
});
