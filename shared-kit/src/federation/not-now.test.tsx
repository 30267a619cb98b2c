import { act, render, screen } from '@testing-library/react';
import { notNow, notNowReasons, useNotNow, useNotNowReasons } from './not-now.ts';

function Form({ isChanged }: { isChanged: boolean }) {
  useNotNow(isChanged, 'form with changes');
  return null;
}

function Reasons() {
  return <output>{useNotNowReasons().join(', ')}</output>;
}

test('a form holds while it has changes, and lets go when they are sent or it is left', () => {
  const { rerender, unmount } = render(<Form isChanged={false} />);
  expect(notNowReasons()).toEqual([]);
  rerender(<Form isChanged />);
  expect(notNowReasons()).toEqual(['form with changes']);
  rerender(<Form isChanged={false} />);
  expect(notNowReasons()).toEqual([]);
  rerender(<Form isChanged />);
  unmount();
  expect(notNowReasons()).toEqual([]);
});

test('of two that hold for the same reason, each lets go of its own', () => {
  const first = notNow('payment');
  const second = notNow('payment');
  first();
  first();
  expect(notNowReasons()).toEqual(['payment']);
  second();
  expect(notNowReasons()).toEqual([]);
});

test('who watches is told', () => {
  render(<Reasons />);
  let letGo = (): void => undefined;
  act(() => {
    letGo = notNow('evaluation');
  });
  expect(screen.getByRole('status')).toHaveTextContent('evaluation');
  act(letGo);
  expect(screen.getByRole('status')).toHaveTextContent('');
});
