import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSecondFactor, getUser, saveUserField, updateUser } from '@shared-kit/contracts/identity';
import type { UserFieldChange } from '@shared-kit/contracts/identity';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { Page } from './profile.tsx';
import { ana, noFactors, Portal, open, field, save } from './profile.fixtures.tsx';

let api: MockApi;
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  api = new MockApi();
  api.reply(getUser, { success: true, user: ana });
  api.reply(getSecondFactor, noFactors);
});
afterEach(() => {
  jest.useRealTimers();
});

test('the form shows the stored data, with login and e-mail read-only [A2p-02] [A2p-04] [A2p-05] [A2p-06] [A2p-07] [A2p-08] [A2p-11]', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: 'Ana Teste' })).toBeInTheDocument();
  expect(field(/^Nome/)).toHaveValue('Ana Teste');
  expect(field('Login')).toHaveValue('ana');
  expect(field('Login')).toHaveAttribute('readonly');
  expect(field('E-mail')).toHaveValue('ana@teste.example');
  expect(field('E-mail')).toHaveAttribute('readonly');
  expect(field('CPF')).toHaveValue('111.444.777-35');
  expect(field('Telefone')).toHaveValue('(11) 98765-4321');
  expect(save()).toBeInTheDocument();
});

test('errors appear at their fields, and the banner shows the long text for the CPF [A5-04] [A5-05] [A5-06] [A5-07]', async () => {
  const user = await open();
  await user.clear(field(/^Nome/));
  await user.clear(field('CPF'));
  await user.type(field('CPF'), '11144477736');
  expect(field('CPF')).toHaveValue('111.444.777-36');
  await user.clear(field('Telefone'));
  await user.type(field('Telefone'), '119');
  expect(field('Telefone')).toHaveValue('(11) 9');
  await user.click(save());
  for (const text of [
    'Nome obrigatório',
    'CPF inválido',
    'CPF invalido, por favor formate corretamente.',
    'Telefone invalido, por favor digite corretamente. Exemplo: (99) 99999-9999',
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(field('CPF')).toHaveAccessibleDescription('CPF inválido');
  expect(field(/^Nome/)).toHaveFocus();
  expect(api.calls(updateUser)).toEqual([]);
});

test('a successful save is announced for 5 s, and the portal shows the new name [A2p-12] [A8-10] [A8-11] [A8-35]', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  api.reply(updateUser, { success: true, user: { ...ana, name: 'Ana Nova' } });
  const user = await open();
  await user.clear(field(/^Nome/));
  await user.type(field(/^Nome/), 'Ana Nova');
  await user.click(save());
  const banner = (await screen.findByText('Perfil atualizado com sucesso')).closest('[role]');
  expect(banner).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { level: 2, name: 'Ana Nova' })).toBeInTheDocument();
  expect(api.calls(updateUser)).toMatchObject([
    { params: { id: '7' }, body: { name: 'Ana Nova', cpf: '111.444.777-35', phone: '(11) 98765-4321' } },
  ]);
  act(() => void jest.advanceTimersByTime(4900));
  expect(screen.getByText('Perfil atualizado com sucesso')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.queryByText('Perfil atualizado com sucesso')).toBeNull();
});

test('a name that the company has locked is read-only and says whom to ask; other fields are saved', async () => {
  const locked = { ...ana, nameLock: { contact: 'o RH' } };
  api.reply(getUser, { success: true, user: locked });
  api.reply(updateUser, { success: true, user: locked });
  const user = await open();
  expect(field('Nome')).toHaveAttribute('readonly');
  expect(field('Nome')).toHaveAccessibleDescription('Definido pela sua empresa. Para corrigir, fale com o RH.');
  await user.click(save());
  expect(await screen.findByText('Perfil atualizado com sucesso')).toBeInTheDocument();
  expect(api.calls(updateUser)).toMatchObject([{ body: { name: 'Ana Teste' } }]);
});

test.each([
  [{ status: 422, code: 'identity.invalid-cpf', message: 'O servidor não quer.' }, 'O servidor não quer.'],
  [{ status: 500, code: 'unexpected', message: '' }, 'Erro ao salvar dados, tente novamente mais tarde.'],
])(
  'a failed save is announced for 10 s, with the server’s message when there is one: %j [A2p-12] [A8-12] [A8-13]',
  async (refusal, text) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    api.refuse(updateUser, refusal);
    const user = await open();
    await user.click(save());
    expect((await screen.findByText(text)).closest('[role]')).toHaveAttribute('role', 'alert');
    act(() => void jest.advanceTimersByTime(9900));
    expect(screen.getByText(text)).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(200));
    expect(screen.queryByText(text)).toBeNull();
  },
);

test('each preference is saved separately; without communication the others are disabled [A2p-10] [A4n-01] [A7u-04] [A8-35]', async () => {
  api.reply(saveUserField, ({ body }) => {
    const { field: name, value } = body as UserFieldChange;
    return { success: true as const, user: { ...ana, communicationAccepted: 1 as const, [name]: value } };
  });
  const user = await open();
  const box = (name: string) =>
    within(screen.getByRole('group', { name: 'Notificações' })).getByRole('checkbox', { name });
  expect(box('Receber por e-mail')).toBeDisabled();
  expect(box('Receber por SMS')).toBeDisabled();
  await user.click(box('Aceito receber comunicações'));
  expect(await screen.findByText('Salvo com sucesso!')).toBeInTheDocument();
  expect(box('Receber por SMS')).toBeEnabled();
  await user.click(box('Receber por SMS'));
  await waitFor(() =>
    expect(api.calls(saveUserField).map(({ body }) => body)).toEqual([
      { field: 'communicationAccepted', value: 1 },
      { field: 'smsNotification', value: 1 },
    ]),
  );
  await waitFor(() => expect(box('Receber por SMS')).toBeChecked());
  expect(box('Receber por e-mail')).toBeEnabled();
});

test('a preference that is not saved reverts', async () => {
  api.refuse(saveUserField, { status: 503, code: 'x', message: 'Agora não.' });
  const user = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Aceito receber comunicações' }));
  expect(await screen.findByText('Agora não.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Aceito receber comunicações' })).not.toBeChecked();
});

test('shows the data as text, and the edit button opens the form and scrolls to it [A2p-03] [A2r-18]', async () => {
  const user = userEvent.setup({ delay: null });
  renderPage(<Portal />, { at: '/perfil', route: '*' });
  expect(await screen.findByText('111.444.777-35')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  // A phone shows the form below the photo, out of sight.
  const place = jest.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect');
  place.mockReturnValue({ ...document.body.getBoundingClientRect(), top: innerHeight - 100 });
  await user.click(screen.getByRole('link', { name: 'Editar perfil' }));
  await waitFor(() => expect(field(/^Nome/)).toHaveFocus());
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  place.mockRestore();
  expect(screen.queryByRole('link', { name: 'Editar perfil' })).not.toBeInTheDocument();
});

test('asks before a link leaves typed text, and leaves without it on request', async () => {
  const user = await open();
  await user.type(field(/^Nome/), ' Silva');
  await user.click(screen.getByRole('link', { name: 'Lojinha' }));
  expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expect(field(/^Nome/)).toHaveValue('Ana Teste Silva');
  await user.click(screen.getByRole('link', { name: 'Lojinha' }));
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  expect(await screen.findByTestId('location')).toHaveTextContent('/store');
});

test('brings the typed text back after a login when the session ended during the save', async () => {
  api.refuse(updateUser, { status: 401, code: 'session.ended', message: 'Sua sessão terminou.' });
  const user = await open();
  await user.type(field(/^Nome/), ' Silva');
  await user.click(save());
  await waitFor(() => expect(api.calls(updateUser)).toHaveLength(1));
  cleanup();
  await open();
  await waitFor(() => expect(field(/^Nome/)).toHaveValue('Ana Teste Silva'));
  cleanup();
  await open();
  expect(field(/^Nome/)).toHaveValue('Ana Teste');
});

test.each(['/editar-perfil', '/editPerfil'])(
  '%s opens the form, and cancel leads to /perfil without changes [A2r-19] [A2r-20]',
  async (at) => {
    const user = await open(at);
    await waitFor(() => expect(field(/^Nome/)).toHaveFocus());
    await user.type(field(/^Nome/), ' x');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('link', { name: 'Editar perfil' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Ana Teste' })).toBeInTheDocument();
    expect(api.calls(updateUser)).toEqual([]);
  },
);

test('shows an orange error with a retry when the profile fails to load [A8-09]', async () => {
  api.refuse(getUser, { status: 404, code: 'not-found', message: 'x' });
  renderPage(<Page />, { at: '/perfil', route: '/perfil' });
  expect(await screen.findByText('Error retrieving user data')).toBeInTheDocument();
  api.reply(getUser, { success: true, user: ana });
  api.reply(getSecondFactor, noFactors);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Ana Teste' })).toBeInTheDocument();
});

test('the profile is read-only in a support access [A2p-19]', async () => {
  renderPage(<Page />, {
    at: '/perfil',
    route: '/perfil',
    session: { loginInfo: { ...testSession.loginInfo, accessSupport: { currentUserToken: 'support-access:1' } } },
  });
  expect(await screen.findByText(/^No acesso suporte o perfil é só para leitura/)).toBeInTheDocument();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  expect(screen.queryByRole('textbox')).toBeNull();
  for (const name of ['Salvar', 'Alterar foto']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Editar perfil' })).toBeNull();
});

test('the photo modal opens and closes repeatedly and returns the focus [A4m-15]', async () => {
  const user = await open();
  const opener = screen.getByRole('button', { name: 'Alterar foto' });
  for (let time = 0; time < 2; time += 1) {
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Alterar foto' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Alterar foto' })).toBeNull());
    expect(opener).toHaveFocus();
  }
});
