import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'shared-kit/contracts/identity';
import { renderPage } from 'shared-kit/test';
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

test('what a photo is cut in doesn’t come: the page stays with all that was typed, says so, and the next click asks anew', async () => {
  const user = userEvent.setup();
  const load = jest.fn<() => Promise<PhotoDialog>>().mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValue(Dialog);
  renderPage(<OwnProfile loaded={ana} loadPhotoDialog={load} />, { at: '/perfil', route: '/perfil' });
  await user.type(screen.getByRole('textbox', { name: /^Nome/ }), ' Nova');
  await user.click(screen.getByRole('button', { name: 'Alterar foto' }));
  expect(await screen.findByText('Não foi possível abrir a troca de foto. Verifique a sua conexão e tente novamente.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Ana Teste Nova');
  expect(screen.getByRole('button', { name: 'Alterar foto' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Alterar foto' }));
  expect(await screen.findByText('Aqui se corta a foto.')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
