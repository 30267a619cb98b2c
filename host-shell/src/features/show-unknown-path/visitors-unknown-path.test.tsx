import { render, screen } from '@testing-library/react';
import type { Composition } from '@shared-kit/contracts/delivery';
import { Link, MemoryRouter } from '@shared-kit/runtime/router';
import { nameStorage, restoreSession } from '@shared-kit/runtime/session';
import { testTenant } from '@shared-kit/testing';
import { LinkProvider } from '@shared-kit/ui';
import { clearEntry, storeEntry } from '../../lib/entry/stored-entry.ts';
import { VisitorsUnknownPath } from './visitors-unknown-path.tsx';

const composition = {
  homeModule: 'sections',
  releases: [
    {
      remote: 'mfe-content',
      manifest: { routes: [{ path: '/content/:idContentItem' }, { path: '/:slug/:idSection' }] },
    },
  ],
} as unknown as Composition;

function show(at: string, isOn = true): void {
  nameStorage('/teste');
  restoreSession(testTenant);
  render(
    <MemoryRouter initialEntries={[at]}>
      <LinkProvider link={Link}>
        <VisitorsUnknownPath composition={composition} isOn={isOn}>
          <p>Para o login</p>
        </VisitorsUnknownPath>
      </LinkProvider>
    </MemoryRouter>,
  );
}

afterEach(clearEntry);

test.each(['/esta-pagina-nao-existe', '/videos/nada'])(
  "shows 'PÁGINA NÃO ENCONTRADA.' to a visitor at %s instead of the login [A2r-33]",
  (at) => {
    show(at);
    expect(screen.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('Para o login')).not.toBeInTheDocument();
  },
);

test.each(['/', '/content/12', '/videos/12', '/videos?idSection=12', '/contactus', '/__platform'])(
  'sends a visitor of %s to the login',
  (at) => {
    show(at);
    expect(screen.getByText('Para o login')).toBeVisible();
  },
);

test('exchanges a one-time token first', () => {
  storeEntry({ token: 'abc' });
  show('/esta-pagina-nao-existe');
  expect(screen.getByText('Para o login')).toBeVisible();
});

test('sends a person who logs out on an unknown path to the login', () => {
  show('/esta-pagina-nao-existe', false);
  expect(screen.getByText('Para o login')).toBeVisible();
});
