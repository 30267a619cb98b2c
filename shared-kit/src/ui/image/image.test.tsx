import { jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { Image } from './image.tsx';

const loader = (container: HTMLElement) => container.querySelector('[data-image-loader]');
const picture = (container: HTMLElement) => container.querySelector('img') as HTMLImageElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the sign that a picture loads hides after 7 s, whatever becomes of the picture [A9-02]', () => {
  const { container } = render(<Image src="/a.webp" alt="" hasLoader />);
  act(() => jest.advanceTimersByTime(6999));
  expect(loader(container)).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(loader(container)).toBeNull();
  expect(picture(container)).toBeInTheDocument();
});

test('it hides when the picture is there or fails, and comes back for another one', () => {
  const { container, rerender } = render(<Image src="/a.webp" alt="" hasLoader />);
  fireEvent.load(picture(container));
  expect(loader(container)).toBeNull();
  rerender(<Image src="/b.webp" alt="" hasLoader />);
  expect(loader(container)).not.toBeNull();
  fireEvent.error(picture(container));
  expect(loader(container)).toBeNull();
});

test('small pictures and missing ones have none', () => {
  expect(loader(render(<Image src="/a.webp" alt="" />).container)).toBeNull();
  expect(loader(render(<Image src="" alt="" hasLoader />).container)).toBeNull();
});
