import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { QueryClientProvider, createQueryClient } from '@shared-kit/runtime/api';
import type { LoginSession } from '@shared-kit/contracts/identity';
import type { Composition } from '@shared-kit/contracts/delivery';
import { configureFederation } from '@shared-kit/runtime/federation';
import { MemoryRouter, Route, Routes, useLocation } from '@shared-kit/runtime/router';
import { restoreSession, startSession } from '@shared-kit/runtime/session';
import { MockSocket } from './mock-socket.ts';
import { testSession, testTenant } from './test-session.ts';

const emptyComposition: Composition = {
  id: '',
  modules: [],
  homeModule: 'blocks',
  releases: [],
  fallbacks: [],
  keys: {},
};

/** Shows the router's location, for tests that click a link out of the page. */
function Elsewhere(): ReactElement {
  const { pathname, search } = useLocation();
  return <p data-testid="location">{pathname + search}</p>;
}

/**
 * Renders a page as the shell does: logged in, at an address, below its route pattern. Any other address is shown as
 * `<p data-testid="location">`.
 */
export function renderPage(
  page: ReactElement,
  options: {
    at?: string;
    route?: string;
    session?: Partial<LoginSession>;
    composition?: Partial<Composition>;
    /** Connection to the server; one that never opens unless the test gives its own. */
    socket?: MockSocket;
  } = {},
): RenderResult {
  const { at = '/', route = '/' } = options;
  if (!options.socket) new MockSocket();
  restoreSession(testTenant);
  startSession({ ...testSession, ...options.session });
  configureFederation({
    composition: { ...emptyComposition, ...options.composition },
    fetchModule: () => Promise.reject(new Error('a page test composes no other remote')),
    report: () => undefined,
  });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={route} element={page} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
