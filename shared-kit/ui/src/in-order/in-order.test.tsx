import { useState } from 'react';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SkeletonGroup } from '../skeleton/skeleton.tsx';
import { InOrder } from './in-order.tsx';
import { LATE_AFTER_MS, useIsLate } from './use-is-late.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const arrivals = new Map<string, () => void>();
/** Part that shows a placeholder until the test calls `arrive`. */
function Part({ name }: { name: string }) {
  const [hasArrived, setArrived] = useState(false);
  arrivals.set(name, () => setArrived(true));
  return hasArrived ? <p>{name}</p> : <SkeletonGroup label="Carregando">…</SkeletonGroup>;
}
const arrive = async (name: string) => act(async () => arrivals.get(name)?.());
const waitUntilLate = async () => act(async () => jest.advanceTimersByTimeAsync(LATE_AFTER_MS));
const texts = () => screen.queryAllByText(/./).map(({ textContent }) => textContent);

test('a part that loads for too long goes below the parts that have loaded', async () => {
  render(
    <InOrder>
      <Part name="position" />
      <Part name="ranking" />
      <Part name="rules" />
    </InOrder>,
  );
  await arrive('ranking');
  await arrive('rules');
  expect(texts()).toEqual(['…', 'ranking', 'rules']);
  await waitUntilLate();
  expect(texts()).toEqual(['ranking', 'rules', '…']);
  await arrive('position');
  expect(texts()).toEqual(['ranking', 'rules', 'position']);
});

test('late parts follow in the order in which they arrive, so that none moves another', async () => {
  render(
    <InOrder>
      <Part name="form" />
      <Part name="security" />
      <Part name="points" />
    </InOrder>,
  );
  await arrive('points');
  await waitUntilLate();
  await arrive('security');
  expect(texts()).toEqual(['points', 'security', '…']);
  await arrive('form');
  expect(texts()).toEqual(['points', 'security', 'form']);
});

test('parts that load in time keep their order, also when one is added later', async () => {
  const { rerender } = render(
    <InOrder>
      {false}
      <p>tabs</p>
    </InOrder>,
  );
  await waitUntilLate();
  rerender(
    <InOrder>
      <p>notice</p>
      <p>tabs</p>
    </InOrder>,
  );
  expect(texts()).toEqual(['notice', 'tabs']);
});

test('the last part holds nothing, so it keeps its place while it loads', async () => {
  render(
    <InOrder>
      <p>notice</p>
      <Part name="tabs" />
    </InOrder>,
  );
  await waitUntilLate();
  expect(texts()).toEqual(['notice', '…']);
});

test('a part is late once it has loaded for too long, and stays late when it arrives', async () => {
  function Notice({ isLoading }: { isLoading: boolean }) {
    return useIsLate(isLoading) ? 'late' : 'on time';
  }
  const { container, rerender } = render(<Notice isLoading />);
  await act(async () => jest.advanceTimersByTimeAsync(LATE_AFTER_MS - 1));
  expect(container).toHaveTextContent('on time');
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(container).toHaveTextContent('late');
  rerender(<Notice isLoading={false} />);
  expect(container).toHaveTextContent('late');
});
