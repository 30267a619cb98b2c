import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '@shared-kit/contracts/identity';
import { Link, useLocation } from '@shared-kit/runtime/router';
import { renderPage } from '@shared-kit/testing';
import { LinkProvider } from '@shared-kit/ui';
import { Page } from './profile.tsx';

export const ana: User = {
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

/** Reply for a person without a second factor. */
export const noFactors = {
  success: true as const,
  isAvailable: true,
  isRequired: false,
  totpSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
};

/** Shows both addresses of the profile, as the shell does, and a link of the menu. */
export function Portal() {
  const { pathname } = useLocation();
  return (
    <LinkProvider link={Link}>
      <Link to="/store">Lojinha</Link>
      {/^\/(perfil|editar-perfil|editPerfil)$/.test(pathname) ? <Page /> : <p data-testid="location">{pathname}</p>}
    </LinkProvider>
  );
}

export const open = async (at = '/editar-perfil') => {
  const user = userEvent.setup({ delay: null });
  renderPage(<Portal />, { at, route: '*' });
  await screen.findByRole('textbox', { name: /^Nome/ });
  return user;
};
export const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Salvar' });
