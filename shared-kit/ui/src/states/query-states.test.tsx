/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { QueryStates } from './query-states.tsx';

const code = '0b5c1f0e-1111-4222-8333-444455556666';
const failed = (status: number, refetch = jest.fn()) => ({
  status: 'error' as const,
  data: undefined,
  error: Object.assign(new Error('failed'), { status, requestId: code }),
  refetch,
});
const show = (query: ReturnType<typeof failed>) =>
  render(
    <QueryStates query={query} skeleton={null}>
      {() => null}
    </QueryStates>,
  );

afterEach(() => void jest.useRealTimers());

test('a failed load shows the code for the support and copies it', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show(failed(500));
  expect(screen.getByText(code)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copiar código' })));
  expect(writeText).toHaveBeenCalledWith(code);
  expect(screen.getByRole('status').textContent).toBe('Código copiado');
});

test('a browser that refuses the clipboard leaves the code to be selected', async () => {
  const writeText = jest.fn<() => Promise<void>>().mockRejectedValue(new Error('denied'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show(failed(500));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copiar código' })));
  expect(screen.getByRole('status').textContent).toBe('Selecione o código para copiar');
});

test('loads again by itself while the server is unavailable or does not answer, and not after other failures', () => {
  jest.useFakeTimers();
  const [away, silent, broken] = [jest.fn(), jest.fn(), jest.fn()];
  show(failed(503, away));
  show(failed(0, silent));
  show(failed(500, broken));
  jest.advanceTimersByTime(5_000);
  expect([away, silent, broken].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  expect(screen.getByText(/temporariamente indisponível/)).toBeTruthy();
});

test('waits longer before each attempt while a server stays away, so that pages do not return together', () => {
  jest.useFakeTimers();
  const refetch = jest.fn();
  show(failed(503, refetch));
  const attemptsIn = (seconds: number) => {
    refetch.mockClear();
    jest.advanceTimersByTime(seconds * 1000);
    return refetch.mock.calls.length;
  };
  expect(attemptsIn(35)).toBe(3);
  expect(attemptsIn(300)).toBeLessThanOrEqual(14);
  expect(attemptsIn(31)).toBeGreaterThan(0);
});

describe('without a network', () => {
  const setOnline = (isOnline: boolean) =>
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  afterEach(() => setOnline(true));

  test.each([
    ['waits for the network before its first request', { status: 'pending', fetchStatus: 'paused', error: null }],
    ['failed offline', { status: 'error', fetchStatus: 'idle', error: new Error('offline') }],
  ] as const)('a query that %s says so and loads by itself once the network is back', (_, state) => {
    setOnline(false);
    const refetch = jest.fn();
    render(
      <QueryStates query={{ ...state, data: undefined, refetch }} skeleton={<p>Carregando</p>}>
        {() => null}
      </QueryStates>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Parece que você está sem conexão com a internet.');
    expect(screen.queryByText('Carregando')).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
