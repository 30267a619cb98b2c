import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from './index.ts';
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
