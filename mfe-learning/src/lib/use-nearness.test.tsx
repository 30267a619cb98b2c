import { act, render, screen } from '@testing-library/react';
import { useNearness } from './use-nearness.ts';

let tell: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
beforeEach(() => {
  tell = undefined;
  globalThis.IntersectionObserver = class {
    constructor(listener: typeof tell) {
      tell = listener;
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
  act(() => tell?.([{ isIntersecting: false }]));
  expect(screen.getByText('longe')).toBeVisible();
  act(() => tell?.([{ isIntersecting: true }]));
  expect(screen.getByText('perto')).toBeVisible();
});
