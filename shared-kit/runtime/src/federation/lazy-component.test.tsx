import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from './lazy-component.tsx';

class Around extends Component<{ children: ReactNode }, { said: string }> {
  override state = { said: '' };

  static getDerivedStateFromError(error: Error) {
    return { said: error.message };
  }

  override render() {
    return this.state.said === '' ? this.props.children : <p>{this.state.said}</p>;
  }
}

const Greeting = ({ name }: { name: string }) => <p>{`Olá, ${name}`}</p>;

test('loads a part when it is first shown, once for all places', async () => {
  const load = jest.fn(async () => Greeting);
  const Part = lazyComponent(load, <p>Carregando</p>);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Part name="Ana" />);
  expect(screen.getByText('Carregando')).toBeTruthy();
  await screen.findByText('Olá, Ana');
  unmount();
  render(<Part name="Bruno" />);
  expect(screen.getByText('Olá, Bruno')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a part that failed, and loads it again when its place is mounted again', async () => {
  jest.useFakeTimers({ advanceTimers: 50 });
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isThere = false;
  const load = jest.fn(async () => {
    if (!isThere) throw new Error('não veio');
    return Greeting;
  });
  const Part = lazyComponent(load);
  const { unmount } = render(
    <Around>
      <Part name="Ana" />
    </Around>,
  );
  await screen.findByText('não veio', {}, { timeout: 5_000 });
  expect(load).toHaveBeenCalledTimes(3);
  unmount();
  isThere = true;
  render(<Part name="Ana" />);
  await screen.findByText('Olá, Ana');
  complaint.mockRestore();
  jest.useRealTimers();
});
