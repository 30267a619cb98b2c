import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkPin, sendPin } from '@shared-kit/contracts/identity';
import { MemoryRouter, Route, Routes, useLocation } from '@shared-kit/runtime/router';
import { endSession, nameStorage, restoreSession } from '@shared-kit/runtime/session';
import { MockApi, testTenant } from '@shared-kit/testing';
import { ActivatePage } from './activate-page.tsx';

const sent = { success: true as const, pin: '' as const, message: 'Enviamos um PIN.' };
const user = userEvent.setup();
let api: MockApi;

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <p data-testid="elsewhere">{JSON.stringify({ pathname, state })}</p>;
}

function show(idAppType = 2) {
  restoreSession({ ...testTenant, idAppType });
  return render(
    <MemoryRouter initialEntries={['/activate-user']}>
      <Routes>
        <Route path="/activate-user" element={<ActivatePage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
}

const elsewhere = async () => JSON.parse((await screen.findByTestId('elsewhere')).textContent) as unknown;

async function reachPin(): Promise<void> {
  await user.type(screen.getByLabelText('Telefone'), '11987654321{Enter}');
  await screen.findByLabelText('PIN');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  nameStorage('/teste');
  endSession();
  api = new MockApi().reply(sendPin, sent);
});

test('formats the phone while it is typed, and sends it as digits [A2r-08] [A4a-01] [A5-34]', async () => {
  show();
  expect(screen.getByLabelText('Telefone')).toHaveFocus();
  await user.type(screen.getByLabelText('Telefone'), '11987654321');
  expect(screen.getByLabelText('Telefone')).toHaveValue('(11) 98765-4321');
  await user.click(screen.getByRole('button', { name: 'Enviar PIN' }));
  expect(await screen.findByLabelText('PIN')).toHaveFocus();
  expect(api.calls(sendPin).map(({ body }) => body)).toEqual([{ phone: '11987654321', idAppType: '1' }]);
});

test.each([
  ['', 'Informe o telefone.'],
  ['1198', 'Telefone inválido, por favor digite corretamente. Exemplo: (99) 99999-9999'],
])('does not send the phone %j', async (typed, fault) => {
  show();
  await user.type(screen.getByLabelText('Telefone'), `${typed}{Enter}`);
  expect(screen.getByText(fault)).toBeVisible();
  expect(api.calls(sendPin)).toHaveLength(0);
});

test("'Voltar' returns to the phone step and keeps the typed phone [A4a-02]", async () => {
  show();
  await reachPin();
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(screen.getByLabelText('Telefone')).toHaveValue('(11) 98765-4321');
});

test('a correct PIN leads to /registro, and the address does not contain the ticket [A4a-03]', async () => {
  const activation = { kind: 'new' as const, ticket: 'bilhete' };
  api.reply(checkPin, { success: true, message: 'PIN validado.', activation });
  show();
  await reachPin();
  await user.type(screen.getByLabelText('PIN'), '123 456{Enter}');
  expect(await elsewhere()).toEqual({ pathname: '/registro', state: { activation, phone: '11987654321' } });
  expect(api.calls(checkPin).map(({ body }) => body)).toEqual([{ phone: '11987654321', pin: '123456' }]);
});

test('does not send an empty PIN [A5-35]', async () => {
  show();
  await reachPin();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Informe o PIN.')).toBeVisible();
  expect(api.calls(checkPin)).toHaveLength(0);
});

test("shows the server's message about a PIN in a warning, or the default message [A8-30] [A8-31]", async () => {
  api.refuse(checkPin, {
    status: 422,
    code: 'identity.wrong-pin',
    message: 'PIN inválido. Você tem mais 4 tentativas.',
  });
  show();
  await reachPin();
  await user.keyboard('000000{Enter}');
  const message = await screen.findByText('PIN inválido. Você tem mais 4 tentativas.');
  expect(message.closest('[role=alert]')).toHaveClass('warning');
  globalThis.fetch = () => Promise.reject(new TypeError('network'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Erro ao validar PIN.')).toBeVisible();
});

test('a reloaded page resumes at the PIN step', async () => {
  const { unmount } = show();
  await reachPin();
  unmount();
  show();
  expect(screen.getByLabelText('PIN')).toBeVisible();
});

test("tells a person whose account a phone can't open", async () => {
  api.reply(checkPin, { success: true, message: 'Já existe uma conta.', activation: { kind: 'elsewhere' } });
  show();
  await reachPin();
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText('Já existe uma conta.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fazer login' })).toBeVisible();
});

test('shows no activation when the company creates the accounts', async () => {
  show(1);
  expect(await elsewhere()).toMatchObject({ pathname: '/login' });
});
