import { frameAt } from './preview.rules.ts';

const preview = { url: '/x.webp', interval: 3, columns: 5, rows: 3 };

test.each([
  [0, { x: 0, y: 0 }],
  [2.9, { x: 0, y: 0 }],
  [3, { x: 25, y: 0 }],
  [12, { x: 100, y: 0 }],
  [15, { x: 0, y: 50 }],
  [44, { x: 100, y: 100 }],
  [999, { x: 100, y: 100 }],
  [-1, { x: 0, y: 0 }],
])('returns the place of the image at %d s', (seconds, place) => expect(frameAt(preview, seconds)).toEqual(place));

test('returns the first place when there is only one image', () =>
  expect(frameAt({ ...preview, columns: 1, rows: 1 }, 9)).toEqual({ x: 0, y: 0 }));
