import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { WaitDialog } from './wait-dialog.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const text = 'Aguarde, iniciando conteúdo';
const dialog = () => screen.queryByRole('dialog', { name: text });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test.each([
  [undefined, 1000],
  [2000 as const, 2000],
])('stays open while it takes, and closes a moment after (%s, %i ms) [B4.7-10]', (removedAfterMs, moment) => {
  const props = removedAfterMs ? { text, removedAfterMs } : { text };
  const { rerender } = render(<WaitDialog isOpen {...props} />);
  pass(10_000);
  expect(dialog()).toBeInTheDocument();
  rerender(<WaitDialog isOpen={false} {...props} />);
  pass(moment - 1);
  expect(dialog()).toBeInTheDocument();
  pass(1);
  expect(dialog()).not.toBeInTheDocument();
});

test('closes at once after a failure', () => {
  const { rerender } = render(<WaitDialog isOpen text={text} />);
  rerender(<WaitDialog isOpen={false} isCutShort text={text} />);
  expect(dialog()).not.toBeInTheDocument();
});

test('never opens without a wait, and has no close button', () => {
  const { rerender } = render(<WaitDialog isOpen={false} text={text} />);
  expect(dialog()).not.toBeInTheDocument();
  rerender(<WaitDialog isOpen text={text} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
