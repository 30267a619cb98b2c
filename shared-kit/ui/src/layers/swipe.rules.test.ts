import { closes, pulledBy, swipeFrom, swipeTo } from './swipe.rules.ts';
import type { Point } from './swipe.rules.ts';

const drag = (...points: Point[]) => points.reduce((swipe, at) => swipeTo(swipe, at), swipeFrom({ x: 100, y: 100 }));

test('closes on a pull of more than 100 px and not on 100 px [B9-30]', () => {
  expect(closes(drag({ x: 100, y: 150 }, { x: 102, y: 201 }))).toBe(true);
  expect(closes(drag({ x: 100, y: 150 }, { x: 100, y: 200 }))).toBe(false);
});

test('stays open when pulled back, and never moves above its place', () => {
  const back = drag({ x: 100, y: 260 }, { x: 100, y: 90 });
  expect(closes(back)).toBe(false);
  expect(pulledBy(back)).toBe(0);
});

test.each([
  ['sideways', { x: 160, y: 110 }],
  ['up', { x: 100, y: 60 }],
])('never pulls when the finger starts %s, however far down it goes then', (_, first) => {
  const swipe = drag(first, { x: 100, y: 400 });
  expect(pulledBy(swipe)).toBe(0);
  expect(closes(swipe)).toBe(false);
});

test('ignores the small moves of a tap', () => {
  expect(pulledBy(drag({ x: 103, y: 106 }))).toBe(0);
});
