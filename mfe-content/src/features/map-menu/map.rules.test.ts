import type { TileContent } from '../../lib/tile/tile-content.rules.ts';
import { mapLayout, nextStop, sceneryOf } from './map.rules.ts';

test('places the stops in lines that turn at each side and draws the path through all of them [A2s-18]', () => {
  const { points, lines, way } = mapLayout(7, 3);
  expect(lines).toBe(3);
  expect(points.map(({ x }) => Math.round(x * 6))).toEqual([1, 3, 5, 5, 3, 1, 1]);
  expect(points.map(({ y }) => Math.floor(y))).toEqual([0, 0, 0, 1, 1, 1, 2]);
  expect(way.match(/C/g)).toHaveLength(6);
  for (const { x, y } of points) expect(way).toContain(`${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}`);
});

test('alternates the stops between left and right on a phone, one per line', () => {
  const { points, lines } = mapLayout(4, 1);
  expect(lines).toBe(4);
  expect(points.map(({ x }) => x)).toEqual([0.3, 0.7, 0.3, 0.7]);
});

test('gives every stop its own place, whatever the number of stops', () => {
  for (const perLine of [1, 3, 4]) {
    const places = mapLayout(40, perLine).points.map(({ x, y }) => `${x}/${y}`);
    expect(new Set(places).size).toBe(40);
  }
});

test('places the decorations beside the path, never on a stop', () => {
  for (const perLine of [1, 3, 4]) {
    const layout = mapLayout(9, perLine);
    const near = sceneryOf(layout, perLine).filter((thing) =>
      layout.points.some(({ x, y }) => Math.abs(x - thing.x) < 0.1 && Math.abs(y - thing.y) < 0.2),
    );
    expect(near).toEqual([]);
  }
});

test('gives an empty map one line and no path', () =>
  expect(mapLayout(0, 4)).toEqual({ points: [], lines: 1, way: '' }));

const stop = (key: string, isCompleted = false) => ({ key, isCompleted }) as TileContent;

test.each([
  ['the first of all before anything is done', [stop('item-1'), stop('item-2')], { index: 0, hasBegun: false }],
  [
    'the first item that is not done',
    [stop('item-1', true), stop('section-9'), stop('item-2')],
    { index: 2, hasBegun: true },
  ],
  ['nowhere when all is done', [stop('item-1', true), stop('section-9')], { index: -1, hasBegun: true }],
])('continues the path at %s', (_, stops, expected) => expect(nextStop(stops)).toEqual(expected));
