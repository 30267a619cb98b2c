import { act, render, screen } from '@testing-library/react';
import { notNow, notNowReasons, useNotNow, useNotNowReasons } from './not-now.ts';

function Form({ isChanged }: { isChanged: boolean }) {
  useNotNow(isChanged, 'form with changes');
  return null;
}

function Reasons() {
  return <output>{useNotNowReasons().join(', ')}</output>;
}

test('blocks page updates while a form has changes, and releases them when it is sent or unmounted', () => {
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

test('releases only its own lock when two locks have the same reason', () => {
  const first = notNow('payment');
  const second = notNow('payment');
  first();
  first();
  expect(notNowReasons()).toEqual(['payment']);
  second();
  expect(notNowReasons()).toEqual([]);
});

test('notifies components that watch the reasons', () => {
  render(<Reasons />);
  let letGo = (): void => undefined;
  act(() => {
    letGo = notNow('evaluation');
  });
  expect(screen.getByRole('status')).toHaveTextContent('evaluation');
  act(letGo);
  expect(screen.getByRole('status')).toHaveTextContent('');
});
