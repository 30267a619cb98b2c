import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activate, register } from '@shared-kit/contracts/identity';
import { MemoryRouter, Route, Routes, useLocation } from '@shared-kit/runtime/router';
import { endSession, nameStorage, restoreSession } from '@shared-kit/runtime/session';
import { MockApi, testSession, testTenant } from '@shared-kit/testing';
import { RegisterPage } from './register-page.tsx';

const user = userEvent.setup();
let api: MockApi;

function Elsewhere() {
  return <p data-testid="elsewhere">{useLocation().pathname}</p>;
}

function show(state: unknown) {
  restoreSession({ ...testTenant, idAppType: 2 });
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/registro', state }]}>
      <Routes>
        <Route path="/registro" element={<RegisterPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
}

const fresh = { activation: { kind: 'new', ticket: 'bilhete' }, phone: '11987654321' };
const known = {
  activation: { kind: 'known', ticket: 'bilhete', name: 'Ana Beatriz Moura', username: 'ana' },
  phone: '11987654321',
};

async function fill(changes: Record<string, string> = {}): Promise<void> {
  const values = {
    Nome: 'Nova Pessoa',
    'E-mail': 'nova@exemplo.com.br',
    CPF: '52998224725',
    Senha: 'segredo123',
    ...changes,
  };
  for (const [label, text] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label));
    if (text !== '') await user.type(screen.getByLabelText(label), text);
  }
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  nameStorage('/teste');
  endSession();
  api = new MockApi().reply(register, testSession).reply(activate, testSession);
});

test.each([null, {}, { activation: { kind: 'elsewhere' } }, { activation: { kind: 'new' } }])(
  'redirects to the activation with %j instead of a ticket',
  (state) => {
    show(state);
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/activate-user');
  },
);

test('creates an account from name, e-mail, CPF and password, and goes home [A4a-04]', async () => {
  show(fresh);
  await fill();
  await user.click(screen.getByRole('button', { name: 'Criar conta' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/');
  expect(api.calls(register).map(({ body }) => body)).toEqual([
    {
      ticket: 'bilhete',
      name: 'Nova Pessoa',
      email: 'nova@exemplo.com.br',
      cpf: '529.982.247-25',
      password: 'segredo123',
    },
  ]);
});

test("shows each field's fault", async () => {
  show(fresh);
  await fill({ Nome: '', 'E-mail': 'sem-arroba', CPF: '11111111111', Senha: 'abcdefgh' });
  await user.click(screen.getByRole('button', { name: 'Criar conta' }));
  for (const fault of ['Nome obrigatório', 'E-mail inválido', 'CPF inválido'])
    expect(await screen.findByText(fault)).toBeVisible();
  expect(screen.getAllByText('Ao menos um número')).toHaveLength(2);
  expect(api.calls(register)).toHaveLength(0);
});

test('calls an empty field missing, not wrong', async () => {
  show(fresh);
  await user.click(screen.getByRole('button', { name: 'Criar conta' }));
  for (const fault of ['Nome obrigatório', 'E-mail obrigatório', 'CPF obrigatório'])
    expect(await screen.findByText(fault)).toBeVisible();
  expect(screen.queryByText(/inválido/)).not.toBeInTheDocument();
});

test('shows a taken value at its field and keeps the typed text', async () => {
  const body = {
    success: false,
    code: 'identity.registration-taken',
    message: 'x',
    issues: [{ path: 'body.email', message: 'Já existe uma conta com este e-mail.' }],
  };
  globalThis.fetch = () =>
    Promise.resolve({ ok: false, status: 409, headers: new Headers(), json: () => Promise.resolve(body) } as never);
  show(fresh);
  await fill();
  await user.click(screen.getByRole('button', { name: 'Criar conta' }));
  expect(await screen.findByText('Já existe uma conta com este e-mail.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('Senha')).toHaveValue('segredo123');
});

test('links to the phone validation when the ticket has expired, and restores the form with the next ticket', async () => {
  api.refuse(register, { status: 410, code: 'identity.ticket-over', message: 'O prazo terminou.' });
  const { unmount } = show(fresh);
  await fill();
  await user.click(screen.getByRole('button', { name: 'Criar conta' }));
  expect(await screen.findByText('O prazo terminou.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Validar telefone' })).toHaveAttribute('href', '/activate-user');
  unmount();
  show(fresh);
  expect(screen.getByLabelText('Nome')).toHaveValue('Nova Pessoa');
  expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
  expect(screen.getByLabelText('Senha')).toHaveValue('');
});

test('hides the typed data from the next person with another phone', async () => {
  const { unmount } = show(fresh);
  await fill();
  unmount();
  show({ ...fresh, phone: '21912345678' });
  for (const label of ['Nome', 'E-mail', 'CPF']) expect(screen.getByLabelText(label)).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('529.982');
});

test('sends one call on a double click', async () => {
  show(fresh);
  await fill();
  await user.dblClick(screen.getByRole('button', { name: 'Criar conta' }));
  await screen.findByTestId('elsewhere');
  expect(api.calls(register)).toHaveLength(1);
});

test('lets a person with an existing account choose a password', async () => {
  show(known);
  expect(screen.getByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();
  await user.type(screen.getByLabelText('Nova senha'), 'curta{Enter}');
  expect(api.calls(activate)).toHaveLength(0);
  await user.clear(screen.getByLabelText('Nova senha'));
  await user.type(screen.getByLabelText('Nova senha'), 'segredo123{Enter}');
  await screen.findByTestId('elsewhere');
  expect(api.calls(activate).map(({ body }) => body)).toEqual([{ ticket: 'bilhete', password: 'segredo123' }]);
});
