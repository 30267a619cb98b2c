import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Link, Outlet, Route, Routes, useLocation, useNavigate } from '@shared-kit/runtime/router';
import { renderPage } from '@shared-kit/testing';
import { MAIN_ID, useRouteFocus } from './use-route-focus.ts';

const user = userEvent.setup();

/** Largest scroll position of the page. */
let longest = 0;

function scrollPage(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: Math.min(top, longest), configurable: true });
  fireEvent.scroll(window);
}

beforeAll(() => {
  window.scrollTo = (to?: ScrollToOptions | number) => scrollPage((typeof to === 'object' && to.top) || 0);
});

function Back(): ReactElement {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Página anterior
    </button>
  );
}

function Main({ name }: { name: string }): ReactElement {
  return (
    <main key={name} id={MAIN_ID} tabIndex={-1} aria-label={name}>
      <Outlet />
    </main>
  );
}

function Portal(): ReactElement {
  const location = useLocation();
  useRouteFocus(location);
  return (
    <Routes location={location}>
      <Route element={<Main name="página" />}>
        <Route path="/" element={<Link to="/video">Assistir</Link>} />
      </Route>
      <Route element={<Main name="palco" />}>
        <Route
          path="/video"
          element={
            <>
              <Link to="/">Voltar</Link>
              <Back />
            </>
          }
        />
      </Route>
    </Routes>
  );
}

test('moves the focus to the content of a new page, also when its frame differs from the previous one', async () => {
  renderPage(<Portal />, { route: '*' });
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Assistir' }));
  expect(screen.getByRole('main', { name: 'palco' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Voltar' }));
  expect(screen.getByRole('main', { name: 'página' })).toHaveFocus();
});

async function leaveAndReturn(): Promise<void> {
  longest = 1000;
  renderPage(<Portal />, { route: '*' });
  scrollPage(500);
  await user.click(screen.getByRole('link', { name: 'Assistir' }));
  expect(window.scrollY).toBe(0);
  longest = 300;
  await user.click(screen.getByRole('button', { name: 'Página anterior' }));
  expect(screen.getByRole('main', { name: 'página' })).toHaveFocus();
}

test('returns to the previous scroll position once the page is long enough', async () => {
  await leaveAndReturn();
  await waitFor(() => expect(window.scrollY).toBe(300));
  longest = 1000;
  await waitFor(() => expect(window.scrollY).toBe(500));
});

test('leaves the scroll position to a person who scrolls before that', async () => {
  await leaveAndReturn();
  fireEvent.wheel(window);
  scrollPage(200);
  longest = 1000;
  await new Promise((done) => setTimeout(done, 100));
  expect(window.scrollY).toBe(200);
});
