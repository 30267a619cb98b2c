/** @jest-environment tools/jest/browser-environment.mjs */
import { cropBetween, rectangleOf, wholePicture, withSide } from './crop.rules.ts';

test('a drag in any direction marks what stays', () => {
  expect(cropBetween({ x: 80, y: 90 }, { x: 10, y: 20 })).toEqual({ left: 10, top: 20, right: 20, bottom: 10 });
  expect(cropBetween({ x: -20, y: 0 }, { x: 50, y: 140 })).toEqual({ left: 0, top: 0, right: 50, bottom: 0 });
});

test('a click marks nothing', () => {
  expect(cropBetween({ x: 40, y: 40 }, { x: 41, y: 42 })).toBeUndefined();
});

test('a side stops before the opposite one', () => {
  expect(withSide({ ...wholePicture, right: 40 }, 'left', 90).left).toBe(55);
  expect(withSide(wholePicture, 'top', 30)).toEqual({ ...wholePicture, top: 30 });
});

test('the rectangle is in whole pixels of the picture', () => {
  expect(rectangleOf({ width: 333, height: 200 }, { left: 10, top: 0, right: 50, bottom: 25 })).toEqual({
    x: 33,
    y: 0,
    width: 134,
    height: 150,
  });
});
