import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveUserField } from '@shared-kit/contracts/identity';
import type { User } from '@shared-kit/contracts/identity';
import { MockApi, renderPage } from '@shared-kit/testing';
import { OwnProfile } from './own-profile.tsx';
import type { PhotoDialog } from './use-photo-dialog.ts';

const ana: User = {
  idUser: 7,
  idCompany: 1,
  email: 'ana@teste.example',
  name: 'Ana Teste',
  phone: '(11) 98765-4321',
  cpf: '111.444.777-35',
  userType: '',
  userLicenceTermsAccepted: '1',
  communicationAccepted: 0,
  emailNotification: 0,
  smsNotification: 0,
  guestCompany: '',
  guestCnpj: '',
  admin: 0,
  active: true,
  photo: '',
  askPWA: false,
  department: 'Operações',
  role: 'Analista',
  username: 'ana',
};

const Dialog: PhotoDialog = ({ isOpen }) => (isOpen ? <p role="dialog">Aqui se corta a foto.</p> : null);

test('a photo dialog that fails to load leaves the typed values, shows a message and is requested again on the next click', async () => {
  const user = userEvent.setup();
  const load = jest
    .fn<() => Promise<PhotoDialog>>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockResolvedValue(Dialog);
  renderPage(<OwnProfile loaded={ana} loadPhotoDialog={load} />, { at: '/editar-perfil', route: '/editar-perfil' });
  await user.type(screen.getByRole('textbox', { name: /^Nome/ }), ' Nova');
  await user.click(screen.getByRole('button', { name: 'Alterar foto' }));
  expect(
    await screen.findByText('Não foi possível abrir a troca de foto. Verifique a sua conexão e tente novamente.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Ana Teste Nova');
  expect(screen.getByRole('button', { name: 'Alterar foto' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Alterar foto' }));
  expect(await screen.findByText('Aqui se corta a foto.')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

/** Server stub that stores what it receives; the test releases each answer. */
function slowServer(): { api: MockApi; answer: () => void } {
  const waiting: (() => void)[] = [];
  let saved = ana;
  const api = new MockApi().reply(saveUserField, async ({ body }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const { field, value } = body as { field: keyof User; value: number };
    saved = { ...saved, [field]: value };
    return { success: true as const, user: saved };
  });
  return { api, answer: () => waiting.shift()?.() };
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const saves = (api: MockApi) => api.calls(saveUserField).map(({ body }) => [body.field, body.value]);

test('a second click during a save is not lost: the last choice is shown and saved', async () => {
  const user = userEvent.setup();
  const { api, answer } = slowServer();
  renderPage(<OwnProfile loaded={ana} loadPhotoDialog={() => Promise.resolve(Dialog)} />, {
    at: '/perfil',
    route: '/perfil',
  });
  await user.dblClick(box('Aceito receber comunicações'));
  expect(box('Aceito receber comunicações')).not.toBeChecked();
  await user.click(box('Aceito receber comunicações'));
  // Ticks another box meanwhile, which the first one enabled.
  await user.click(box('Receber por e-mail'));
  expect(
    [box('Aceito receber comunicações'), box('Receber por e-mail')].map((one) => (one as HTMLInputElement).checked),
  ).toEqual([true, true]);
  expect(saves(api)).toEqual([['communicationAccepted', 1]]);
  for (let sent = 1; sent <= 3; sent += 1) {
    await waitFor(() => expect(saves(api)).toHaveLength(sent));
    answer();
  }
  expect(await screen.findByText('Salvo com sucesso!')).toBeInTheDocument();
  // The intermediate choice is never sent.
  expect(saves(api)).toEqual([
    ['communicationAccepted', 1],
    ['communicationAccepted', 1],
    ['emailNotification', 1],
  ]);
  expect(
    [box('Aceito receber comunicações'), box('Receber por e-mail')].map((one) => (one as HTMLInputElement).checked),
  ).toEqual([true, true]);
});

test('a preference that is not saved reverts and shows a message', async () => {
  const user = userEvent.setup();
  const api = new MockApi().refuse(saveUserField, { status: 500, code: 'server.failed', message: 'Não deu certo.' });
  renderPage(<OwnProfile loaded={ana} loadPhotoDialog={() => Promise.resolve(Dialog)} />, {
    at: '/perfil',
    route: '/perfil',
  });
  await user.click(box('Aceito receber comunicações'));
  expect(await screen.findByText('Não deu certo.')).toBeInTheDocument();
  expect(box('Aceito receber comunicações')).not.toBeChecked();
  expect(saves(api)).toHaveLength(1);
});
