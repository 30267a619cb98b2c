import { cropByKey, firstCrop, maxZoom, moved, squareOf, zoomed } from './crop.rules.ts';

const wide = { width: 800, height: 400 };
const first = firstCrop(wide);

test('the first square is the largest that fits, in the middle [A5-13]', () => {
  expect(squareOf(wide, first)).toEqual({ x: 200, y: 0, side: 400 });
  expect(squareOf({ width: 300, height: 900 }, firstCrop({ width: 300, height: 900 }))).toEqual({
    x: 0,
    y: 300,
    side: 300,
  });
});

test('pulling to the right brings in what lies to the left, up to the edge', () => {
  expect(squareOf(wide, moved(wide, first, 0.25, 0)).x).toBe(100);
  expect(squareOf(wide, moved(wide, first, 9, 9))).toEqual({ x: 0, y: 0, side: 400 });
  expect(squareOf(wide, moved(wide, first, -9, -9))).toEqual({ x: 400, y: 0, side: 400 });
});

test('nearer takes a smaller square about the same middle, between once and four times', () => {
  expect(squareOf(wide, zoomed(wide, first, 2))).toEqual({ x: 300, y: 100, side: 200 });
  expect(zoomed(wide, first, 100).zoom).toBe(maxZoom);
  expect(zoomed(wide, first, 0.1).zoom).toBe(1);
});

test('farther at the edge leaves nothing empty', () => {
  const corner = moved(wide, zoomed(wide, first, 4), 9, 9);
  expect(squareOf(wide, corner)).toEqual({ x: 0, y: 0, side: 100 });
  expect(squareOf(wide, zoomed(wide, corner, 0.01))).toEqual({ x: 0, y: 0, side: 400 });
});

test('arrows move, + and - zoom, other keys are not ours', () => {
  const near = zoomed(wide, first, 2);
  // The middle of `near` is at 400, 200; a step is 10 of its 200 pixels.
  expect(cropByKey(wide, near, 'ArrowLeft')).toEqual({ centerX: 390, centerY: 200, zoom: 2 });
  expect(cropByKey(wide, near, 'ArrowDown')).toEqual({ centerX: 400, centerY: 210, zoom: 2 });
  expect(cropByKey(wide, first, '+')?.zoom).toBeCloseTo(1.1);
  expect(cropByKey(wide, near, '-')?.zoom).toBeCloseTo(2 / 1.1);
  expect(cropByKey(wide, first, 'Tab')).toBeUndefined();
});
