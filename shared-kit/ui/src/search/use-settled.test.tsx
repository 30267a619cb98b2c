import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSettled } from './index.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('returns a text once it has not changed for 300 ms', () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text), { initialProps: { text: '' } });
  rerender({ text: 'a' });
  act(() => jest.advanceTimersByTime(299));
  rerender({ text: 'an' });
  act(() => jest.advanceTimersByTime(299));
  expect(result.current).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('an');
});
