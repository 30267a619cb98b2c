import { render, screen, within } from '@testing-library/react';
import type { AppDetails, Landing } from '@shared-kit/contracts/identity';
import { Link, MemoryRouter, Route, Routes, useLocation } from '@shared-kit/runtime/router';
import { endSession, nameStorage, restoreSession, startSession } from '@shared-kit/runtime/session';
import { testSession, testTenant } from '@shared-kit/testing';
import { LinkProvider } from '@shared-kit/ui';
import { LandingPage } from './landing-page.tsx';

const landing: Landing = {
  title: 'Aprenda hoje',
  text: 'No seu ritmo.',
  image: '/capa.webp',
  highlights: [{ icon: 'no-such-icon', title: 'Curto', text: 'Poucos minutos.' }],
  shelf: { title: 'Por dentro', items: [{ image: '/a.webp', title: 'Vitrine', text: 'Luz e preço' }] },
  closing: { title: 'Comece agora', text: '' },
};
const tenant: AppDetails = {
  ...testTenant,
  landingPage: true,
  landingPageContact: 'mailto:contato@empresa.com.br',
  landing,
};

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

function show(changes: Partial<AppDetails> = {}, begin = (): void => undefined) {
  restoreSession({ ...tenant, ...changes });
  begin();
  return render(
    <MemoryRouter initialEntries={['/landing-page']}>
      <LinkProvider link={Link}>
        <Routes>
          <Route path="/landing-page" element={<LandingPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </LinkProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  localStorage.clear();
  nameStorage('/teste');
  endSession();
});

test("shows the company's text, its logo, its contact and the link to the login [A2r-05] [A2r-06] [A2r-07]", () => {
  show({ landingLogo: '/landing.svg' });
  expect(screen.getByRole('heading', { level: 1, name: 'Aprenda hoje' })).toBeVisible();
  for (const name of ['Curto', 'Por dentro', 'Vitrine', 'Comece agora'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('img', { name: 'Empresa de Teste' })).toHaveAttribute('src', '/landing.svg');
  expect(header.getByRole('link', { name: 'Contato' })).toHaveAttribute('href', 'mailto:contato@empresa.com.br');
  expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?fromLP=true');
});

test('puts the activation first when people create their own accounts', () => {
  show({ idAppType: 2 });
  expect(screen.getAllByRole('link', { name: 'Ativar meu acesso' })[0]).toHaveAttribute('href', '/activate-user');
});

test("renders without the company's own text, and without a contact when there is none", () => {
  show({ landing: undefined as never, landingPageContact: '' });
  expect(screen.getByRole('heading', { level: 1, name: 'Empresa de Teste' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Acessar o portal' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Contato' })).not.toBeInTheDocument();
});

test("shows the company's own page in a sandboxed frame, below contact and login", async () => {
  show({ landingPageLocation: 'https://conteudo.example/page/inicio.html' });
  const frame = await screen.findByTitle('Página inicial de Empresa de Teste', {}, { timeout: 10_000 });
  expect(frame).toHaveAttribute('src', 'https://conteudo.example/page/inicio.html');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Aprenda hoje' })).not.toBeInTheDocument();
});

test('redirects to the login when it is off, and home when a session exists', () => {
  const { unmount } = show({ landingPage: false });
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/login');
  unmount();
  show({}, () => startSession(testSession));
  expect(screen.getByTestId('elsewhere').textContent).toBe('/');
});
