import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-kit/test';
import { ViewPerson } from './view-person.tsx';

test('a profile that was opened straight leads back to the home [A2r-21]', async () => {
  renderPage(<ViewPerson />, { at: '/perfil?nome=Bia', route: '/perfil' });
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByTestId('location')).toHaveTextContent(/^\/$/);
});
