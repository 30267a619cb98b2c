import { cropByKey, firstCrop, maxZoom, moved, squareOf, zoomed } from './crop.rules.ts';

const wide = { width: 800, height: 400 };
const first = firstCrop(wide);

test('the first crop is the largest square that fits, centred [A5-13]', () => {
  expect(squareOf(wide, first)).toEqual({ x: 200, y: 0, side: 400 });
  expect(squareOf({ width: 300, height: 900 }, firstCrop({ width: 300, height: 900 }))).toEqual({
    x: 0,
    y: 300,
    side: 300,
  });
});

test('dragging to the right moves the crop to the left, up to the edge of the picture', () => {
  expect(squareOf(wide, moved(wide, first, 0.25, 0)).x).toBe(100);
  expect(squareOf(wide, moved(wide, first, 9, 9))).toEqual({ x: 0, y: 0, side: 400 });
  expect(squareOf(wide, moved(wide, first, -9, -9))).toEqual({ x: 400, y: 0, side: 400 });
});

test('zooming in takes a smaller square around the same centre, between 1× and 4×', () => {
  expect(squareOf(wide, zoomed(wide, first, 2))).toEqual({ x: 300, y: 100, side: 200 });
  expect(zoomed(wide, first, 100).zoom).toBe(maxZoom);
  expect(zoomed(wide, first, 0.1).zoom).toBe(1);
});

test('zooming out at the edge leaves no part of the square empty', () => {
  const corner = moved(wide, zoomed(wide, first, 4), 9, 9);
  expect(squareOf(wide, corner)).toEqual({ x: 0, y: 0, side: 100 });
  expect(squareOf(wide, zoomed(wide, corner, 0.01))).toEqual({ x: 0, y: 0, side: 400 });
});

test('arrow keys move, + and - zoom, and other keys are ignored', () => {
  const near = zoomed(wide, first, 2);
  // The centre of `near` is at 400, 200; a step is 10 of its 200 pixels.
  expect(cropByKey(wide, near, 'ArrowLeft')).toEqual({ centerX: 390, centerY: 200, zoom: 2 });
  expect(cropByKey(wide, near, 'ArrowDown')).toEqual({ centerX: 400, centerY: 210, zoom: 2 });
  expect(cropByKey(wide, first, '+')?.zoom).toBeCloseTo(1.1);
  expect(cropByKey(wide, near, '-')?.zoom).toBeCloseTo(2 / 1.1);
  expect(cropByKey(wide, first, 'Tab')).toBeUndefined();
});
