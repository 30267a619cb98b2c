import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@shared-kit/testing';
import { ViewPerson } from './view-person.tsx';

test('links back to the home when the profile was opened directly [A2r-21]', async () => {
  renderPage(<ViewPerson />, { at: '/perfil?nome=Bia', route: '/perfil' });
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByTestId('location')).toHaveTextContent(/^\/$/);
});
