import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Link, Outlet, Route, Routes, useLocation } from '@shared-kit/runtime/router';
import { renderPage } from '@shared-kit/testing';
import { MAIN_ID, useRouteFocus } from './use-route-focus.ts';

const user = userEvent.setup();

beforeAll(() => {
  window.scrollTo = () => undefined;
});

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
        <Route path="/video" element={<Link to="/">Voltar</Link>} />
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
