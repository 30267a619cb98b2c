import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { useGoBack } from './use-go-back.ts';

function Page() {
  const goBack = useGoBack('/above');
  const leave = useGoBack('/above', { replace: true });
  const navigate = useNavigate();
  return (
    <>
      <p>{useLocation().pathname}</p>
      <button type="button" onClick={goBack}>
        Voltar
      </button>
      <button type="button" onClick={leave}>
        Sair
      </button>
      <button type="button" onClick={() => void navigate('/deep')}>
        Adiante
      </button>
    </>
  );
}

/** Simulates a browser that opens `at` after another site. */
function open(at: string): void {
  history.pushState(null, '', 'http://localhost/elsewhere');
  history.pushState(null, '', at);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>,
  );
}

test.each([
  ['Voltar', 1],
  ['Sair', 0],
])(
  "leads from a page that was opened directly to its parent page, whatever the browser showed before: '%s' adds %i to the history",
  async (name, added) => {
    open('/page');
    const { length } = history;
    fireEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('/above')).toBeTruthy();
    expect(history.length).toBe(length + added);
  },
);

test('leads back to the previous page otherwise', async () => {
  open('/page');
  fireEvent.click(screen.getByRole('button', { name: 'Adiante' }));
  await screen.findByText('/deep');
  fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByText('/page')).toBeTruthy();
});
