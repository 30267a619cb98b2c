import { act, render, screen } from '@testing-library/react';
import { useNearness } from './use-nearness.ts';

let notify: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
beforeEach(() => {
  notify = undefined;
  globalThis.IntersectionObserver = class {
    constructor(listener: typeof notify) {
      notify = listener;
    }
    observe() {}
    disconnect() {}
  } as never;
});

function Far({ isThere }: { isThere: boolean }) {
  const [place, isNear] = useNearness();
  return isThere ? <p ref={place}>{isNear ? 'perto' : 'longe'}</p> : null;
}

test('observes an element that mounts later than its block', () => {
  const { rerender } = render(<Far isThere={false} />);
  rerender(<Far isThere />);
  expect(screen.getByText('longe')).toBeVisible();
  act(() => notify?.([{ isIntersecting: false }]));
  expect(screen.getByText('longe')).toBeVisible();
  act(() => notify?.([{ isIntersecting: true }]));
  expect(screen.getByText('perto')).toBeVisible();
});
