import type { TileContent } from '../../lib/tile/tile-content.rules.ts';

/** Point on the map: `x` from 0 to 1 across the map, `y` in lines from the top. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapLayout {
  readonly points: readonly MapPoint[];
  readonly lines: number;
  /** Path through all points, as the `d` attribute in a view box of 1 by `lines`. */
  readonly way: string;
}

/** Computes a path that turns at each side; with one stop per line it alternates between left and right. */
export function mapLayout(count: number, perLine: number): MapLayout {
  const lines = Math.max(1, Math.ceil(count / perLine));
  const points = Array.from({ length: count }, (_, index) => pointAt(index, perLine));
  return { points, lines, way: wayThrough(points) };
}

/**
 * Returns the places for decorations: between the columns of stops, alternately above and below the path; opposite the
 * stop when each line has one stop.
 */
export function sceneryOf(
  { points, lines }: Pick<MapLayout, 'points' | 'lines'>,
  perLine: number,
): readonly MapPoint[] {
  if (perLine === 1) return points.map(({ x, y }) => ({ x: 1 - x + (x < 0.5 ? 0.12 : -0.12), y }));
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length: perLine - 1 }, (_column, column) => ({
      x: (column + 1) / perLine,
      y: line + 0.5 + ((line + column) % 2 === 0 ? 0.34 : -0.32),
    })),
  ).flat();
}

function pointAt(index: number, perLine: number): MapPoint {
  const line = Math.floor(index / perLine);
  if (perLine === 1) return { x: line % 2 === 0 ? 0.3 : 0.7, y: line + 0.5 };
  const step = index % perLine;
  const column = line % 2 === 0 ? step : perLine - 1 - step;
  return { x: (column + 0.5) / perLine, y: line + 0.5 + (column % 2 === 0 ? -0.1 : 0.1) };
}

function wayThrough(points: readonly MapPoint[]): string {
  return points.reduce((way, { x, y }, index) => {
    const before = points[index - 1];
    if (!before) return `M${round(x)} ${round(y)}`;
    return `${way} ${before.x === x ? turn(before, { x, y }) : bend(before, { x, y })}`;
  }, '');
}

/** Returns a curve between two stops that leaves and enters in the direction of travel. */
function bend(from: MapPoint, to: MapPoint): string {
  const isDown = Math.abs(to.y - from.y) > 0.5;
  const middleX = (from.x + to.x) / 2;
  const middleY = (from.y + to.y) / 2;
  const [first, second] = isDown
    ? [`${round(from.x)} ${round(middleY)}`, `${round(to.x)} ${round(middleY)}`]
    : [`${round(middleX)} ${round(from.y)}`, `${round(middleX)} ${round(to.y)}`];
  return `C${first} ${second} ${round(to.x)} ${round(to.y)}`;
}

/** Returns a curve around the outer edge down to the next line. */
function turn(from: MapPoint, to: MapPoint): string {
  const out = from.x > 0.5 ? 1 : 0;
  return `C${out} ${round(from.y)} ${out} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Returns the next stop: the first stop before any is completed, then the first open item; -1 when no item is open. */
export function nextStop(stops: readonly TileContent[]): { index: number; hasBegun: boolean } {
  const hasBegun = stops.some(({ isCompleted }) => isCompleted);
  const open = stops.findIndex(({ key, isCompleted }) => key.startsWith('item-') && !isCompleted);
  return hasBegun ? { index: open, hasBegun } : { index: 0, hasBegun };
}
