import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from './index.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

function Page({ isOn }: { readonly isOn: boolean }) {
  const { isOpen, leave, stay } = useLeaveQuestion(isOn);
  return (
    <>
      <Link to="/outra">
        <span>Outra página</span>
      </Link>
      <a href="#fim">Fim</a>
      {isOpen && (
        <>
          <button type="button" onClick={leave}>
            Sair
          </button>
          <button type="button" onClick={stay}>
            Ficar
          </button>
        </>
      )}
    </>
  );
}

function show(isOn: boolean): void {
  render(
    <MemoryRouter initialEntries={['/aqui']}>
      <Routes>
        <Route path="/aqui" element={<Page isOn={isOn} />} />
        <Route path="/outra" element={<p>Outra</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

test('holds a link until the person has answered', async () => {
  show(true);
  await userEvent.click(screen.getByText('Outra página'));
  expect(screen.queryByText('Outra')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ficar' }));
  expect(screen.queryByRole('button', { name: 'Sair' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Outra página'));
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(screen.getByText('Outra')).toBeVisible();
});

test('lets links within the page pass, and every link while it is off', async () => {
  show(true);
  await userEvent.click(screen.getByText('Fim'));
  expect(screen.queryByRole('button', { name: 'Sair' })).not.toBeInTheDocument();
});

test('asks nothing while there is nothing to lose', async () => {
  show(false);
  await userEvent.click(screen.getByText('Outra página'));
  expect(screen.getByText('Outra')).toBeVisible();
});

test('asks before a reload', () => {
  show(true);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

const back = () => act(() => history.back());

async function showAfterAnotherPage(isOn: boolean): Promise<void> {
  history.replaceState(null, '', '/outra');
  const { unmount } = render(
    <BrowserRouter>
      <Link to="/aqui">Aqui</Link>
      <Routes>
        <Route path="/aqui" element={<Page isOn={isOn} />} />
        <Route path="/outra" element={<p>Outra</p>} />
      </Routes>
    </BrowserRouter>,
  );
  cleanups.push(unmount);
  await userEvent.click(screen.getByText('Aqui'));
}
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

test('holds the back button, and stays on the page with its address', async () => {
  await showAfterAnotherPage(true);
  back();
  await userEvent.click(await screen.findByRole('button', { name: 'Ficar' }));
  await waitFor(() => expect(location.pathname).toBe('/aqui'));
  expect(screen.queryByText('Outra')).not.toBeInTheDocument();
  back();
  expect(await screen.findByRole('button', { name: 'Sair' })).toBeVisible();
  // The step back to the page must not reach the next test.
  await waitFor(() => expect(location.pathname).toBe('/aqui'));
});

test('goes back after the person has answered', async () => {
  await showAfterAnotherPage(true);
  back();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sair' })).toBeVisible());
  await waitFor(() => expect(location.pathname).toBe('/aqui'));
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(await screen.findByText('Outra')).toBeVisible();
  expect(location.pathname).toBe('/outra');
});

test('lets the back button pass while there is nothing to lose', async () => {
  await showAfterAnotherPage(false);
  back();
  expect(await screen.findByText('Outra')).toBeVisible();
});
