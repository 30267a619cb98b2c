/** @jest-environment tools/jest/browser-environment.mjs */
import { act, render, screen } from '@testing-library/react';
import { Alert } from '../alert/alert.tsx';
import { notify } from '../toast/toast.store.ts';
import { ToastRegion } from '../toast/toast-region.tsx';
import { ErrorState } from './states.tsx';

const requestId = '0b5c1f0e-1111-4222-8333-444455556666';
const failure = (status: number, message = 'Não há mais vagas.') =>
  Object.assign(new Error(message), { status, requestId });
const places = {
  notice(error: unknown, text: string) {
    render(<ToastRegion />);
    act(() => void notify({ kind: 'error', text, error, key: 'failed' }));
  },
  alert: (error: unknown, text: string) =>
    void render(
      <Alert tone="danger" error={error}>
        {text}
      </Alert>,
    ),
};

describe.each(['notice', 'alert'] as const)('the %s of a failed call', (place) => {
  test('has the code for the support, and a button that copies it', () => {
    places[place](failure(500), 'Não foi possível salvar.');
    expect(screen.getByText(/Código de suporte/)).toHaveTextContent(`Código de suporte: ${requestId}`);
    expect(screen.getByRole('button', { name: 'Copiar código' })).toBeTruthy();
  });

  test('has the code when the sentence of a refusal is replaced by another', () => {
    places[place](failure(409), 'Não foi possível salvar.');
    expect(screen.getByText(requestId)).toBeTruthy();
  });

  test('has no code beside the sentence of a refusal, nor without an answer', () => {
    places[place](failure(409), 'Não há mais vagas.');
    expect(screen.queryByText(requestId)).toBeNull();
    places[place](new Error('offline'), 'Sem conexão.');
    expect(screen.queryByText(/Código de suporte/)).toBeNull();
  });
});

test('an error state that is used by itself has the code', () => {
  render(<ErrorState error={failure(500)} />);
  expect(screen.getByText(requestId)).toBeTruthy();
});
