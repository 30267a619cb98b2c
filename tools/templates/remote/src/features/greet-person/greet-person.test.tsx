import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, testSession } from '@shared-kit/testing';
import { Page } from '../../pages/newremote-home.tsx';

test('greets the person who is logged in, and hides the greeting on request', async () => {
  renderPage(<Page />);
  const words = new RegExp(`^(Bom dia|Boa tarde|Boa noite), ${testSession.viewer.name}!$`);
  expect(await screen.findByText(words)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar saudação' }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar saudação' }));
  expect(screen.getByText(words)).toBeInTheDocument();
});
