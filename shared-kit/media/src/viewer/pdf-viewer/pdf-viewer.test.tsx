import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PdfViewer } from './pdf-viewer.tsx';

const start = jest.fn<(address: string) => Promise<Worker>>();

beforeAll(() => Object.defineProperty(globalThis, 'azulejoWorker', { value: start }));

test("shows an error after 'Carregando PDF...' when the reader's code does not load, and retries [A8-16] [A8-17]", async () => {
  start.mockRejectedValue(new TypeError('not the recorded bytes'));
  render(<PdfViewer source="/media/manual.pdf" title="Manual" startPage={1} onPage={() => undefined} />);
  expect(screen.getByText('Carregando PDF...')).toBeVisible();
  expect(await screen.findByText('Erro ao carregar PDF')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir o arquivo' }).getAttribute('href')).toBe('/media/manual.pdf');
  expect(start).toHaveBeenCalledTimes(1);
  expect(start.mock.calls[0]?.[0]).toMatch(/pdf\.worker\.min\.mjs$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Erro ao carregar PDF');
  expect(start).toHaveBeenCalledTimes(2);
});
