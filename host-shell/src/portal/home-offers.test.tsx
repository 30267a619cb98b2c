import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Route, Routes, useLocation, useNavigate } from '@shared-kit/runtime/router';
import { restoreSession } from '@shared-kit/runtime/session';
import { renderPage, testTenant } from '@shared-kit/testing';
import { HomeOffers } from './home-offers.tsx';

const user = userEvent.setup();
const lastTracking = { idContentItem: 3, idSection: 9, text: 'Vídeo de boas-vindas', lastPosition: 40 };

/** Stands in for the login, which passes on its state with the navigation. */
function LogIn({ to }: { to: string }): ReactElement {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(to, { replace: true, state: { lastTracking } })}>
      Entrar
    </button>
  );
}

function Portal(): ReactElement {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="place">{pathname + search}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Voltar
      </button>
      <HomeOffers />
    </>
  );
}

async function logIn(to: string, lastContentRedirect = true): Promise<void> {
  renderPage(
    <Routes>
      <Route path="/login" element={<LogIn to={to} />} />
      <Route path="*" element={<Portal />} />
    </Routes>,
    { at: '/login', route: '*' },
  );
  restoreSession({ ...testTenant, lastContentRedirect });
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

const question = () => screen.queryByRole('dialog', { name: 'Voltar ao último conteúdo?' });

test("asks at home after the login; 'Ir para conteúdo' opens the content, and going back does not ask again [A2h-08] [A2h-09] [A2h-13]", async () => {
  await logIn('/');
  expect(await screen.findByRole('dialog', { name: 'Voltar ao último conteúdo?' })).toHaveTextContent(
    'Você estava em “Vídeo de boas-vindas”.',
  );
  await user.click(screen.getByRole('button', { name: 'Ir para conteúdo' }));
  expect(screen.getByTestId('place')).toHaveTextContent('/content/3?idSection=9');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(screen.getByTestId('place')).toHaveTextContent(/^\/$/);
  expect(question()).not.toBeInTheDocument();
});

test("'Ir para tela inicial' stays at home [A2h-10]", async () => {
  await logIn('/');
  await user.click(await screen.findByRole('button', { name: 'Ir para tela inicial' }));
  expect(screen.getByTestId('place')).toHaveTextContent(/^\/$/);
  expect(question()).not.toBeInTheDocument();
});

test('asks nothing when the login leads to another page, nor when the tenant has it off', async () => {
  await logIn('/level/7');
  expect(question()).not.toBeInTheDocument();
});

test('offers nothing in a tenant that has it off', async () => {
  await logIn('/', false);
  expect(question()).not.toBeInTheDocument();
});
