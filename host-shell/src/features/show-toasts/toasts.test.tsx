import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { useCallsInLine } from '@shared-kit/runtime/api';
import { publish } from '@shared-kit/runtime/events';
import { ToastPlace, dismissToast } from '@shared-kit/ui/toast';
import { Toasts } from './toasts.tsx';

const offline = 'Parece que você está sem conexão com a internet.';

beforeEach(() => {
  jest.useFakeTimers();
  dismissToast('offline');
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a lost connection shows a notice for 5 s [A8-01] [A8-02]', () => {
  render(<Toasts />);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(offline)).toBeInTheDocument();
  pass(4900);
  expect(screen.getByText(offline)).toBeInTheDocument();
  pass(200);
  expect(screen.queryByText(offline)).not.toBeInTheDocument();
});

test('a restored connection removes the notice', () => {
  render(<Toasts />);
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(offline)).not.toBeInTheDocument();
});

test('a crowd shows a notice for as long as calls wait in line', () => {
  render(<Toasts />);
  act(() => useCallsInLine.setState({ calls: 2 }));
  pass(60_000);
  expect(screen.getByText('Muita gente entrando agora')).toBeInTheDocument();
  act(() => useCallsInLine.setState({ calls: 0 }));
  expect(screen.queryByText('Muita gente entrando agora')).not.toBeInTheDocument();
});

test('earned points show a notice for 9 s [A9-19]', () => {
  render(<Toasts />);
  render(<ToastPlace />);
  pass(16);
  act(() => publish(pointsEarned, { earnPoints: 10, totalUserPoints: 250 }));
  expect(screen.getByText('Você ganhou 10 pontos!')).toBeInTheDocument();
  expect(screen.getByText('Agora você tem 250 pontos.')).toBeInTheDocument();
  pass(8900);
  expect(screen.getByText('Você ganhou 10 pontos!')).toBeInTheDocument();
  pass(200);
  expect(screen.queryByText('Você ganhou 10 pontos!')).not.toBeInTheDocument();
});

test('the points of several steps wait for the end of the journey and are one notice', () => {
  render(<Toasts />);
  for (let step = 1; step <= 7; step += 1) {
    act(() => publish(pointsEarned, { earnPoints: 10, totalUserPoints: 10 * step }));
    pass(20_000);
    expect(screen.queryByText(/^Você ganhou/)).not.toBeInTheDocument();
  }
  render(<ToastPlace />);
  pass(16);
  expect(screen.getAllByText(/^Você ganhou/)).toHaveLength(1);
  expect(screen.getByText('Você ganhou 70 pontos!')).toBeInTheDocument();
  pass(9100);
  act(() => publish(pointsEarned, { earnPoints: 5, totalUserPoints: 75 }));
  expect(screen.getByText('Você ganhou 5 pontos!')).toBeInTheDocument();
});
