import { jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { Image } from './image.tsx';

const loader = (container: HTMLElement) => container.querySelector('[data-image-loader]');
const picture = (container: HTMLElement) => container.querySelector('img') as HTMLImageElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('hides the loading indicator after 7 s, whether or not the picture has loaded [A9-02]', () => {
  const { container } = render(<Image src="/a.webp" alt="" hasLoader />);
  act(() => jest.advanceTimersByTime(6999));
  expect(loader(container)).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(loader(container)).toBeNull();
  expect(picture(container)).toBeInTheDocument();
});

test('hides the loading indicator when the picture loads or fails, and shows it for another picture', () => {
  const { container, rerender } = render(<Image src="/a.webp" alt="" hasLoader />);
  fireEvent.load(picture(container));
  expect(loader(container)).toBeNull();
  rerender(<Image src="/b.webp" alt="" hasLoader />);
  expect(loader(container)).not.toBeNull();
  fireEvent.error(picture(container));
  expect(loader(container)).toBeNull();
});

test('shows no loading indicator for small or missing pictures', () => {
  expect(loader(render(<Image src="/a.webp" alt="" />).container)).toBeNull();
  expect(loader(render(<Image src="" alt="" hasLoader />).container)).toBeNull();
});

test('keeps the point in sight that the address names', () => {
  const positionOf = (src: string) =>
    picture(render(<Image src={src} alt="" />).container).style.getPropertyValue('object-position');
  expect(positionOf('/capa.webp#focus=82,50')).toBe('82% 50%');
  expect(positionOf('/capa.webp#topo')).toBe('');
});
